declare module 'wawoff2/decompress.js' {
  /** A WOFF2 file as TrueType. */
  function decompress(file: Uint8Array): Promise<Uint8Array>;
  export = decompress;
}
