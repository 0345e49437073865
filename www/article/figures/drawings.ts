/** The article's own figures: what is not a source of `<meander-path>`. */
import { Corners } from './corners.ts';
import type { Drawing } from './drawing.ts';
import { Flood } from './flood.ts';
import { Growth } from './growth.ts';
import { Headings } from './headings.ts';
import { Hexes } from './hexes.ts';
import { Hump } from './hump.ts';
import { Island } from './island.ts';
import { Lengths } from './lengths.ts';
import { Race } from './race.ts';
import { Rdp } from './rdp.ts';
import { Speed } from './speed.ts';
import { Spline } from './spline.ts';
import { Star } from './star.ts';
import { Turns } from './turns.ts';
import { Ways } from './ways.ts';
import { Witness } from './witness.ts';

/** By the names of their elements. */
export const DRAWINGS: Readonly<Record<string, new () => Drawing>> = {
  'astar-figure': Star,
  'corners-figure': Corners,
  'flood-figure': Flood,
  'growth-figure': Growth,
  'heading-plot': Headings,
  'hexes-figure': Hexes,
  'hump-figure': Hump,
  'island-figure': Island,
  'lengths-figure': Lengths,
  'race-figure': Race,
  'rdp-figure': Rdp,
  'speed-figure': Speed,
  'spline-figure': Spline,
  'turns-figure': Turns,
  'ways-figure': Ways,
  'witness-figure': Witness,
};
