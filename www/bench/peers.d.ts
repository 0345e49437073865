/** Peers without types of their own; only `tasks/` imports them. */
declare module 'chaikin-smooth';
declare module 'pathfinding';
declare module 'three' {
  export class Vector3 {
    constructor(x?: number, y?: number, z?: number);
    x: number;
    y: number;
    z: number;
  }
  export class CatmullRomCurve3 {
    constructor(points: Vector3[], closed: boolean, kind: string);
    getPoints(divisions: number): Vector3[];
  }
}
