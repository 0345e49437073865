/**
 * A browser as the checks see it, whatever drives it.
 *
 * @typedef {[x: number, y: number]} Place in CSS pixels of the window
 *
 * @typedef {object} Driven
 * @property {string} name with its version
 * @property {'chromium' | 'firefox' | 'webkit'} engine
 * @property {(address: string) => Promise<void>} open
 * @property {<A extends unknown[], R>(work: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>} ask runs a function
 *   in the page: it sees its arguments and nothing of what stands around it here
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {Mouse} mouse
 * @property {(fingers: Place[][]) => Promise<void>} touch where each finger goes, all of them at once, each as many places
 * @property {(keys: string) => Promise<void>} press such as `ArrowRight` or `Shift+Tab`
 * @property {(text: string) => Promise<void>} type
 * @property {string} downloads the folder that files are saved to
 * @property {(() => Promise<Uint8Array>) | null} print a PDF file; null where the driver cannot
 * @property {() => Promise<Uint8Array>} screenshot a PNG file
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Mouse
 * @property {(at: Place) => Promise<void>} click
 * @property {(from: Place, to: Place, held?: () => Promise<void>) => Promise<void>} drag with what is done before it ends
 * @property {(at: Place, down: number, ctrl: boolean) => Promise<void>} wheel
 */

/** Moves of a drag: enough for a browser to tell it from a jump. */
export const STEPS = 6;

/** The places of a drag after its first. @param {Place} from @param {Place} to @returns {Place[]} */
export function stepsTo([fromX, fromY], [toX, toY]) {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    return [Math.round(fromX + (toX - fromX) * share), Math.round(fromY + (toY - fromY) * share)];
  });
}

/** `Control+Shift+z` is two held keys and one that is pressed. @param {string} keys */
export function splitKeys(keys) {
  const names = keys.split('+');
  return { held: names.slice(0, -1), key: names[names.length - 1] };
}
