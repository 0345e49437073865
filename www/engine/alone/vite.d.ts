/** What Vite makes of imports with these endings. */
declare module '*?inline' {
  const address: string;
  export default address;
}

declare module '*?worker&inline' {
  const Program: new () => Worker;
  export default Program;
}
