// The part of the package that is used here; it brings no types of its own.
declare module 'hyphenopoly' {
  interface Settings {
    require: string[];
    sync: true;
    hyphen: string;
    minWordLength: number;
    loaderSync(file: string, folder: URL): Uint8Array;
  }
  const hyphenopoly: { config(settings: Settings): Map<string, (text: string) => string> };

  // biome-ignore lint/style/noDefaultExport: that is how the package is imported
  export { hyphenopoly as default };
}
