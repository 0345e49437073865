/** Measurements as a table and as a chart. */

import { showTime } from '../www/bench/measure.js';

/** @typedef {import('../www/bench/measure.js').Row} Row */

/**
 * @param {Row[]} rows
 * @param {string} machine
 * @param {Date} date
 */
export function markdown(rows, machine, date) {
  const lines = rows.map(({ title, ours, peer, note, same, bars }) => {
    const peers = peer ? `${showTime(peer.median)} (${peer.name})` : note;
    const ratio = peer ? `${(peer.median / ours.median).toFixed(1)} ×` : '';
    const aims = bars.map(({ words, met }) => `${words} ${met ? '✓' : '✗'}`).join(', ');
    return `| ${title} | ${showTime(ours.median)} | ${peers} | ${ratio} | ${aims} | ${same ? 'yes' : ''} |`;
  });
  return `# Measured

\`npm run bench\` wrote this table on ${showDate(date)}, on: ${machine}. Each time is the median of at least three runs of the compiled module in Node, in one process, in
turn with its peer. Times are this machine's; ratios say more.

![How many times faster than each peer](bench.svg)

| what | meander | peer | faster by | aim | same result |
|---|--:|--:|--:|--:|---|
${lines.join('\n')}

The article's pseudo-code in JavaScript is \`www/bench/article.js\`: sets of cells, Dijkstra's algorithm after each hit on the
witness, a walk over the open cells for each weighted draw. Given the same order of removal, it carves the same cells. A short
line costs mostly the call into the module, which simplify-js does not make. \`cargo bench -p meander-bench\` measures the
core without JavaScript, and \`bench.html\` on the site measures this table in your browser.

If you smooth again and again, smooth into a list at hand: allocating a new one can take longer than smoothing.
`;
}

/** @param {Date} date */
function showDate(date) {
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Ratios as bars on a logarithmic axis. @param {Row[]} rows */
export function chart(rows) {
  const bars = rows.flatMap(({ title, ours, peer }) =>
    peer ? [{ label: `${title} : ${peer.name}`, ratio: peer.median / ours.median }] : [],
  );
  const most = Math.max(10, ...bars.map(({ ratio }) => ratio));
  const decades = Math.ceil(Math.log10(most));
  const [left, right, row] = [440, 70, 26];
  const [width, height] = [910, bars.length * row + 40];
  const place = (/** @type {number} */ ratio) =>
    left + (Math.max(0, Math.log10(ratio)) / decades) * (width - left - right);
  const axis = Array.from({ length: decades + 1 }, (_, decade) => {
    const x = place(10 ** decade).toFixed(1);
    return `<path d="M${x} 24V${height - 10}" stroke="#8884"/><text x="${x}" y="16" text-anchor="middle">${10 ** decade} ×</text>`;
  });
  const marks = bars.map(({ label, ratio }, index) => {
    const y = 30 + index * row;
    const end = place(ratio).toFixed(1);
    return `<text x="${left - 10}" y="${y + 14}" text-anchor="end">${escape(label)}</text><path d="M${left} ${y + 3}H${end}V${y + 18}H${left}Z" fill="#d55e00"/><text x="${Number(end) + 6}" y="${y + 14}">${ratio.toFixed(ratio < 10 ? 1 : 0)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" font-family="system-ui, sans-serif" font-size="12" fill="#777">
${axis.join('\n')}
${marks.join('\n')}
</svg>
`;
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
