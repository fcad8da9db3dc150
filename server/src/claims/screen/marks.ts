// Marks that speak of more than their own line: headings of notes, labels of data,
// titles of documents, the end of a letter.
import { lean } from '../../platform/text/quickened.ts';
import type { LeftOutReason } from '../claims.ts';
import { isBareMark } from './judge.ts';
import { isWritingHeading } from './patterns/writing_headings.ts';

const noteHeading = new RegExp(
  `^(?:${[
    // `Kalkulation intern`; `Audit interne` and `Medicina interna` are sold.
    '(?:preis)?(?:kalkulation|kosten|preise|rechnung|besprechung|infos?) intern|(?:calculs?|coûts?|prix|tarifs|infos?) internes?|(?:cálculos?|costes?|costos?|precios?|reunión) intern[oa]s?|(?:calcol[oi]|cost[oi]|prezz[oi]|riunione) intern[oaie]|(?:cálculos?|custos?|preços?|reunião) intern[oa]s?|(?:berekening|kosten|prijzen|overleg) intern|(?:kalkulacja|koszty|ceny) wewnętrzn[ae]',
    // English
    "tone(?: of voice)?|voice(?: and tone| & tone)?|(?:writing |page |brand |copy )?(?:style|guidelines?|voice|instructions?)(?: guide)?|page (?:structure|layout|goals?|objectives?|notes?)|(?:goals?|objectives?|purpose) of (?:the|this) page|about this page|notes?(?: (?:to|for|about|on|from) .{1,60})?|(?:sales|crm|call|meeting|account|seller|rep|admin|editor(?:ial)?|writer|team|personal|private|background|misc|random) notes?|internal(?: .{0,60})?|(?:strictly |highly )?(?:confidential|private)(?:\\s?[–—:(,/&-].{0,60}| (?:(?:sales |team |background )?(?:notes?|memos?|comments?|remarks?|infos?|information|drafts?|briefing|stuff|bits?|thoughts|discussion|margins?|costs?|figures|details)|(?:use )?only|for .{1,50}|do not .{1,40}|not .{1,40}|please.{0,40}))?|do(?:s|'s)?(?: and| &|\\/) ?don[’']?t[’']?s?|don[’']?ts?|(?:target )?(?:audience|personas?|buyer personas?|icp)|(?:seo )?keywords|battle ?cards?(?: .{0,60})?|objections? handling|competitors?(?: .{0,40})?|competition|competitive (?:.{0,40})|why we (?:win|lose)|attendees|participants|distribution list|deal (?:stage|owner|info|notes)|crm(?: .{0,30})?|prompt|to-?dos?|open (?:questions|points|issues|items)(?: .{0,30})?|cta|call to action|(?:things|what) (?:not )?to (?:say|mention|avoid|include)|(?:never|do not|don[’']?t) (?:say|mention|use|include)|pricing (?:strategy|notes)|negotiation(?: .{0,40})?|discounts?(?: policy| authority)?|margins?|margin (?!is |are |was ).{0,30}|change ?log|revision history|version history|to be (?:confirmed|decided|discussed)|parking lot|ideas?|brainstorm(?:ing)?|(?:tagline|headline|title|slogan|name|claim)s? (?:options?|ideas?|candidates?)(?: .{0,30})?|scratch(?: ?pad)?|dump|raw(?: .{0,20})?|leftovers?|old(?: .{0,20})?|archive|transcript(?: .{0,40})?|thread|slack(?: .{0,20})?",
    // German
    'tonalität|tonfall|stil(?:vorgaben)?|zielgruppen?|hinweise?(?: (?:an|für|zum?|zur) .{1,40})?|intern(?:es?)?(?: .{0,40})?|notizen?(?: .{0,40})?|anmerkungen?(?: .{0,40})?|wettbewerb(?:er)?|offene (?:punkte|fragen)|verhandlung(?:sspielraum)?|nicht (?:erwähnen|sagen|veröffentlichen)|protokoll|ablage|sonstiges intern|gesprächsnotiz(?:en)?|vertriebsnotiz(?:en)?|kalkulation',
    // French, Spanish, Italian, Portuguese
    'ton|style|cible|public cible|notes?(?: internes?| pour .{1,40})?|interne(?: .{0,40})?|à ne pas (?:dire|publier|mentionner)|concurrents?|concurrence|points ouverts|négociation|marge',
    'tono|estilo|público objetivo|notas?(?: internas?| para .{1,40})?|interno(?: .{0,40})?|no (?:decir|mencionar|publicar)|competidores|competencia|negociación|margen',
    'stile|pubblico(?: di riferimento)?|note(?: interne| per .{1,40})?|non (?:dire|menzionare|pubblicare)|concorrenti|concorrenza|trattativa|margine',
    'tom|público[- ]alvo|notas internas|não (?:dizer|mencionar|publicar)|concorrentes|concorrência|negociação|margem',
    // Dutch, Polish
    'toon|stijl|doelgroep|notities(?: .{0,40})?|niet (?:zeggen|noemen|publiceren)|concurrenten|concurrentie|onderhandeling',
    'styl|grupa docelowa|notatki(?: .{0,40})?|wewnętrzne(?: .{0,40})?|nie (?:mówić|publikować|wspominać)|konkurencja|negocjacje|uwagi wewnętrzne',
    // Japanese, Arabic
    'トーン|文体|ターゲット|社内.{0,20}|内部.{0,20}|メモ|備考|注意事項（社内.{0,10}|競合.{0,10}|営業メモ|商談メモ|掲載しない.{0,10}|値引き.{0,10}',
    'النبرة|الجمهور المستهدف|ملاحظات(?: .{0,40})?|داخلي(?: .{0,40})?|المنافسون|التفاوض',
  ].join('|')})$`,
  'iu',
);

