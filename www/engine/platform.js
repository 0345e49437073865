/**
 * Types of what a platform may have, for readers whose TypeScript knows neither the DOM nor Node.
 *
 * The instances of a global class; `never` where the reader's types have no such class.
 * @template {string} Name
 * @typedef {typeof globalThis extends { [name in Name]: { prototype: infer Type } } ? Type : never} Global
 */

/**
 * A compiled module, likewise.
 * @typedef {typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type : never} CompiledModule
 */

export {};
