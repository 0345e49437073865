/** The codes of errors: when each comes, and what to do. @type {Record<import('../../www/errors.js').ErrorCode, [when: string, remedy: string]>} */
export const ERRORS = {
  NotReady: [
    'What is asked for is not there yet: the module is not loaded, or a large grid is still carved or searched.',
    'Wait for `ready()`, of a figure for `meander-ready`; of a large grid ask again later.',
  ],
  LoadFailed: [
    'A file did not come, or not as it was built.',
    'Look at the address, at what the host answers, and whether other sites may load it. The next call, of a figure its button, tries again.',
  ],
  NoWebAssembly: [
    'The browser has none, or the page’s policy forbids it.',
    'Allow `wasm-unsafe-eval` in the policy’s `script-src`. A figure stays a drawing.',
  ],
  NoCanvas: [
    'The browser gives a figure no canvas to draw on.',
    'Have fewer or smaller canvases on the page. A figure stays a drawing.',
  ],
  TimedOut: [
    'A worker was not heard of for long: 20 seconds of a carving, two minutes of a route or of `callLater`.',
    'Ask again, or for less.',
  ],
  BadArgument: [
    'An argument, an option or an attribute is not what is allowed, or throws when it is read.',
    'The sentence says what it was and what it may be; `.argument` names it.',
  ],
  BadText: [
    'A text or a file is no track, or cannot be read.',
    'Look at `.line` and `.column`, or leave bad rows out with `keepGood`.',
  ],
  TooLarge: [
    'A grid, a result or a file is larger than the limits, or than there is memory for.',
    'Ask for less, and `free()` what is not needed.',
  ],
  NoPath: [
    'Walls part the terminals of a `Chiseler`, where `chisel` gives `null`.',
    'Move a terminal or open a wall; `unreachableTerminals` says which terminals are cut off.',
  ],
  Freed: [
    'A `Chiseler`, `Router`, `Follower` or `Curve` is used after `free()`, or after memory ended in the middle of another call.',
    'Make a new one.',
  ],
  NoEntropy: ['The platform has no source of chance for a fresh seed.', 'Give a seed.'],
  Unforeseen: [
    'Anything else: a defect of ours, or of the platform.',
    'Its `.cause` is what was thrown. Please tell us.',
  ],
};