/** `{panel:title=x}` of a wiki. */
const macro = /\{[\p{L}\d:=|#-]{2,40}\}/gu;

/** `## Internal notes`, `=== TONE ===`: why all below it stays off the page. */
export function isSectionMark(line: string): LeftOutReason | undefined {
  const text = line
    .replace(macro, '')
    .replace(/^[\s#>*_=~[\](){}<>!–—-]{0,20}/, '')
    .replace(/[\s#*_=~[\](){}<>:：!–—-]{0,20}$/, '');
  if (text === '' || text.length > 80) return undefined;
  if (text.length <= 60 && isBareMark(text)) return 'internal';
  if (ofList.test(text)) return undefined;
  return noteHeading.test(text) || isWritingHeading(text) ? 'instruction' : undefined;
}

/** `Notes to list`, `Anmerkungen zur Preisliste`: terms below a price list. */
export const ofList =
  /^(?:notes?|remarks?|anmerkung(?:en)?|hinweise?|remarques?|notas?|note|observações|opmerking(?:en)?|toelichting|uwagi)\s(?:to|on|zur|zum|zu den|sur|au|aux|a|al|alla|ai|à|às|ao|bij|do)\s?(?:(?:the|la|le|les|el|los|il|i|o|de|het)\s)?(?:price ?)?(?:lists?|prices?|table|preisliste|preisen?|tabelle|tarifs?|prix|tableau|tarifas?|lista|precios|tabla|listino|prezzi|tabella|tabela|preços|prijslijst|prijzen|tabel|cennika|cen|tabeli)$/iu;

const dataLabel =
  /^[\s*_-]{0,6}(?:deal(?: \p{L}+)?|opportunity(?: \p{L}+)?|(?:sales )?stage|(?:account |deal |opportunity |page |doc )?owner|lead (?:source|score|status)|score|arr|acv|mrr|tcv|probability|forecast|close date|last (?:contact(?:ed)?|touch|activity|updated|edited)|next (?:step|touch)(?: \(internal\))?|account (?:manager|exec(?:utive)?)|csm|sdr|bdr|ae|territory|segment|tier|health(?: score)?|nps|renewal(?: date)?|competitor(?:s)?|budget|decision[- ]makers?|amount(?=\s*[:=：]\s*\d{4})|champion|buying (?:stage|committee)|source|utm_\w+|tags?|author|status|reviewer|version|file|path|created(?: by| at)?|updated(?: by| at)?|modified(?: by)?|prepared by|rec[’']?d by|reviewed by|hx|dob|betreuer(?:in)?|abschlusswahrscheinlichkeit|umsatzpotenzial|potenzial|verantwortlich|bearbeiter(?:in)?|ersteller(?:in)?|erstellt von|responsable interne|statut|estado interno|next (?:meeting|call|review)|nächste[srn]? (?:treffen|sitzung|besprechung|termin intern)|prochaine (?:réunion|séance)|próxima reuni[óã]o|próxima reunión|prossima riunione|volgende vergadering|następne spotkanie|次回(?:会議|打ち?合わせ)?|担当|担当者|ステータス|確度|作成者|作成日|更新日|المسؤول)\s*[:=：]\s*\S/iu;

/** A field of a system: `Deal stage: negotiation`, `Owner: Tom`. */
export const isDataLabel = (line: string): boolean =>
  line.length <= 300 && (dataLabel.test(line) || isDataRow(line));

const field =
  /^(?:deal|stage|phase|fase|etapa|étape|etap|status|stato|estado|statut|chance|kans|probability|wahrscheinlichkeit|probabilité|probabilidad|probabilità|probabilidade|szansa|prawdopodobieństwo|owner|eigenaar|besitzer|zuständig|betreuer(?:in)?|responsable|propriétaire|responsabile|responsável|właściciel|opiekun|source|bron|quelle|origen|origine|origem|źródło|value|wert|waarde|valeur|valor|valore|wartość|close|abschluss|score|last contact|letzter kontakt|laatste contact|フェーズ|確度|担当|ステータス|المرحلة|المسؤول|الحالة)\s?[:=：]/iu;

/** A record out of the team's own system, on one line: `Stage: offer | Chance: 60 % | Owner: Tom`. */
const isDataRow = (line: string): boolean => {
  const fields = line.split(/\s[|·;/]\s|\t/).map((part) => part.trim());
  return fields.length >= 2 && fields.filter((part) => field.test(part)).length >= 2;
};

/** `Staff rate £30 - internal obviously`: marked at its end. */
const marksEnd =
  /\s[–—-]{1,2}\s?(?:(?:nur|only|strictly|rein|solo|só|alleen|tylko)\s)?(?:internal|intern(?:es?|[oa])?|wewnętrzn\p{L})(?:\s\p{L}{2,10}){0,2}[.!]{0,3}\s*$|(?:[-–—※]|社)内のみ\s*$/iu;
export const isOurs = (line: string): boolean => line.length <= 300 && marksEnd.test(line);

const titleWords =
  /(?<!\p{L})(?:v\d{1,2}(?:\.\d{1,2})?|rev\.? ?\d|draft|drafts?|wip|final(?:_| )?(?:final|v\d)?|doc|document|docx|brief(?:ing)?|messaging|one[- ]?pager|deck|slides?|notes?|memo|minutes|copy|web(?:site)? (?:copy|text|content)|page (?:copy|text|context|content|brief)|content (?:doc|dump|brief)|info ?sheet|fact ?sheet|master|template|context|dump|export|input|raw|working|cheat ?sheet|playbook|handout|(?:call )?transcript|transkript|transcription|transcripción|trascrizione|transcrição|script|faq doc|kb|wiki|confluence|notion|stand|textentwurf|texte? für|seitentext|briefing|konzept|notizen|protokoll|unterlagen|zusammenfassung|gesprächsnotiz\p{L}*|telefonnotiz|besprechung\p{L}*|textbausteine?|bausteine|angebotsunterlagen|cr appel|cr|acta|verbale|ata|reunião|vergadering|verslag|spotkanie|testi|textos|tekst|preguntas frecuentes|questions fréquentes|domande frequenti|perguntas frequentes|veelgestelde vragen|häufige fragen|tabela|tabelle|one[- ]?pager|product sheet|datasheet|infos? (?:für|zu|for)|texts? for|copy for|copy from|entwurf|version|brouillon|note|notes de|compte[- ]rendu|texte pour|borrador|notas|texto para|bozza|appunti|testo per|rascunho|texto|tekst|notities|concept|szkic|notatki|updated|stand vom|last edited|as of|dated|資料|原稿|書き出し|文字起こし|下書き|メモ|議事録|版|まとめ|مسودة|ملاحظات|نص)(?!\p{L})/iu;
const versionOrDate =
  /\/\/|(?:^|[\s(_-])v\d|\b(?:19|20)\d\d\b|\d{1,2}[./-]\d{1,2}|\d:\d\d ?[–-] ?\d|_\w|\.(?:docx?|pdf|txt|md|pptx?|xlsx?|html?)\b|\((?:\p{Lu}\p{L}+|[^)]*(?:pls|please|draft|internal|bitte))[^)]*\)/iu;

/** A record of a meeting, or an answer to a call for bids, whatever else its title says. */
const minutes =
  /^(?:meeting )?(?:minutes|(?:call|meeting|phone) recap|protokoll|besprechungsnotiz|compte[- ]rendu|acta|verbale|ata|notulen|verslag|protokół|notatka|(?:議事|打ち?合わせ|商談|面談|訪問|会議)(?:録|メモ|記録)?|محضر|ملخص (?:اجتماع|مكالمة|لقاء)|gedächtnisprotokoll|telefonnotiz|appgroep|groepsapp|mémo|appunti|apontamentos|note (?:di|de|from) )(?: (?:of|from|der|des|vom|de|da|do|della|dell[’']|del|van|z|ze))?(?!\p{L})|^(?:response|antwort|réponse|respuesta|risposta|resposta|reactie|odpowiedź) (?:to|auf|à|a|al|alla|ao|à|op|na) (?:the |die |das |l[’'])?(?:itt|rfp|rfi|rfq|tender|ausschreibung|appel|licitación|gara|concurso|aanbesteding|przetarg)/iu;

/** `Messaging doc v7 (Priya)`, `Website copy – May 2026`, `brief_final.docx`. */
export function isDocumentTitle(line: string): boolean {
  const text = line
    .replace(/^[\s#*_=>-]{0,10}/, '')
    .replace(/!{1,5}\s*$/, '')
    .trim();
  // The last mark may be a date's: `Protokoll 12.10.`
  const bare = text.replace(/\.\w{2,4}$|(?<=\d)\.$/, '');
  if (text === '' || text.length > 120 || /[.!?。！？]$/.test(bare)) return false;
  if (/\.(?:docx?|pdf|txt|md|pptx?|xlsx?|html?)$/i.test(text)) return true;
  const words = text.split(/\s+/).length;
  if (words <= 14 && minutes.test(text)) return true;
  if (/(?:議事録|打ち?合わせ(?:記録|メモ)|会議メモ|商談メモ)/u.test(text) && /\d/.test(text))
    return true;
  return titleWords.test(text) && (words <= 6 || versionOrDate.test(text));
}

/** Kept by the team beside what it offers. */
const internalColumn =
  /^(?:.{0,20}(?:internal|intern|interno|interne|社内).{0,20}|notes?|comments?|remarks?|bemerkung(?:en)?|notiz(?:en)?|kommentar(?:e)?|commentaires?|remarques?|comment[io]|osservazioni|comentarios?|comentários?|observacion(?:es)?|observações|opmerking(?:en)?|(?:opm|bem|obs|oss|rem|anm)\.?|uwag[ai]|komentarz(?:e)?|コメント|補足|تعليق(?:ات)?|notas?|owner|(?:sales |deal )?stage|status|assigned|next steps?|last contact|close date|probability|verantwortlich|phase|statut|responsable|etapa|estado|fase|responsabile|stato|etapp?a|responsável|verantwoordelijke|właściciel|etap|担当者|commission|provision|備考|担当|メモ|ملاحظات)$/iu;

/** What it was before: a price that holds no more. */
const formerColumn =
  /^(?:bisher(?:ige?r?)?(?: (?:preis|netto))?|(?:previous|old|former)(?: price| rate)|previous|(?:ancien|précédent)(?:ne)? (?:prix|tarif)|(?:precio |preço )?anterior|(?:prezzo )?precedente|oude prijs|voorheen|dotychczas\p{L}*|poprzedni\p{L}{1,2}(?: cena)?|旧(?:価格|料金)|改定前)$/iu;
export const isInternalColumn = (cell: string): boolean =>
  internalColumn.test(cell.trim()) || formerColumn.test(cell.trim());

/** Heads what the team remarks, and as often what belongs to a price. */
const remarks =
  /^(?:notes?|comments?|remarks?|bemerkung(?:en)?|notiz(?:en)?|kommentar(?:e)?|commentaires?|remarques?|comment[io]|osservazioni|comentarios?|comentários?|observacion(?:es)?|observações|opmerking(?:en)?|(?:opm|bem|obs|oss|rem|anm)\.?|uwag[ai]|コメント|補足|notas?|備考|ملاحظات)$/iu;
export const isRemarksColumn = (cell: string): boolean => remarks.test(cell.trim());

/** What a thing costs the house, beside its price: `coste 41`, `EK 12,50 €`. */
const internalCell =
  /^(?:(?:our |own )?cost(?: price)?|coste|costo|custo|coût|kostprijs|koszt|ek|einkauf|pa|prix d[’']achat|pda|marg[eint]\p{L}{0,3}|margem|marge|marża|db|db ?\d|ganancia|profit|原価|粗利|仕入)\s?[:=]?\s?[€$£¥]?\s?\d[\d.,]*\s?(?:%|€|\p{Sc}|eur|usd|円)?$/iu;

export const isInternalCell = (cell: string): boolean => internalCell.test(cell.trim());

const signOff = lean(
  /^[\s>]{0,4}(?:all the best|best|(?:with )?(?:my |our )?(?:best|kind|kindest|warm|warmest|many|good) (?:regards|wishes|thanks)|regards|cheers|thanks(?: (?:a lot|again|so much|in advance|all|team))?|thx|thank you|sincerely|yours(?: \p{L}+)?|talk soon|speak soon|viele(?:n)? (?:grüße|dank)|(?:mit )?(?:freundliche[nm]?|beste[nm]?|liebe[nm]?|herzliche[nm]?|schöne[nm]?) (?:grüße[n]?|gruß)|mfg|lg|vg|gruß|danke|cordialement|bien (?:à vous|cordialement)|sincères salutations|merci(?: d[’']avance)?|(?:un )?saludo(?:s)?(?: cordial(?:es)?)?|atentamente|gracias|cordiali saluti|distinti saluti|saluti|grazie|atenciosamente|cumprimentos|(?:com os )?melhores cumprimentos|obrigad[oa]|abraços?|met vriendelijke groet(?:en)?|groet(?:en|jes)?|bedankt|mvg|z poważaniem|pozdrawiam|dzięki|ciao(?: e a presto)?|beijinhos|bjs|xx|bises|bisous|à bientôt|à plus|belle journée|bonne journée|un abrazo|abrazos|hasta (?:luego|pronto)|un cordial saludo|a presto|buona giornata|buon lavoro|até (?:breve|logo|já)|beijos|um abraço|liefs|tot (?:snel|gauw|dan)|fijne dag|bis (?:bald|dann|morgen)|schönen (?:tag|abend)(?: noch)?|do zobaczenia|miłego dnia|敬具|以上(?:です|、よろしくお願い(?:いた|致)?します)?|よろしくお願い(?:いた|致)?します|مع (?:خالص )?(?:التحية|تحياتي)|تحياتي|شكرا)[,.!。،]?(?:\s[-–—]?\s?\p{L}[\p{L}’'.-]*){0,3}[,.!。]?\s*$/iu,
);

/** Some houses say it in two languages: `Mit freundlichen Grüßen / Kind regards`. */
export const isSignOff = (line: string): boolean =>
  line.length <= 90 &&
  line.split(/\s[/|]\s/u).every((part) => part.length <= 60 && signOff.test(part));

/** `Mo–Do 8–18 Uhr`, `lun-ven 9h-18h`, `月〜金 9:00〜18:00`. */
const openingHours = lean(
  /(?<!\p{L})(?:mon?|tues?|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|sab|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|pon|wt|śr|czw|pt|sob|niedz)\p{L}{0,6}\.?\s?(?:[-–—/]|to|bis|au|a|tot|do)\s?\p{L}{2,10}\.?,?:?\s(?:from |von |de |dalle |das |van |od )?\d{1,2}(?:[:.h]\d{0,2})?\s?(?:am|pm|uhr|h)?\s?(?:[-–—]|to|bis|à|a|alle|às|tot|do)\s?\d{1,2}|[月火水木金土日][〜~－–-][月火水木金土日].{0,4}\d{1,2}[:：時]/iu,
);

const otherWords = 5;

/** Says when the house is open, and hardly anything else: a remark may name hours too. */
export const isOpeningHours = (text: string): boolean =>
  /\d/.test(text) &&
  openingHours.test(text) &&
  (text.match(/\p{L}{4,}/gu)?.length ?? 0) <= otherWords;

/** `Contact: Sanne de Wit, 026 555 01 20`, and not `Season: 2024/2025`: where somebody can be reached is there to be found. */
const labelledContact =
  /^[^\n:：?？]{2,30}[:：?？][^\n]{0,120}(?:@\p{L}|(?<![\d.,/-])(?!(?:19|20)\d\d[ ./–-]{1,3}(?:19|20)\d\d(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d))\d[\d \t()/.-]{5,20}\d)[^\n]{0,120}$/mu;

/** `Ring Padraig on 057 555 0119 after seven`: a number or an address, and hardly anything else. */
const reach =
  /\S@\S{2,40}\.\p{L}{2,}|(?<!\p{L})(?:tel|phone|fon|telefon|telefoon|telefono|téléphone|teléfono|telefone)\.?\s?[:：]?\s?\d(?:[\s()/.-]{0,2}\d){6,13}|(?<![\d.,])(?:\+|0|\(0)\d(?:[\s()/.-]{0,2}\d){6,13}(?![\d,])/u;
const ownNumber = /(?<!\p{L})(?:priv\p{L}*|personal|personnel|particular|home)(?!\p{L})/iu;
/** `ul. Długa 8`, `via Roma 3`: small by custom. */
const streetFirst = /^\s*(?:(?:ul|al|pl|os)\.|via|viale|piazza|rue|avenue|calle|rua)\s\p{Lu}/u;
const maxBeside = 9;

const isReach = (text: string): boolean =>
  text.length <= 160 &&
  reach.test(text) &&
  !ownNumber.test(text) &&
  (!/^\s*\p{Ll}[^@]*$/u.test(text) || streetFirst.test(text)) &&
  (text.match(/(?<![\p{L}@.])\p{L}{2,}(?![\p{L}@.])/gu)?.length ?? 0) <= maxBeside;

export const contact = {
  test: (text: string): boolean =>
    /[@\d]/.test(text) && (labelledContact.test(text) || isReach(text)),
};

const number = /@\p{L}|\d[\d \t()/.-]{5,20}\d/gu;

/** Where the last number of a line ends that says how to reach somebody; before it, no full stop ends anything. */
export function contactEnd(text: string): number {
  if (!contact.test(text.trim())) return -1;
  const last = [...text.matchAll(number)].at(-1);
  return last === undefined ? -1 : last.index + last[0].length;
}

/** `Anna and Per Lund, Sandvik Farm, near Mora`, beside their number: names and places, and hardly a word. */
export function isOfContact(lines: readonly { text: string }[], at: number): boolean {
  const text = (lines[at]?.text ?? '').trim();
  const near = [lines[at - 1], lines[at + 1]].some((line) =>
    contact.test((line?.text ?? '').trim()),
  );
  return (
    near &&
    /^\p{Lu}[^.!?;:：]{5,120}$/u.test(text) &&
    text.includes(',') &&
    (text.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) <= maxSmall
  );
}
const maxSmall = 2;
