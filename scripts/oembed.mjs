/**
 * oEmbed data of the site (https://oembed.com, version 1.0): where an address is pasted, a host finds it by the link in
 * the page's head and shows the figure in a frame. Both name the site by its whole address, so they are made only
 * where `MEANDER_SITE` says what it is.
 */

const FILE = 'oembed.json';
/** Of the frame, in CSS pixels. */
const SIZE = { width: 720, height: 760 };

/**
 * The site's address, with a slash at its end; none where it is not known.
 * @param {string | undefined} text
 */
export function siteAddress(text = process.env.MEANDER_SITE) {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(
      `MEANDER_SITE is ${JSON.stringify(text)}; it must be an address that begins with https://`,
    );
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/?$/, '/')}`;
}

/** What stands in the head of a page. @param {string} site @param {string} title */
export const oembedLink = (site, title) =>
  `<link rel="alternate" type="application/json+oembed" href="${site}${FILE}" title="${title}" />`;

/** The file itself. @param {string} site @param {string} title */
export function oembedFile(site, title) {
  const html =
    `<iframe src="${site}embed.html" title="${title}" width="${SIZE.width}" height="${SIZE.height}" ` +
    'style="max-width:100%;border:0" loading="lazy"></iframe>';
  const source = {
    version: '1.0',
    type: 'rich',
    provider_name: 'Meander',
    provider_url: site,
    title,
    ...SIZE,
    html,
  };
  return /** @type {const} */ ({ type: 'asset', fileName: FILE, source: `${JSON.stringify(source)}\n` });
}
