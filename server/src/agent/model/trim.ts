// Fits what is known into the characters a model is given to read.

/** Cuts a text to a length, never through a character. */
export function clip(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  return `${text.slice(0, Math.max(0, maxChars - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The first items that fit together: lists come most relevant first, so the least relevant go. */
export function fitting<T>(items: T[], write: (item: T) => string, maxChars: number): T[] {
  let used = 0;
  const end = items.findIndex((item) => {
    used += write(item).length + 1;
    return used > maxChars;
  });
  return end < 0 ? items : items.slice(0, end);
}

export interface Allowance {
  readonly leftChars: number;
  /** At most this share of what is left; what a section leaves over goes to the next. */
  share(fraction: number): number;
  spend(chars: number): void;
}

export function makeAllowance(chars: number): Allowance {
  let left = chars;
  return {
    get leftChars() {
      return left;
    },
    share: (fraction) => Math.max(0, Math.floor(left * fraction)),
    spend(spent) {
      left -= spent;
    },
  };
}
