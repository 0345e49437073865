/** Keys: choose a handle, pick it up, move it and drop it; move the wall brush; undo and redo. */
import type { Figure } from '../figure/figure.ts';
import { cellAt, endCells } from '../figure/sources/grid.ts';
import { handleName } from '../figure/status.ts';
import type { Gestures } from './gestures.ts';
import { ARROWS, keyMove, turnKey } from './space-hands.ts';

/** Handles that a key advances by. */
export const JUMPS: Record<string, number> = {
  ...{ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
  ...{ PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity },
};

export function keysOf(figure: Figure, gestures: Gestures) {
  const { settings, holding, history, challenge, brush, tool, selected, handles } = figure;

  function down(event: KeyboardEvent) {
    // A handle focused by the mouse shows its focus from the first key press.
    if ((event.target as Element).matches('.handle')) figure.focused.value = true;
    if (press(event)) event.preventDefault();
  }

  /** Ends a step of undo with each key, unless a handle is picked up. */
  function up() {
    if (!gestures.isPressed() && holding.chosen.peek() < 0) history.commit();
  }

  function press(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey) return !isTyped(target) && !event.altKey && travel(event);
    if (event.key === 'Escape') return escape(target);
    const isPicture = target.matches('canvas');
    if (isPicture && turnKey(figure, event.key, event.shiftKey)) return true;
    if (settings.readonly) return false;
    if (isPicture) return ring(event);
    return target.matches('.handle') && !challenge.isOn.peek() && handle(event);
  }

  function travel({ key, shiftKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return false;
    if (gestures.cancel()) return true;
    if (letter === 'z' && !shiftKey) history.undo();
    else history.redo();
    return true;
  }

  /** Cancels the current action, or turns the wall brush off. */
  function escape(target: Element): boolean {
    const isHandle = target.matches('.handle');
    if (history.interrupt()) return true;
    if (challenge.isOn.peek()) {
      challenge.leave();
      return target.matches('canvas');
    }
    if (gestures.cancel() || (isHandle && holding.putBack())) return true;
    if (!target.matches('canvas') || settings.tool !== 'walls') return false;
    figure.set({ tool: 'move' }, 'user');
    return true;
  }

  function handle(event: KeyboardEvent): boolean {
    const { key, shiftKey, altKey } = event;
    const index = selected.peek();
    if (index === holding.held.peek() && nudge(index, event)) return true;
    if (key in JUMPS && !shiftKey && !altKey) {
      holding.letGo();
      selected.value = Math.min(handles.peek().length - 1, Math.max(0, index + JUMPS[key]));
    } else if (key === 'Delete' || key === 'Backspace') {
      gestures.cancel();
      figure.remove(index);
    } else if (key === 'Insert' || key === '+') {
      gestures.cancel();
      figure.add();
    } else return false;
    return true;
  }

  /** Moves a held handle. Returns false for keys that move nothing. */
  function nudge(index: number, { key, shiftKey, altKey }: KeyboardEvent): boolean {
    const { step, far, fine } = figure.source.peek().nudge;
    const pace = shiftKey ? far : altKey ? fine : step;
    const direction = ARROWS[key];
    const { x, y } = handles.peek()[index];
    const flat = direction && { x: x + pace * direction[0], y: y + pace * direction[1] };
    const to = keyMove(figure, index, key, pace) ?? flat;
    if (!to) return false;
    history.begin();
    figure.move(index, to, 'keyboard');
    figure.tell(handleName(figure, index), holding.chosen.peek() >= 0);
    return true;
  }

  /** Moves the ring, or acts on its cell: tries a stone of a challenge, or adds or removes a wall. */
  function ring({ key, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
    const takes = tool.peek() === 'stones';
    if (altKey || !(takes || tool.peek() === 'walls')) return false;
    const middle = { x: settings.columns / 2, y: settings.rows / 2 };
    const isHere = brush.peek() >= 0;
    const cell = isHere ? brush.peek() : cellAt(settings, middle);
    const direction = ARROWS[key];
    if (direction) {
      const { x, y } = figure.placeOf(cell);
      const next = cellAt(settings, { x: x + direction[0], y: y + direction[1] });
      // The first key shows where the ring is.
      if (takes) challenge.ask(isHere ? next : cell);
      else {
        history.begin();
        // With Shift, the brush copies the cell it leaves; an end counts as a wall.
        if (shiftKey) figure.paint([next], figure.isWall(cell) || endCells(settings).includes(cell));
        brush.value = next;
      }
    } else if (key === ' ' || key === 'Enter') {
      brush.value = cell;
      if (!takes) figure.paint([cell], !figure.isWall(cell));
      else if (!repeat) challenge.take(cell);
    } else return false;
    return true;
  }

  return { down, up };
}

/** In text fields, the browser handles undo. */
const isTyped = (target: Element) => target instanceof HTMLInputElement && target.type === 'text';
