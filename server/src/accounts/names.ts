/** How names are compared: in one case, with single spaces. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
