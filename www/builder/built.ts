/** What the build says about the files that posts load. */
export interface Built {
  /** Folder of the version, with a slash at the end. */
  folder: string;
  /** Bytes that a frame loads, and those that a figure loads once it is near, zipped. */
  frame: number;
  near: number;
  files: { 'loader.js': { integrity: string; gzip: number } };
}

/** Returns null where nothing was built, or nothing answers. */
export async function fetchBuilt(): Promise<Built | null> {
  try {
    const answer = await fetch(new URL('embed.json', document.baseURI), { cache: 'no-cache' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
