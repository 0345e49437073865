/** Cleans and smooths a recorded GPS walk, and writes it to `walk-cleaned.csv`. `node examples/gps.mjs > gps.svg` */
import { readFileSync, writeFileSync } from 'node:fs';
import { derive, interpolate, ready, readTrack, rejectOutliers, writeTrack } from 'meander';
import { Svg } from './svg.mjs';

await ready();
const file = new URL('../crates/core/examples/walk.csv', import.meta.url);
const { points: recorded, times, origin } = readTrack(readFileSync(file, 'utf8'));

// Nobody walks faster than three metres a second, or turns back for a single point.
const cleaned = rejectOutliers(recorded, { times, maxSpeed: 3 });

// The receiver is off by a few metres, so deviations within five of the line are noise.
const corners = derive('simplify', cleaned.points, { tolerance: 5 });
const curve = derive('refine', corners.points, { passes: 3, angleLimit: 3 });
const seconds = interpolate(interpolate(cleaned.times, corners.origins), curve.origins);
const csv = writeTrack(curve.points, { format: 'csv', times: seconds, origin });
writeFileSync('walk-cleaned.csv', csv);

/** @param {Float64Array} line */
const ontoPaper = (line) => line.map((value, at) => value + (at % 2 === 0 ? 380 : 190));
const paper = ontoPaper(recorded);
const wrong = [...cleaned.rejected].flatMap((index) => [paper[2 * index], paper[2 * index + 1]]);
const svg = new Svg([760, 380], 1, 'A recorded walk and the same walk cleaned');
svg.lines([paper], false, 'stroke="#8d8f8c" stroke-width="1.5"');
svg.lines([ontoPaper(curve.points)], false, 'stroke="#0072b2" stroke-width="7" stroke-opacity=".35"');
svg.marks(paper, [0, 0], 'stroke="#1d2327" stroke-width="4"');
svg.marks(wrong, [-8, -8, 8, 8], 'stroke="#d55e00" stroke-width="3"');
svg.marks(wrong, [-8, 8, 8, -8], 'stroke="#d55e00" stroke-width="3"');
svg.print();
