/** What the build tells the service worker: its name, and what the first page is made of. */
declare const SITE: { version: string; files: string[] };
