/** A file beside the loader, and what its bytes hash to. */
interface Vouched {
  file: string;
  integrity: string;
}

/** What the build writes into the loader. */
interface Built {
  widget: Vouched;
  module: Vouched;
  /** The list of the widget's parts. */
  parts: Vouched;
}

declare const BUILT: Built;
