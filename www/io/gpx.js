/** GPX, the exchange format of GPS receivers, by the browser's own reader of XML: as a table that the engine reads. */

/** Where a document was not understood, browsers put an element of this name. */
const FAULT = 'parsererror';

/**
 * Each segment of a track and each route as rows of CSV, a blank row between them; null: the document is no GPX.
 * Elevations and times count only where every point has one.
 * @param {Document} page
 */
export function gpxTable(page) {
  if (page.documentElement.localName !== 'gpx') return null;
  if (page.querySelector(FAULT)) throw new Error('expected XML without faults');
  const lines = [...page.querySelectorAll('trkseg, rte')].map((line) =>
    [...line.children].filter(({ localName }) => localName === 'trkpt' || localName === 'rtept').map(fields),
  );
  if (lines.length === 0) throw new Error('expected a track or a route');
  const columns = /** @type {const} */ (['lat', 'lon', 'ele', 'time']).filter((name) =>
    lines.flat().every((point) => name === 'lat' || name === 'lon' || point[name] !== ''),
  );
  const rows = lines.map((points) =>
    points.map((point) => columns.map((name) => `"${point[name].replaceAll('"', '""')}"`).join()).join('\n'),
  );
  return `${columns}\n${rows.join('\n\n')}\n`;
}

/** @param {Element} point */
function fields(point) {
  /** @param {string} name */
  const inside = (name) =>
    [...point.children].find(({ localName }) => localName === name)?.textContent?.trim() ?? '';
  const [lat, lon] = ['lat', 'lon'].map((name) => point.getAttribute(name)?.trim() ?? '');
  return { lat, lon, ele: inside('ele'), time: inside('time') };
}
