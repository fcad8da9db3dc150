// Turns the page that is shown into the page that was sent, touching only what differs.

const key = (element: Element, index: number): string =>
  element.getAttribute('data-component-id') ?? `${element.tagName} ${index}`;

/** Which blocks are new or changed. */
export function applyPage(
  html: string,
  scheme: 'light' | 'dark',
  busy: string | undefined,
): string[] {
  const next = new DOMParser().parseFromString(inScheme(html, scheme), 'text/html');
  for (const name of ['lang', 'dir', 'class', 'data-theme']) copyAttribute(name, next);
  document.documentElement.style.colorScheme = scheme;
  applyStyles(next);
  openDetails(next);
  const changed: string[] = [];
  const main = document.querySelector('main');
  const nextMain = next.querySelector('main');
  if (!main || !nextMain) {
    document.body.replaceChildren(
      ...[...next.body.childNodes].map((node) => document.importNode(node, true)),
    );
    return changed;
  }
  applyAround(nextMain, main);
  patchChildren(main, nextMain, busy, changed);
  return changed;
}

/** Pages follow the browser; the editor shows them in either scheme. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  const is = '(min-width:0px)';
  const isNot = '(max-width:0px)';
  return html
    .replaceAll(/\(prefers-color-scheme:\s*dark\)/g, scheme === 'dark' ? is : isNot)
    .replaceAll(/\(prefers-color-scheme:\s*light\)/g, scheme === 'light' ? is : isNot);
}

function copyAttribute(name: string, next: Document): void {
  const value = next.documentElement.getAttribute(name);
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

function applyStyles(next: Document): void {
  const sheets = [...next.querySelectorAll('style')].map((style) => style.textContent ?? '');
  const shown = [...document.querySelectorAll<HTMLStyleElement>('head style[data-page]')];
  for (const [index, text] of sheets.entries()) {
    const style = shown[index] ?? document.createElement('style');
    if (style.textContent !== text) style.textContent = text;
    if (!style.isConnected) {
      style.dataset.page = '';
      document.head.append(style);
    }
  }
  for (const style of shown.slice(sheets.length)) style.remove();
}

/** What is folded away could not be edited. */
function openDetails(next: Document): void {
  for (const details of next.querySelectorAll('details')) details.open = true;
}

/** Header, footer and what else stands beside the blocks. */
function applyAround(nextMain: Element, main: Element): void {
  const before = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at = element.previousElementSibling; at; at = at.previousElementSibling)
      found.unshift(at);
    return found;
  };
  const after = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at = element.nextElementSibling; at; at = at.nextElementSibling) found.push(at);
    return found;
  };
  replaceAll(before(main), before(nextMain), (elements) => main.before(...elements));
  replaceAll(after(main), after(nextMain), (elements) => main.after(...elements));
}

function replaceAll(
  shown: Element[],
  wanted: Element[],
  insert: (elements: Element[]) => void,
): void {
  const same =
    shown.length === wanted.length &&
    shown.every((element, index) => element.outerHTML === wanted[index]?.outerHTML);
  if (same) return;
  for (const element of shown) element.remove();
  insert(wanted.map((element) => document.importNode(element, true)));
}

function patchChildren(
  main: Element,
  nextMain: Element,
  busy: string | undefined,
  changed: string[],
): void {
  const shown = new Map([...main.children].map((element, index) => [key(element, index), element]));
  const sources = new WeakMap<Element, string>();
  for (const element of main.children) sources.set(element, sourceOf(element));
  let place: Element | null = main.firstElementChild;
  for (const [index, wanted] of [...nextMain.children].entries()) {
    const id = key(wanted, index);
    const known = shown.get(id);
    shown.delete(id);
    let element: Element;
    if (known && (id === busy || sources.get(known) === wanted.outerHTML)) {
      element = known;
    } else {
      element = document.importNode(wanted, true);
      rendered.set(element, wanted.outerHTML);
      changed.push(id);
      if (known) {
        if (place === known) place = element;
        known.replaceWith(element);
      }
    }
    if (!rendered.has(element)) rendered.set(element, wanted.outerHTML);
    if (element === place) place = place.nextElementSibling;
    else main.insertBefore(element, place);
  }
  for (const element of shown.values()) element.remove();
}

// As it came: typing and the browser change what outerHTML would say.
const rendered = new WeakMap<Element, string>();
const sourceOf = (element: Element): string => rendered.get(element) ?? element.outerHTML;

/** What was typed into it is not what was rendered: it must be drawn anew. */
export const forget = (element: Element): void => {
  rendered.set(element, '');
};
