/** Peers without types of their own; only `tasks/` imports them. */
declare module 'chaikin-smooth';
declare module 'pathfinding';
declare module 'three';
