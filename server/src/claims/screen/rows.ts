// Rows for the team, in tables and lists that are for readers: what the house pays (`Internal cost | 5,120`), and those
// that a note names (`take the row with our hours out`). The row goes, and all around it stays.
import type { HideLine, Line } from './lines.ts';
import { isHush, marked } from './patterns/marked.ts';

const cost =
  'costs?|prices?|calc(?:ulation)?|kosten|preise?|kalkulation|coûts?|prix|costes?|costos?|precios?|costi|costo|prezz[io]|custos?|preços?|prijs|prijzen|koszty?|cen[ay]';
const own =
  'our|own|internal|unsere?|eigene?|intern\\p{L}{0,2}|propi[oa]s?|nostr[oaei]|własn\\p{L}';
/** `Internal measures` and `Interne Schulung` are told to readers. */
const ofHouse = new RegExp(
  `^(?:(?:${own})\\s(?:${cost})|(?:${cost})\\s(?:(?:de|do|di)\\s)?(?:${own}|compra|revient|custo)|(?:gross |rohe? ?|unsere )?(?:margins?|marge|margen|margine|margem|marża)(?: .{1,12})?|cost price|ek(?:[- ]?preis)?|einkaufs?preis|selbstkosten|deckungsbeitrag|prix d[’']achat|prezzo d[’']acquisto|inkoop(?:s?prijs)|kostprijs|原価|粗利|仕入(?:れ?値|価格)?|社内.{1,6})$`,
  'iu',
);
/** `Margin 15 mm` is a measure. */
const figure = /\d(?![\d.,]*\s?(?:mm|cm|m|px|pt|in)(?!\p{L}))[\d.,]*/u;

const row =
  'rows?|lines?|zeilen?|reihen?|lignes?|filas?|l[ií]neas?|rig(?:a|he)|linhas?|rij(?:en)?|regels?|wiersz\\p{L}{0,3}';
const anyRow = /row|line|zeile|reihe|ligne|fila|l[ií]nea|rig(?:a|he)|linha|rij|regel|wiersz|行/iu;
const link =
  "(?:\\s(?:with|for|of|called|mit|avec|des?|du|del|della|dell[’']|di|da|do|con|com|met|van|z|the|our|die|den|der|la|les?|el|los|il|o|a|het)){0,3}";
/** `la fila de coste interno`, `the "Our hours" row`. */
const namedRow = [
  `(?<!\\p{L})(?:${row})${link}\\s["“„«'‘]?(\\p{L}[^"”“»’.,;:!?()]{2,60})`,
  `(?<!\\p{L})(\\p{L}[^.,;:!?()"”“„»«]{2,40})["”“»’]?[\\s-](?:${row})(?!\\p{L})`,
  '「?([^「」（(、。]{2,20})」?の?行',
].map((one) => new RegExp(one, 'iu'));
const removes =
  /(?<!\p{L})(?:remove|delete|drop|take|cut|strip|strike|hide|raus\p{L}*|entfernen|löschen|streichen|weglassen|weg|enlever|retirer|supprimer|masquer|quitar|borrar|eliminar|sacar|ocultar|togliere|eliminare|cancellare|nascondere|tirar|apagar|remover|esconder|weghalen|verwijderen|schrappen|eruit|weglaten|usunąć|skasować|wyrzucić|ukryć)(?!\p{L})|削除|消し|外し|消す/iu;
const maxNote = 200;
const maxAway = 24;

/** What a line is of: its first cell, or what stands before its figure. */
const labelOf = (text: string): string =>
  (
    /^[\s|*•–—-]{0,8}([^|:：\t\d]{2,60}?)(?:\s{2}|\s?[|:：\t]|\s[–—-]\s|\s?(?=\d)|$)/u.exec(
      text,
    )?.[1] ?? ''
  )
    .trim()
    .toLowerCase();

export function hideRows(lines: readonly Line[], hideLine: HideLine): void {
  for (const [at, { text }] of lines.entries()) {
    if (ofHouse.test(labelOf(text)) && figure.test(text)) hideLine(at, 'internal');
    if (
      text.length > maxNote ||
      !anyRow.test(text) ||
      !(removes.test(text) || isHush(text) || marked.test(text))
    )
      continue;
    const named = namedRow.flatMap((one) => one.exec(text)?.[1]?.toLowerCase() ?? []);
    if (named.length === 0) continue;
    const near = spanAround(at, lines.length).filter((other) => {
      const label = other === at ? '' : labelOf(lines[other]?.text ?? '');
      return label.length >= 2 && named.some((name) => isNamed(name, label));
    });
    for (const other of near) hideLine(other, 'internal');
    if (near.length > 0) hideLine(at, 'instruction');
  }
}

const spanAround = (at: number, count: number): number[] =>
  Array.from({ length: 2 * maxAway + 1 }, (_, n) => at - maxAway + n).filter(
    (line) => line >= 0 && line < count,
  );

/** `coste interno QUITAR antes de …` begins with it, `the internal cost` ends with it. */
const isNamed = (named: string, label: string): boolean =>
  named.startsWith(label) || named.endsWith(label) || label.startsWith(named.trim());
