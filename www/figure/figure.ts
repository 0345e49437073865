/** A figure without a DOM: one signal per setting, and everything computed from them. */
import { cellsToPoints, Follower, randomSeed } from '../engine.ts';
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { CurveMarks, Turn } from '../drawing/marks.ts';
import type { Scene } from '../drawing/picture.ts';
import { letterOf } from '../drawing/handles.ts';
import { FIRST_ORBIT, type Space } from '../geometry/space.ts';
import type { Camera } from '../geometry/camera.ts';
import type { Place } from '../geometry/view.ts';
import { wordsIn } from '../words/say.ts';
import { carvingFor, type GridState } from './carving.ts';
import { chaikin } from './curves/chaikin.ts';
import { challengeIn, type Try } from './challenge.ts';
import { CURVES, curveOf, type CurveId } from './curves/index.ts';
import { type CurveKind, type Line, type Walls, alongBranches, lineOf } from './curves/kind.ts';
import { describe, statusOf, type Status } from './status.ts';
import { historyOf, holdingIn } from './history.ts';
import { latePath } from './late-path.ts';
import { motionOf } from './motion.ts';
import { recordingOf, AS_IT_IS, toCells } from './sources/track.ts';
import { partsFor, type Part } from './parts.ts';
import { NAMES, START, UNDONE, type Name, type Patch, type Settings } from './settings.ts';
import { cellAt, centreOf, endCells, wallCells } from './sources/grid.ts';
import { SOURCES } from './sources/index.ts';
import { spaceHeight } from './sources/points.ts';
import { readState, writeState } from './state-string.ts';
import { lazy, numbersOf, valuesOf, type CurveNumbers, type Values } from './values.ts';
import { blockedCells, crossesOf, cutOffEnds, floorOf, isTooLargeToGuard } from './walls.ts';

/** Distance over which the traveller turns, in cells. */
const TURNING = 0.5;
/** Most coordinates of a line with marks: more marks would hide the curves. */
const MOST_MARKED = 4000;
/** Grids with a longer side can be zoomed, in cells. */
const LARGE_SIDE = 128;

/** A shared empty list, so that computed values see no change. */
const NONE: readonly never[] = [];

type Signals = { [K in Name]: Signal<Settings[K]> };
export type Cause = 'user' | 'api' | 'keyboard';

export class Figure {
  readonly signals = Object.fromEntries(
    NAMES.map((name) => [name, signal(START[name])]),
  ) as unknown as Signals;
  /** The settings as a plain-looking object whose getters read the signals, so pure functions are tracked. */
  readonly settings = lazy<object>(
    Object.fromEntries(NAMES.map((name) => [name, () => this.signals[name].value])),
  ) as Settings;
  readonly say = signal(wordsIn('en'));
  /** Index of the selected handle, or -1. */
  readonly selected = signal(-1);
  /** Index of the handle under the pointer, or -1. */
  readonly hovered = signal(-1);
  /** Whether the selected handle shows its focus. */
  readonly focused = signal(false);
  /** Cell under the keyboard's wall brush, or -1. */
  readonly brush = signal(-1);
  readonly hasBuilt = signal(false);
  /** Whether a finger may touch it. */
  hasFinger = false;
  readonly pointed = signal<readonly Part[]>([]);
  /** Cell under a mouse that builds walls, or -1. */
  readonly aim = signal(-1);
  readonly lead = signal<CurveId | null>(null);
  readonly turn = signal<Turn | null>(null);
  /** True once a wasm module is loaded. */
  readonly started = signal(false);
  /** True once loading takes long. */
  readonly isLate = signal(false);
  /** Counts the modules loaded. The next module computes results that the last one could not. */
  readonly modules = signal(0);
  readonly history = historyOf(
    () => Object.fromEntries(UNDONE.map((name) => [name, this.signals[name].peek()])) as Patch,
    (patch) => this.set(patch, 'user'),
  );
  readonly holding = holdingIn(this);
  /** The status of the last event, until something else changes. */
  readonly note = signal<Status | null>(null);
  onChange: (cause: Cause, names: readonly Name[]) => void = () => {};
  onStep: () => void = () => {};
  /** Called after each try that counts, in a challenge. */
  onTry: (told: Try) => void = () => {};
  /** Called when a result needs the whole module. */
  onMissing: () => void = () => {};
  onTooLarge: (error: unknown) => void = () => {};

