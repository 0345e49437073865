import { BLOCKED, createCarving, FORCED, OPEN } from './carving.js';
import { OVERLAYS } from './curves.js';
import { AS_IT_IS, fitTrack, intoFigure, outOfFigure } from './frame.js';
import { remember } from './remember.js';
import { endIndexes } from './sources/ends.js';
import { SOURCES } from './sources/index.js';
import { partedEnds } from './sources/parted.js';
import { waypoints } from './sources/waypoints.js';
import { branchesOff, longestWay } from './sources/web.js';
import { createWays, together } from './ways.js';
import { boxHeight, FIRST_ORBIT } from '../view/box.js';

/**
 * What there is to see at the store's present state: cells, a route, its points, the curves through them.
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store
 * @typedef {{ open: number[], forced: number[], witness: number[], walls: number[] }} Cells
 */

/** The parts of the state that a carved or searched route depends on. */
export const ROUTED_BY = Object.freeze([
  'source',
  'columns',
  'rows',
  'seed',
  'wiggliness',
  'terminals',
  'walls',
]);

/** The parts that the construction marks depend on, beside the points themselves. */
const MARKED_BY = Object.freeze([
  'overlays',
  'closed',
  'passes',
  'ratio',
  'angleLimit',
  'outlierAngle',
  'published',
  'tolerance',
  'alpha',
]);

/**
 * @param {Engine} engine
 * @param {Store} store
 * @param {Pick<import('./parts.js').Extras, 'making' | 'space' | 'whole'>} extras
 */
