/** The article's own figures, which `<meander-path>` cannot show. */
import { Corners } from './corners.ts';
import type { Drawing } from './drawing.ts';
import { Flood } from './flood.ts';
import { Growth } from './growth.ts';
import { Hexes } from './hexes.ts';
import { Hump } from './hump.ts';
import { Island } from './island.ts';
import { Lengths } from './lengths.ts';
import { Million } from './million.ts';
import { Parabolas } from './parabolas.ts';
import { Race } from './race.ts';
import { Rdp } from './rdp.ts';
import { Speed } from './speed.ts';
import { Star } from './star.ts';
import { Ways } from './ways.ts';
import { Why } from './why.ts';
import { Witness } from './witness.ts';

/** By the names of their elements. */
export const DRAWINGS: Readonly<Record<string, new () => Drawing>> = {
  'astar-figure': Star,
  'corners-figure': Corners,
  'flood-figure': Flood,
  'growth-figure': Growth,
  'hexes-figure': Hexes,
  'hump-figure': Hump,
  'island-figure': Island,
  'lengths-figure': Lengths,
  'million-figure': Million,
  'parabolas-figure': Parabolas,
  'race-figure': Race,
  'rdp-figure': Rdp,
  'speed-figure': Speed,
  'ways-figure': Ways,
  'why-figure': Why,
  'witness-figure': Witness,
};
