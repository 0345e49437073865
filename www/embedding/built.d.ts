/** What the build writes into the loader. */
interface Built {
  widget: { file: string; integrity: string };
  module: { file: string; integrity: string };
}

declare const BUILT: Built;

/** What the build writes into the widget. */
declare const LIST: { file: string; hash: string };