  readonly source = computed(() => SOURCES[this.settings.source]);
  readonly handles = computed(() => this.source.value.handles(this.settings));
  /** The box around the curves and the angles of its view; null in the plane. */
  readonly space = computed<Space | null>(() => {
    if (this.settings.dimension === 2 || this.source.value.grid) return null;
    return { height: spaceHeight(this.settings), orbit: this.settings.orbit ?? FIRST_ORBIT };
  });
  /** Whether curves lie in space. Unlike `space`, it does not change while the view turns. */
  readonly #isDeep = computed(() => this.space.value !== null);
  readonly forward = computed(() => {
    const lead = this.lead.value;
    return lead && this.settings.overlays.includes(lead) ? lead : null;
  });

  /** True while the figure is in no page, so that no search runs. */
  readonly away = signal(false);
  readonly late = latePath(this.settings, this.started, this.away);
  readonly carving = carvingFor(this);
  readonly challenge = challengeIn(this);
  readonly parts = partsFor(this);

  /** The paths as they were when the reader took up the wall brush. */
  readonly #before = signal<readonly (readonly number[])[]>([]);

  /** The visible part of a large grid, or null for all of it. */
  readonly camera = signal<Camera | null>(null);
  readonly zooms = computed(
    () => this.source.value.grid && Math.max(this.settings.columns, this.settings.rows) > LARGE_SIDE,
  );

  readonly total = this.carving.total;
  readonly position = computed(() =>
    this.challenge.isOn.value ? this.carving.tried.value : Math.min(this.settings.position, this.total.value),
  );
  readonly isAtStart = computed(() => this.position.value === 0);
  readonly isAtEnd = computed(() => this.position.value >= this.total.value);
  readonly motion = motionOf(this);

  /** The cells and the known route, or null for a source without a grid. */
  readonly grid = computed<GridState | null>(() =>
    this.source.value.grid ? this.carving.at(this.position.value) : null,
  );

  /** The finished path, or the branches of a tree with more than two ends. */
  readonly paths = computed<readonly (readonly number[])[]>(() => {
    const grid = this.grid.value;
    return grid?.finished ? grid.routes.map((cells) => Array.from(cells)) : [];
  });

  readonly cutOff = computed<readonly number[]>(() => {
    const grid = this.grid.value;
    if (!grid?.finished || grid.routes.length || this.late.isOld.value) return NONE;
    return this.ask(() => cutOffEnds(this.settings)) ?? NONE;
  });

  /** The cells that curves should not cross: walls, and cells carved away; null without a path on a grid. */
  readonly walls = computed<Walls | null>(() => {
    if (!this.paths.value.length) return null;
    const { columns: width, rows: height } = this.settings;
    return { width, height, walls: blockedCells(this.settings, this.source.value.carved, this.paths.value) };
  });

  readonly fit = computed(() => {
    const source = this.source.value;
    return (!source.grid && source.fit?.(this.settings)) || AS_IT_IS;
  });
  readonly isRecorded = computed(() => !this.source.value.grid && this.source.value.fit !== undefined);

  /** The lines that curves follow, one for each branch. */
  readonly lines = computed<readonly Line[]>(() => {
    const source = this.source.value;
    const { columns: width, guarded } = this.settings;
    const shape = {
      dimension: this.#isDeep.value ? (3 as const) : (2 as const),
      closed: !source.grid && this.settings.closed,
      walls: guarded && !isTooLargeToGuard(this.settings) ? this.walls.value : null,
    };
    const { value: paths } = this.paths;
    const raws = source.grid
      ? (paths.length ? paths : [[]]).map((cells) => cellsToPoints(cells, { width }))
      : [toCells(this.fit.value, source.points(this.settings), shape.dimension)];
    const found = this.ask(() => raws.map((raw) => lineOf({ raw, ...shape }, this.settings)));
    return found ?? raws.map((raw) => ({ raw, base: raw, ...shape }));
  });

  readonly line = computed(() => this.lines.value[0]);

