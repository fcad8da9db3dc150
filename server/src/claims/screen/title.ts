// The first lines of a document, where they name the document and not the thing; and the line
// from which on a document is meant for the page, if somebody drew one.
import { ofPrices } from './brackets.ts';
import type { HideLine, Line } from './lines.ts';
import { isDocumentTitle } from './marks.ts';
import { isPastedFrom, pastedFrames } from './patterns/pasted_from.ts';

export function hideTitle(lines: readonly Line[], hideLine: HideLine): void {
  const first = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line.text));
  for (let at = first; at >= 0 && at < first + 3 && at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    // `(text by Helen, no changes please)` right below it speaks of the text as well.
    const inner = at > first ? /^\s*[(（](.{3,300})[)）]\s*$/u.exec(text)?.[1] : undefined;
    const aside = inner !== undefined && !ofPrices(inner);
    const capitals = at === first && isCapitals(text) && lines.length > 3;
    // Below a title and without a gap, labels are data about the document.
    const data =
      at > first &&
      /^\s*[^:：]{2,30}(?::\s|：)|\/\/|\s\|\s/u.test(text) &&
      !namesOrEnds.test(lines[first]?.text ?? '') &&
      !/\s\|\s/.test(lines[first]?.text ?? '') &&
      (lines[at - 1]?.text ?? '').trim() !== '' &&
      !/\d[:h.]\d\d/.test(text) &&
      !priced.test(text);
    if (isDocumentTitle(text) || isDrafted(text) || aside || capitals || data)
      hideLine(at, 'title');
    else if (at > first) break;
  }
  // Pasted below a chat, a paper's name stands further down: `ONE-PAGER (v3, …)`.
  for (const [at, { text }] of lines.slice(0, maxAbove).entries()) {
    if (/(?:^|[\s(_-])v\d/iu.test(text) && isDocumentTitle(text)) hideLine(at, 'title');
  }
  for (const [at, { text }] of lines.entries()) if (isPastedFrom(text)) hideLine(at, 'title');
  for (const at of pastedFrames(lines.map(({ text }) => text))) hideLine(at, 'title');
}

/** `…, draft 4 (Bea). Draft 3 is out of date`, `…, Stand 27.4. (Ralf) – zusammenkopiert`: who keeps it, in which state. */
const isDrafted = (text: string): boolean =>
  text.length <= 200 &&
  /(?<!\p{L})(?:draft|vers(?:ion|ione|ão|ión|ie|\.)?|v|entwurf|fassung|stand|brouillon|borrador|bozza|rascunho|wersja|rev\.?)\s?\d/iu.test(
    text,
  ) &&
  /[(（]\s?\p{Lu}\p{L}{1,14}(?:, [^()]{1,40})?[)）]/u.test(text);

/** `Double room: 70 euros` is of the offer. */
const priced = /[:：]\s[^:：]{0,30}(?:\p{Sc}\s?\d|\d\s?(?:\p{Sc}|euros?(?!\p{L})|EUR|CHF|zł|円))/iu;
const maxAbove = 15;

/** A sentence, or a label itself: no title. */
const namesOrEnds = /[.!?。]\s*$|[:：]/u;

/** `LIBRARY LESSONS 2026/27` names a paper. */
const isCapitals = (text: string): boolean =>
  text.trim().length <= 80 &&
  !/[.!?]\s*$/.test(text) &&
  /\p{Lu}{3}/u.test(text) &&
  !/\p{Ll}/u.test(text) &&
  /\d|\s{3,}/.test(text);

const forPage =
  /^[\s#*_=>–—-]{0,8}(?:(?:approved |final |agreed |proposed )?(?:copy|text|content|wording|texts?|info)(?: (?:for|to go on|that goes on) (?:the |our |this )?(?:page|site|web ?site|web|client|customer))|(?:template|standard) (?:letter|text|copy)(?: \([^()]{1,30}\))?(?:, .{1,30})?|for the (?:page|site|website)|what goes on the page|(?:freigegebene[rs]? )?(?:text|texte|inhalte?)(?: für| auf) (?:die |unsere )?(?:(?:web)?seite|homepage|website)|(?:le )?texte (?:pour (?:la |le )?(?:page|site)|de (?:la )?page)|pour la page|texto (?:para (?:la |el )?(?:página|web)|de (?:la )?página)|para la página|testo (?:per (?:la |il )?(?:pagina|sito)|della pagina)|per la pagina|(?:texto|conteúdo) (?:para|da|p\/) ?(?:a |o )?(?:página|site)|para a página|tekst (?:voor|op) de (?:pagina|site|website)|voor de pagina|(?:tekst|treść) na stronę|na stronę)\s*[:：]?\s*[–—-]{0,3}\s*$|^\s*(?:=>|->|→)\s.{0,40}(?:page|site|seite|página|pagina|stron).{0,20}[:：]\s*$|[（(【](?:ページ|サイト|Web)に(?:載せる|掲載)(?:内容)?[）)】]|^[■◆【\s]{0,3}(?:掲載用|掲載内容|ページ掲載)/iu;

/** Whatever stands above `Text for the page:` was not written for it. */
export function hideAbove(lines: readonly Line[], hideLine: HideLine): void {
  const mark = lines.findIndex(({ text }) => text.length <= 80 && forPage.test(text));
  if (mark < 2) return;
  const below = lines.slice(mark + 1).filter(({ text }) => text.trim() !== '').length;
  if (below < minBelow) return;
  for (let at = 0; at < mark; at++) if (lines[at]?.text.trim() !== '') hideLine(at, 'internal');
}

const minBelow = 3;
