// What a paper or a letter says of itself: which edition it is and who keeps it, above; whose it is, where they sit
// and who must not read it, below. None of it is said to the reader of a page.
import { lean } from '../../platform/text/quickened.ts';
import type { HideLine, Line } from './lines.ts';
import { isDataLabel } from './marks.ts';

const maxTop = 4;
const maxEnd = 6;
const maxLine = 400;

/** `Dossier for owners · Edition autumn 2025`, `Ausgabe 3/2026`: no end, and a year or a number behind the word. */
const edition = lean(
  /(?:^|[·|,–—-]\s?)(?:edition|édition|ausgabe|edición|edizione|edição|editie|wydanie|issue|stand|as of|version)\s(?:\p{L}{2,12}\s){0,2}(?:\d{1,2}[/.])?(?:19|20)\d\d(?:[/–-]\d{2,4})?\s*$/iu,
);

/** `March edition, for use by the sales teams`: no end. */
const forWhom = lean(
  /(?<!\p{L})(?:for (?:the )?use (?:of|by)|zum gebrauch (?:durch|für)|à l[’']usage d\p{L}{1,2}|para uso de\p{L}{0,1}|ad uso d\p{L}{1,4}|para uso d\p{L}{1,2}|voor gebruik door|do użytku)[ ’'][^.!?]{4,80}$/iu,
);

const companyForm =
  /^\s*[\p{Lu}\p{Lo}\d][^.!?:：,|\d]{1,50}\s(?:ltd|limited|llp|llc|inc|plc|gmbh|ag|kg|ug|e\.?k|sarl|sas|s\.?a|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|lda|b\.?v|n\.?v|sp\. z o\.? ?o)\.?\s?[,|·–—]\s?(?=.{0,200}\d)/iu;

/** For whom it is meant, in the words that every house uses. */
const smallPrint =
  /(?<!\p{L})(?:message|e-?mail|nachricht|courriel|mensaje|correo|messaggio|mensagem|bericht|wiadomość).{0,80}(?:intended (?:solely|only)|ausschließlich für den|exclusivement (?:destiné|réservé)|exclusivamente (?:para|al|a)|destinat[oa] esclusivamente|uitsluitend (?:bestemd|bedoeld)|przeznaczon[aey] (?:jest )?wyłącznie|wyłącznie dla adresata)/iu;

/** `Please recycle – think before you print.`: below every mail of theirs, and often in another language than the text. */
const isOfPrinting = (text: string): boolean =>
  text.length <= maxPrinting && printing.test(text) && sparing.test(text);
const maxPrinting = 200;
const printing = lean(
  /(?<!\p{L})(?:before (?:you )?print(?:ing)?|vor dem (?:aus)?drucken|(?:bevor|ehe) .{1,40}druck\p{L}{1,3}|avant d[’'](?:en )?imprimer|antes de imprimi\p{L}{1,4}|prima di stampar\p{L}{1,3}|voor(?:dat)? .{1,40}(?:print|druk)\p{L}{0,3}|(?:przed|zanim) (?:wy)?druk\p{L}{2,9}|(?:print|(?:aus|ge)?druck|imprim|stamp|druk)\p{L}{0,4} .{0,12}(?:e-?mail|message|nachricht|courriel|mensaje|correo|messaggio|mensagem|bericht|wiadomoś\p{L}{1,3})(?!\p{L})|(?:e-?mail|message|nachricht|courriel|mensaje|correo|messaggio|mensagem|bericht|wiadomoś)\p{L}{0,3} .{0,30}(?:print|druck|imprim|stamp|druk))|印刷(?:する|される)?前/iu,
);
const sparing = lean(
  /(?<!\p{L})(?:recyc?[lk]\p{L}*|environment|umwelt|environnement|planète|planet|planeta|pianeta|ambiente|medioambiente|milieu|środowisk\p{L}|trees?|bäume|arbres?|árbol(?:es)?|alber[oi]|árvores?|bo(?:om|men)|drzew\p{L}?|think before|denken sie nach|erst denken|pensez avant|piens[ea] antes|pens[aei] prima|pense antes|denk (?:na|eerst)|pomyśl|(?:really|wirklich|vraiment|realmente|davvero|echt|naprawdę) .{0,40}[?？]|only if|nur wenn|que si nécessaire|solo si|solo se|só se|se necessário|alleen als|tylko jeśli)(?!\p{L})|環境/iu,
);

/** `Page 7 of 9 / Acme Ltd`, `Acme GmbH · S. 4/11`, `Footer: …`: wherever a page of the paper ended. */
const pageEnd =
  /(?<![\p{L}\d])(?:page|seite|página|pagina|strona|blz\.?|[sp]\.|p[áa]g\.) ?\d{1,3} ?(?:of|von|sur|de|di|van|z|\/) ?\d{1,3}(?=\s*$|\s?[·|/–—]|\s{2})|^\s*(?:footer|fußzeile|pied de page|pie de página|piè di pagina|rodapé|voettekst|stopka|フッター)\s?[:：]/iu;

/** `E&OE`, `© Acme Ltd`: without an end of its own, on one of the last lines. */
const footer =
  /(?<!\p{L})e ?& ?oe(?!\p{L})|^[^.!?]{0,60}©|\d\/\d ?ページ|(?:無断転載|転載を禁)|(?<!\p{L})(?:technische änderungen|irrtümer) [^.]{0,30}vorbehalten|sous réserve d[’']erreurs|salvo error u omisión|salvo errori|salvo erro ou omissão|(?:druk|zet)fouten voorbehouden|document de travail|arbeitspapier|documento de trabajo|documento di lavoro/iu;
/** Where a page of a wiki or a chat stood: `Sales > Customers > A`, and who last touched it. */
const pathOf = /^\s*\p{L}[^.!?:：\d|>]{1,30}(?:\s[>›»]\s[^.!?:：>›»]{1,40}){2,6}$/u;
const touched =
  /^\s*(?:last (?:edited|changed|modified)|zuletzt (?:bearbeitet|geändert)|modifié (?:par|le)|última edición|ultima modifica|última edição|laatst (?:bewerkt|gewijzigd)|ostatnio (?:edytowan|zmienion)\p{L}*|最終更新)(?: (?:by|on|von|am|par|le|por|el|da|il|door|op|przez))?\s?[:：]?\s.{1,100}$/iu;

export function hideImprint(lines: readonly Line[], hideLine: HideLine): void {
  const written = [...lines.entries()].filter(([, { text }]) => /\p{L}/u.test(text));
  for (const [at, { text }] of written) {
    if (text.length <= maxLine && dataParts(text) >= 2) hideLine(at, 'title');
    if (text.length <= maxLine && pageEnd.test(text)) hideLine(at, 'title');
    if (isOfPrinting(text)) hideLine(at, 'mail');
  }
  for (const [at, { text }] of written.slice(1, maxTop)) {
    if (text.length <= 120 && (edition.test(text) || forWhom.test(text))) hideLine(at, 'title');
  }
  for (const [at, { text }] of written.slice(0, maxTop))
    if (pathOf.test(text) || touched.test(text)) hideLine(at, 'title');
  for (const [at, { text }] of written.slice(-maxEnd)) {
    if (
      text.length <= maxLine &&
      (companyForm.test(text) || smallPrint.test(text) || footer.test(text))
    )
      hideLine(at, 'mail');
  }
}

/** `Owner: J. Hale. Next review: May 2027.` in one line; one alone is read as any label is. */
const dataParts = (text: string): number =>
  text.split(/(?<=[.;|·])\s+/u).filter((part) => isDataLabel(part)).length;
