/** Which call to make for what travels and what is asked of its line, and why. */

/** @typedef {'walker' | 'vehicle' | 'recording'} Traveller */
/** @typedef {'points' | 'bends' | 'few'} Demand */
/** @typedef {{ overlays: string[], call: string, why: string }} Advice */

/** @type {Record<Traveller, Record<Demand, Advice>>} */
export const ADVICE = {
  walker: {
    points: {
      overlays: ['raw', 'catmull-rom'],
      call: 'catmullRom(points)',
      why: 'It passes through every stop. Someone on foot can turn on the spot, so that few points a leg are enough.',
    },
    bends: {
      overlays: ['raw', 'chaikin'],
      call: 'refine(points, { angleLimit: 30, outlierAngle: Infinity })',
      why: 'It rounds what is sharp, leaves the rest alone, and never leaves the corners’ hull.',
    },
    few: {
      overlays: ['raw', 'rdp'],
      call: 'simplify(points, { tolerance: Infinity, width, height, walls })',
      why: 'The string pulled tight: as few legs as the walls allow.',
    },
  },
  vehicle: {
    points: {
      overlays: ['raw', 'catmull-rom'],
      call: 'catmullRom(points, { alpha: 0.5 })',
      why: 'The heading never jumps, and at α = ½ no leg loops. How sharply it turns still jumps at the points.',
    },
    bends: {
      overlays: ['raw', 'chaikin'],
      call: 'bspline(points, { degree: 3 })',
      why: 'Neither the heading nor how sharply it turns ever jumps, so nobody jerks the wheel. Corner cutting comes close to it; its limit is the curve of degree 2.',
    },
    few: {
      overlays: ['rdp', 'catmull-rom'],
      call: 'catmullRom(simplify(points, { tolerance: 0.75 }))',
      why: 'First the few points that matter, then a curve through them; with walls, guard() keeps it off them.',
    },
  },
  recording: {
    points: {
      overlays: ['raw', 'catmull-rom'],
      call: 'catmullRom(refine(points, { angleLimit: Infinity }))',
      why: 'First what is plainly wrong goes, and nothing else is changed; then a curve through the rest.',
    },
    bends: {
      overlays: ['raw', 'chaikin'],
      call: 'refine(points, { passes: 3, angleLimit: 30, outlierAngle: 90 })',
      why: 'It throws out what is wrong and rounds what is sharp in one go.',
    },
    few: {
      overlays: ['raw', 'rdp'],
      call: 'simplify(refine(points, { angleLimit: Infinity }), { tolerance: 5 })',
      why: 'Without the wrong points first, each of them would be kept: nothing is farther from the line. The tolerance is how well the recorder knows where it is.',
    },
  },
};