export function createContent(engine, store, extras) {
  const waysOf = createWays(engine);
  const carvingOf = remember(makeCarving, (carving) => carving?.free());
  const gridOf = remember(makeGrid);
  const foundOf = remember(makeFound);
  const rawsOf = remember(makeRaws);
  const frameOf = remember(makeFrame);
  const cameraOf = remember(makeCamera);
  const partedOf = remember(() => partedEnds(/** @type {any} */ (store.state), endIndexes(store.state)));
  const rejectedOf = remember(makeRejected);
  /** One for each way. @type {ReturnType<typeof remember<Parameters<typeof import('./construction.js').construct>, import('../draw/marks.js').Marks>>[]} */
  const marksOf = [];
  const obstaclesOf = remember(makeObstacles);
  const routeKey = () => ROUTED_BY.map((key) => store.state[key]);

  function makeCarving() {
    const { state } = store;
    if (!SOURCES[state.source].carves) return null;
    return createCarving(engine, {
      width: state.columns,
      height: state.rows,
      terminals: endIndexes(state),
      walls: state.walls ?? [],
      seed: state.seed,
      wiggliness: state.wiggliness,
    });
  }

  /** The carving, standing where the state says; null for a source without one. */
  function carving() {
    const { position } = store.state;
    const found = carvingOf(routeKey());
    found?.seek(position ?? found.total);
    return found;
  }

  /** @param {Uint8Array} states */
  const forcedIn = (states) => [...states.keys()].filter((cell) => states[cell] === FORCED);

  /** @param {NonNullable<ReturnType<typeof createCarving>>} carved */
  function makeGrid(carved) {
    const states = carved.states();
    const known = carved.witness();
    const ends = endIndexes(store.state);
    const web = known.length > 0 ? known : forcedIn(states);
    const { columns } = store.state;
    const route = ends.length > 2 ? longestWay(web, columns, ends) : known;
    const branches = ends.length > 2 ? branchesOff(web, columns, ends, route) : [];
    /** @type {Cells} */
    const cells = { open: [], forced: [], witness: [], walls: store.state.walls ?? [] };
    states.forEach((state, cell) => {
      if (state === OPEN) cells.open.push(cell);
      else if (state === FORCED) cells.forced.push(cell);
    });
    cells.witness = [...known].filter((cell) => states[cell] === OPEN);
    return { states, route, branches, cells };
  }

  function makeFound() {
    const { state } = store;
    const { columns: width, rows: height, seed } = state;
    /** @type {number[]} */
    const walls = state.walls ?? [];
    const [from, to] = endIndexes(state);
    const route = engine.astar({ width, height, walls, from, to, seed }) ?? new Uint32Array();
    return {
      states: null,
      route,
      branches: [],
      cells: { open: walls, forced: [...route], witness: [], walls: [] },
    };
  }

  /** The grid with its route; null for a source without a grid. */
  function grid() {
    const carved = carving();
    if (carved) return gridOf([carved, carved.position], carved);
    return store.state.source === 'astar' && extras.whole ? foundOf(routeKey()) : null;
  }

  /** A grid is flat. */
  const dimension = () => (SOURCES[store.state.source].carves || grid() ? 2 : store.state.dimension);

  /** How points come to lie on the figure: waypoints as they are, a track fitted in. */
  function makeFrame() {
    const { state } = store;
    if (state.source !== 'track') return AS_IT_IS;
    const { columns, rows } = state;
    return fitTrack(waypoints(state), state.dimension, {
      columns,
      rows,
      height: boxHeight({ columns, rows }),
    });
  }

  function frame() {
    const { source, points, columns, rows } = store.state;
    return frameOf([source, points, columns, rows, store.state.dimension]);
  }

  /** @param {typeof import('./space.js')} space */
  function makeCamera(space) {
    const { columns, rows, orbit } = store.state;
    const box = { columns, rows, height: boxHeight({ columns, rows }) };
    return space.createCamera(box, orbit ?? FIRST_ORBIT);
  }

  function camera() {
    const { columns, rows, orbit } = store.state;
    return dimension() === 3 && extras.space ? cameraOf([columns, rows, orbit], extras.space) : null;
  }

  /** @param {{ route: Uint32Array, branches: Uint32Array[] } | null} found */
  function makeRaws(found) {
    const { state } = store;
    return found
      ? [found.route, ...found.branches].map((way) => engine.cellsToPoints(way, { width: state.columns }))
      : [intoFigure(frame(), Float64Array.from(waypoints(state)), state.dimension)];
  }

  /** The points of every way, the main one first. */
  function raws() {
    const { source, points, columns, rows, dimension: size } = store.state;
    const found = grid();
    return rawsOf([found?.route, found ? null : points, columns, rows, source, size], found);
  }

  const raw = () => raws()[0];

  /** @param {import('../draw/types.js').CurveId} id */
  const ways = (id) => waysOf(id, raws(), steering(), obstacles());

  /** A route between cells is never closed. */
  function steering() {
    const { state } = store;
    return grid() ? { ...state, closed: false, dimension: 2 } : state;
  }

  /** A polyline as it is seen. @param {Float64Array} points */
  function seenLine(points) {
    return camera()?.project(points) ?? { points, near: null };
  }

  /** A curve's own points where they are not those that are seen. @param {{ points: Float64Array }} way */
  const spaceOf = ({ points }) => (camera() ? points : null);

  /** @param {Float64Array} points */
  function makeRejected(points) {
    const { passes, angleLimit, outlierAngle, published, closed } = store.state;
    const n = dimension();
    const indexes = engine.refineRejected(points, {
      dimension: n,
      passes,
      angleLimit,
      outlierAngle,
      published,
      closed,
    });
    return Float64Array.from([...indexes].flatMap((index) => [...points.subarray(n * index, n * index + n)]));
  }

  /**
   * @param {Uint8Array | null} states of a finished carving
   * @returns {import('./walls.js').Obstacles}
   */
  function makeObstacles(states) {
    const { columns: width, rows: height, walls } = store.state;
    const blocked = states ? [...states.keys()].filter((cell) => states[cell] === BLOCKED) : (walls ?? []);
    return { width, height, walls: Uint32Array.from(blocked) };
  }

  /** What a curve should not cross: walls, and every cell that was carved away once that is done; null off the grid. */
  function obstacles() {
    const { columns, rows, walls } = store.state;
    const found = grid();
    if (!found) return null;
    const carved = carving();
    const states = carved?.position === carved?.total ? found.states : null;
    return obstaclesOf([states, columns, rows, walls], states);
  }

  return {
    carving,
    grid,
    /** The curves that are switched on, from the lowest to the topmost; of several ways the main one, with its sides. */
    curves() {
      const { overlays, closed } = steering();
      return OVERLAYS.filter(({ id }) => overlays.includes(id)).map(({ id }) => {
        const found = ways(id);
        // One mark is enough for where a curve first meets a wall, on whichever way.
        const hit = found.find(({ crossings }) => crossings?.first);
        const [main, ...sides] = found.map((way) => ({
          ...seenLine(way.points),
          loose: way.loose,
          crossing: way === hit ? (hit.crossings?.first ?? null) : null,
        }));
        return { id, closed: /** @type {boolean} */ (closed), ...main, space: spaceOf(found[0]), sides };
      });
    },
    /** How many ways the numbers of a curve count together. */
    ways: () => raws().length,
    /**
     * All that is known of one curve, shown or not.
     * @param {import('../draw/types.js').CurveId} id
     */
    curve: (id) => together(ways(id)),
    /** How the shown curves came about, for each way; nothing when nobody asks. */
    marks() {
      const state = steering();
      const { making } = extras;
      if (!state.marks || !making) return [];
      return raws().map((points, index) => {
        /** @param {import('../draw/types.js').CurveId} id */
        const curve = (id) => ways(id)[index].loose ?? ways(id)[index].points;
        const key = [points, curve('rdp'), camera(), ...MARKED_BY.map((name) => state[name])];
        marksOf[index] ??= remember(making.construct);
        return marksOf[index](key, engine, points, state, grid() !== null, curve, camera());
      });
    },
    handles: () => SOURCES[store.state.source].handles(store.state),
    /** The handles where they are seen. */
    seen() {
      const lens = camera();
      return SOURCES[store.state.source].handles(store.state).map((place) => {
        const { z = 0 } = /** @type {{ z?: number }} */ (place);
        if (!lens) return { ...place, near: null };
        const [x, y, near] = lens.see(place.x, place.y, z);
        return { x, y, near };
      });
    },
    camera,
    /** The ground of a picture of space; null in the plane. */
    floor() {
      const lens = camera();
      return (lens && extras.space?.floorOf(lens, store.state, this.handles())) ?? null;
    },
    dimension,
    /** The ends that cannot be reached from the first one. */
    parted() {
      const { columns, rows, walls, terminals } = store.state;
      return grid() ? partedOf([columns, rows, walls, terminals]) : [];
    },
    /** The points that refining throws out, as they are seen: always for a track, else as construction marks. */
    rejected() {
      const { source, marks, overlays, outlierAngle, passes, angleLimit, published, closed } = store.state;
      if ((source !== 'track' && !marks) || !overlays.includes('chaikin') || outlierAngle === Infinity)
        return null;
      const key = [raw(), outlierAngle, passes, angleLimit, published, closed, dimension()];
      return seenLine(rejectedOf(key, raw())).points;
    },
    /**
     * One curve in the units that it came in.
     * @param {import('../draw/types.js').CurveId} id
     */
    written(id) {
      const [{ points }] = ways(id);
      const n = dimension();
      const closed = /** @type {boolean} */ (steering().closed);
      return { points: grid() ? points : outOfFigure(frame(), points, n), dimension: n, closed };
    },
    /** Gives back what the engine lent; it is fetched again when it is needed. */
    rest() {
      carvingOf.forget();
      gridOf.forget();
    },
  };
}
