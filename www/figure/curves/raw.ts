import type { CurveKind } from './kind.ts';

/** The line before any smoothing. */
export const raw: CurveKind<'raw'> = {
  id: 'raw',
  style: { tone: 'raw', width: 1, dash: [] },
  row: 3,
  parameters: [],
  smooths: false,
  ride: 3,
  compute: ({ raw }) => raw,
};