  /** One computed per curve, so changing one curve's parameter recomputes that curve only. */
  readonly #smoothed = CURVES.map((kind) =>
    computed(() =>
      this.settings.overlays.includes(kind.id)
        ? this.ask(() => alongBranches(kind, this.lines.value, this.settings))
        : null,
    ),
  );
  readonly #curves = CURVES.map(({ id, style }, i) =>
    computed(() => {
      const [points, ...branches] = this.#smoothed[i].value ?? [];
      if (!points?.length) return null;
      const { closed } = this.line.value;
      const crosses = id === 'raw' ? [] : crossesOf([points, ...branches], this.#floor.value);
      return { id, style, points, closed, branches, crosses };
    }),
  );
  /** A curve along every branch, even if it is hidden. Throws `NotReady` if the loaded module lacks its function. */
  curvePaths(id: CurveId) {
    return alongBranches(curveOf(id), this.lines.value, this.settings);
  }

  /** Cells in which crosses mark curves; null for no crosses. */
  readonly #floor = computed(() => floorOf(this));
  readonly curves = computed(() =>
    this.grid.value?.finished === false ? NONE : this.#curves.flatMap(({ value }) => value ?? []),
  );

  /** Indexes in the base line of the points that Chaikin throws out of a recorded track. */
  readonly rejected = computed<ArrayLike<number>>(() => {
    if (!this.isRecorded.value || !this.settings.overlays.includes(chaikin.id)) return [];
    return this.ask(() => chaikin.rejected!(this.line.value, this.settings)) ?? [];
  });

  readonly #recording = computed(() =>
    this.isRecorded.value
      ? recordingOf(this.line.value, this.rejected.value, this.settings.overlays.includes('raw'))
      : null,
  );

  /** The curves to draw: the raw line of a recorded track leaves out its outliers. */
  readonly #drawn = computed(() => {
    const steady = this.#recording.value?.steady;
    const curves = this.curves.value;
    return steady
      ? curves.map((curve) => (curve.id === 'raw' ? { ...curve, points: steady } : curve))
      : curves;
  });
  readonly #marks = CURVES.map(({ id, style: { tone }, marks }: CurveKind<CurveId>, i) =>
    computed<CurveMarks | null>(() => {
      const isMarked = this.settings.marks && this.#curves[i].value !== null;
      const line = this.line.value;
      if (!marks || !isMarked || line.dimension === 3 || line.raw.length > MOST_MARKED) return null;
      const found = this.ask(() => marks(line, this.settings));
      return found && { id, tone, marks: found };
    }),
  );
  readonly marks = computed(() =>
    this.curves.value.length ? this.#marks.flatMap(({ value }) => value ?? []) : [],
  );

  /** The numbers of each curve; null while there is no such curve. */
  readonly numbers: ReadonlyMap<CurveId, ReadonlySignal<CurveNumbers | null>> = new Map(
    CURVES.map(({ id }, i) => [
      id,
      computed(() => {
        const curve = this.grid.value?.finished === false ? null : this.#curves[i].value;
        void this.modules.value;
        return curve && numbersOf(this, [curve.points, ...curve.branches]);
      }),
    ]),
  );

  /** A follower per curve. Their memory is in wasm, so new followers free the old ones. */
  readonly riders = computed<ReadonlyMap<CurveId, Follower>>(() => {
    for (const rider of this.#ridden.values()) rider.free();
    this.#ridden = new Map();
    const { dimension, raw, closed } = this.line.value;
    // Without curves, a finished challenge is walked along its path.
    const isDone = this.challenge.isOn.value && this.grid.value?.finished;
    const path = isDone ? [{ id: 'raw' as const, points: raw, closed }] : [];
    for (const { id, points, closed } of this.curves.value.length ? this.curves.value : path) {
      const rider = this.ask(() => new Follower(points, { turning: TURNING, closed, dimension }));
      if (rider) this.#ridden.set(id, rider);
    }
    return this.#ridden;
  });
  #ridden = new Map<CurveId, Follower>();

  /** Numbers for sentences: a new object whenever one may have changed. */
  readonly values = computed<Values>(() => {
    void [this.modules.value, this.position.value];
    return valuesOf(this);
  });

  readonly partsAtHand = computed<readonly Part[]>(() => {
    if (this.pointed.value.length) return this.pointed.value;
    const handle = this.focused.value ? this.handles.value[this.selected.value] : undefined;
    const place = handle ?? (this.brush.value < 0 ? undefined : this.placeOf(this.brush.value));
    void [this.grid.value, this.curves.value];
    return place ? this.parts.at(place, 0, handle !== undefined) : [];
  });

  /** Names beyond B, from the top; none without a curve. */
  readonly labels = computed(() => {
    const rows = CURVES.toSorted((a, b) => a.row - b.row);
    const labels = rows.map(({ id }) => ({ id, label: this.say.value(`curve.${id}`) }));
    return this.settings.overlays.length ? labels : NONE;
  });

  /** The action of pointers and keys on the picture: knock out stones, turn space, build walls, or move handles. */
  readonly tool = computed<'stones' | 'turn' | 'walls' | 'move'>(() => {
    const { readonly, tool } = this.settings;
    if (this.challenge.isOn.value && !readonly) return 'stones';
    if (this.#isDeep.value) return 'turn';
    return tool === 'walls' && !readonly && this.source.value.grid ? 'walls' : 'move';
  });

  /** Cell under the keyboard's brush or ring, or under a mouse that builds walls. */
  #ringed() {
    if (this.tool.value === 'move') return -1;
    if (this.tool.value === 'walls' && this.brush.value < 0) return this.aim.value;
    return this.brush.value;
  }

  readonly #walls = computed(() => (this.source.value.grid ? wallCells(this.settings) : NONE));
  readonly #handles = computed(() => {
    const selected = this.focused.value ? this.selected.value : -1;
    const cutOff = this.cutOff.value;
    return this.handles.value.map((place, i) => ({
      ...place,
      letter: this.letterOf(i),
      isCut: cutOff.includes(i),
      isFixed: this.settings.readonly || this.challenge.isOn.value,
      hovered: i === this.hovered.value,
      focused: i === selected,
      chosen: i === this.holding.chosen.value,
    }));
  });

  /** Everything to draw except motion, as plain values. Parts that a step does not change stay the same objects. */
  readonly scene = computed<Scene>(() => {
    const { columns, rows, dimension } = this.settings;
    const grid = this.grid.value;
    const finished = grid?.finished ?? true;
    const recording = this.#recording.value;
    const refusal = this.challenge.refusal.value;
    const isPlain = this.settings.look === 'lines' && finished;
    const [path = NONE, ...branches] = isPlain ? NONE : this.paths.value;
    return {
      columns,
      rows,
      isGrid: this.source.value.grid,
      kinds: grid?.kinds ?? null,
      sockets: !isPlain && (grid !== null || (this.handles.value.length > 0 && dimension === 2)),
      walls: this.#walls.value,
      path,
      branches,
      before: this.#before.value,
      finished,
      tried: grid?.tried ?? -1,
      curves: this.#drawn.value,
      space: this.space.value,
      recording,
      labels: recording ? NONE : this.labels.value,
      handles: recording ? recording.ends : this.#handles.value,
      brush: this.#ringed(),
      marks: this.marks.value,
      turn: this.turn.value,
      lit: this.parts.lit.value,
      refused: refusal?.parts.length
        ? { cell: refusal.cell, label: this.say.value('challenge.apart').split('\n') }
        : null,
    };
  });

  readonly #status = computed(() => statusOf(this));
  readonly status = computed(() => this.#status.value.text);
  /** Whether the status line is visible, and not for screen readers only. */
  readonly isStatusShown = computed(() => this.#status.value.shown);

  /** The picture in words; during a gesture or a show, as it was before. */
  readonly description = computed(() => {
    if (!this.history.inGesture() && !this.motion.playing.value) this.#described = describe(this);
    return this.#described;
  });
  #described = '';

  constructor(start: Patch = {}) {
    this.set(start);
  }

  /**
   * Computes a result. If the loaded module lacks the function, returns null until the next module computes it. A started
   * figure does without a curve that is too large; before that, such a curve is an error.
   */
  ask = <T>(make: () => T): T | null => {
    try {
      return make();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'TooLarge' && this.started.peek()) {
        this.onTooLarge(error);
        return null;
      }
      if (code !== 'NotReady') throw error;
      this.#lacking = this.modules.value;
      if (this.started.peek()) this.onMissing();
      return null;
    }
  };

  #lacking = -1;
  get isLacking() {
    return this.#lacking === this.modules.peek();
  }

  /** Changes settings. A change that carves another path stops playback and shows the finished path. */
  set(given: Patch, cause: Cause = 'api') {
    const { points, dimension } = this.settings;
    // Until the figure starts, a list of points waits for its dimension, which may be set later.
    const patch =
      this.started.peek() && points?.size === 0
        ? { points: { ...points, size: dimension }, ...given }
        : given;
    const names = (Object.keys(patch) as Name[]).filter(
      (name) => !Object.is(this.signals[name].peek(), patch[name]),
    );
    if (names.length === 0) return;
    const carved = this.carving.request.peek();
    batch(() => {
      for (const name of names) (this.signals[name] as Signal<unknown>).value = patch[name];
      if (names.some((name) => name !== 'position')) this.note.value = null;
      if (names.includes('source') || names.includes('tool')) {
        this.selected.value = this.brush.value = -1;
        this.holding.forget();
        this.#before.value =
          this.signals.tool.peek() === 'walls' && this.started.peek() ? this.paths.peek() : [];
      }
      const isOther = names.includes('source') || names.includes('challenge');
      if (isOther && !('position' in patch)) this.motion.finish();
      if (['source', 'columns', 'rows'].some((name) => names.includes(name as Name)))
        this.camera.value = null;
    });
    const isAnother = carved !== this.carving.request.peek();
    if (isAnother && this.challenge.isOn.peek()) this.challenge.forget();
    else if ('position' in patch) this.motion.settle();
    else if (isAnother) this.motion.finish();
    if (this.signals.readonly.peek()) this.motion.endHint();
    this.onChange(cause, names);
  }

  /** A change by the user: one undo step, or part of the open gesture. */
  edit(patch: Patch | null, cause: Cause = 'user') {
    if (!patch) return;
    const whole = !this.history.inGesture();
    this.history.begin();
    this.set(patch, cause);
    if (whole) this.history.commit();
  }

  roll = () => {
    const { points, seed: present } = this.settings;
    // A different seed, short enough to read out and to drag to.
    const seed = (present + 1 + (randomSeed() % 999)) % 1000;
    if (points !== this.#pool.picked) this.#pool = { all: points, picked: null };
    this.edit(this.source.peek().another?.(this.settings, seed, this.#pool.all) ?? { seed });
    this.#pool.picked = this.settings.points;
    if (this.source.peek().carved) this.motion.another();
  };

  /** The points from which some were picked, so that picking again picks from all of them. */
  #pool: { all: Settings['points']; picked: Settings['points'] } = { all: null, picked: null };

  /** Letter of an end; the first and last of some waypoints are ends, too. */
  letterOf = (index: number): string => {
    if (this.source.value.grid) return letterOf(index);
    const last = this.handles.value.length - 1;
    if (this.settings.closed || (index > 0 && index < last)) return '';
    return index === 0 ? 'A' : 'B';
  };

  /** Stops a search and restores the settings of the visible path. */
  cancelSearch = () => {
    const before = this.late.cancel();
    if (before) this.set(before, 'user');
  };

  move(index: number, to: Place, cause: Cause = 'user') {
    this.motion.endHint();
    // A page may remove handles while the reader holds one.
    if (!this.handles.peek()[index]) return;
    this.edit(this.source.value.move(this.settings, index, to), cause);
  }

  /** Adds a handle at a place, or halfway between the selected one and the next. Returns false if there is no room. */
  add = (at?: Place): boolean => {
    const index = Math.max(0, this.selected.peek());
    const added = at
      ? this.source.value.add?.(this.settings, at)
      : this.source.value.split?.(this.settings, index);
    if (!added) return false;
    this.holding.letGo();
    this.edit(added.patch);
    this.selected.value = this.holding.held.value = added.index;
    return true;
  };

  remove = (index = this.selected.peek()) => {
    const last = index < 0 ? this.handles.peek().length - 1 : index;
    this.holding.letGo();
    this.edit(this.source.value.remove?.(this.settings, last) ?? null);
    this.selected.value = Math.min(this.selected.peek(), this.handles.peek().length - 1);
  };

  /** Adds or removes walls; ends stay free. */
  paint(cells: readonly number[], build: boolean) {
    const before = wallCells(this.settings);
    const walls = new Set(before);
    const ends = endCells(this.settings);
    for (const cell of cells) {
      if (!build) walls.delete(cell);
      else if (!ends.includes(cell)) walls.add(cell);
    }
    if (walls.size === before.length) return;
    this.hasBuilt.value = true;
    this.edit({ walls: { indexes: [...walls].sort((a, b) => a - b) } });
  }

  tell(text: string, shown = false) {
    this.note.value = { text, shown };
  }

  cellAt = (place: Place) => cellAt(this.settings, place);
  placeOf = (cell: number) => centreOf(this.settings, cell);
  isWall = (cell: number) => wallCells(this.settings).includes(cell);
  getState = () => writeState(this.settings);

  /** Returns false if the text is not a figure's state. */
  setState(text: string): boolean {
    const settings = readState(text);
    if (settings) {
      this.history.interrupt();
      this.set(settings);
    }
    return settings !== null;
  }
}

/** The scene of some settings, as a pure function: for tests, posters and the command line. */
export const sceneOf = (settings: Patch): Scene => new Figure(settings).scene.value;
