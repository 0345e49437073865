/** Texts of the builder; `labels` holds those attributes whose name is not their label. */
export const WORDS = Object.freeze({
  groups: { figure: 'Figure', curves: 'Curves', post: 'In the post' },
  labels: {
    overlays: 'curves',
    terminals: 'ends',
    view: 'drawn as',
    ui: 'controls',
    readonly: 'only to look at',
    autoplay: 'plays by itself',
    label: 'description',
    marks: 'show how curves are made',
    follow: 'moving arrows',
    guarded: 'keep off walls',
    through: 'smooth curves go through',
    compare: 'comparison open',
    published: 'as first published',
    'touch-action': 'a finger on it',
    loading: 'loads',
    tool: 'a drag',
    dimension: 'dimensions',
  },
  choices: {
    through: { raw: 'the raw line', simplified: 'the simplified line' },
    source: { chisel: 'carved path', astar: 'route', waypoints: 'waypoints', track: 'recorded track' },
    view: { states: 'stones', trail: 'road through grass' },
    ui: { full: 'all', mini: 'a few', more: 'a button that opens all', none: 'none' },
    theme: { auto: 'as the page' },
    loading: { lazy: 'when near', eager: 'at once' },
    tool: { move: 'moves an end', walls: 'builds walls' },
    'touch-action': {
      manipulation: 'scrolls, zooms',
      auto: 'anything',
      'pan-x': 'scrolls sideways',
      'pan-y': 'scrolls up and down',
      none: 'nothing',
    },
  },
  allowed: 'It stays as it was: this must be {allowed}.',
  fixed: 'The script was not built here, so there is no hash to pin it by: npm run build makes both.',
  cost: {
    tag: 'The snippet has {snippet}. A reader loads {loader} with the post and {widget} once the figure is near; all figures of a page share them.',
    frame: 'The snippet has {snippet}. A reader loads {frame} once the frame is near.',
    file: 'One file of {file}, {gzip} as servers send it. It asks nobody for anything.',
    svg: 'A file of {file}, {gzip} as servers send it. Nothing else is loaded.',
    markdown: 'The line has {snippet}, the picture {gzip}.',
  },
  address: {
    empty: 'No address, so there is nothing to copy: say where the files lie.',
    unreadable: 'This is no address: it has to begin with https://, as in https://example.org/meander/.',
    protocol:
      'A page loads files from addresses that begin with https:// or http:// only, so there is nothing to copy.',
    password: 'An address in a post must not have a user or a password in it.',
    near: 'Only this computer or its network reaches that address: before you publish, put the files where your readers can.',
    fromLink: {
      question:
        'This link names {site} as the address of the files. Your readers would run scripts from there.',
      accept: 'Use this address',
      decline: 'Keep mine',
    },
    plain: 'Pages at https:// load nothing from http://.',
    found: {
      open: 'Found: version {version}, and other sites may load it.',
      closed:
        'The files are there, but other sites may not load them: have the host send “access-control-allow-origin: *” with them.',
      other:
        'There is another build than this page’s: {file} has other bytes than the snippets expect. Copy all files of this site there.',
      missing: 'There is no {file} (the host says {status}): copy all files of this site there.',
      nothing: 'Nothing answered at {file}.',
      forbidden:
        'The policy of this page (connect-src) forbids it to ask for {file}, so nothing is known of it.',
    },
  },
  tooLong: 'This figure is too long for a link. “A script and a tag” and “One file” hold all of it.',
  fitted:
    'A post should not weigh megabytes: of {before} points the figure keeps {after}. None of the others lies farther than {tolerance} from its line, in the units of the track.',
  unopened: 'That file could not be opened: {reason}.',
  loading: 'Loading…',
  notYet: 'Not all of this page is loaded yet, so there is nothing to copy: press again in a moment.',
  unloaded: {
    late: 'Not all that this page needs has come yet.',
    module: 'The compiled module could not be loaded, and all snippets are made with it.',
    refused:
      'This browser, or a policy of this page, does not allow WebAssembly, and all snippets are made with it.',
    post: 'The sample post could not be loaded, and all snippets are made from its figure.',
    list: 'The list of the built files, embed.json, could not be loaded: {reason}. All snippets are made by it.',
    why: {
      nothing: 'nothing answered',
      status: 'the host says {status}',
      other: 'something else is there',
    },
  },
  incomplete: '{file} did not come as it was built, so there is nothing whole to copy.',
  noPicture: 'The picture could not be made.',
  copied: 'Copied',
  byHand: 'To copy by hand',
  shortened: '… {rest} more …',
  badLink: 'That link describes no figure known here, so this is the usual one.',
  sandboxed:
    'This page is in a sandbox that keeps it from its own sample post: open it in a tab, or with allow-same-origin.',
  title: 'A figure to play with',
  noScript: 'The script of this figure did not run.',
  openFigure: 'Open the figure',
});
