// The one way to make markup: the `html` tag, which escapes every value that is
// not markup already. A value may stand in text or in a double-quoted attribute,
// nowhere else; what goes into <style> or <script> is made elsewhere and checked there.

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Value = Html | string | number | undefined | false | readonly Value[];

const special = /[&<>"']/;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in text and in a quoted attribute alike. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(/[&<>"']/g, (found) => entities[found] ?? '') : text;
}

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  let text = strings[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    text += markupOf(values[index]) + (strings[index + 1] ?? '');
  }
  return new Html(text);
}

/** Trusted as it is: our own constants and what the tenant wrote as code. */
export const trusted = (text: string): Html => new Html(text);

/** Attributes with a leading space each; undefined and false leave theirs out. Names are our own. */
export function attributes(values: Record<string, string | number | boolean | undefined>): Html {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false) continue;
    text += value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`;
  }
  return new Html(text);
}

function markupOf(value: Value): string {
  if (typeof value === 'string') return escapeText(value);
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return '';
  if (typeof value === 'number') return String(value);
  let text = '';
  for (const member of value) text += markupOf(member);
  return text;
}
