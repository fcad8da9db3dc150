// What a text itself says it is in one line, behind a label or under a heading that only the writer needs:
// `In short: we …`, `Was wir tun`, `Elevator pitch`. And what it says goes wrong without it.
import { lean, quickened } from '../../../platform/text/quickened.ts';

const inOneLine = [
  'in short|in brief|in a nutshell|(?:in )?one line|one-?liner|in one sentence|(?:elevator )?pitch|(?:the |our )?promise|value prop(?:osition)?|(?:key |core |main )?(?:message|statement)|opening(?: line)?|motto|claim|(?:the |our )?solution',
  'kurz (?:gesagt|gefasst|und gut)|in kürze|in einem satz|(?:unser )?versprechen|(?:kern|haupt)?botschaft|kern(?:aussage|satz|idee|versprechen)|leitsatz|aufhänger|(?:die |unsere )?lösung',
  'en (?:bref|résumé|une phrase|un mot|deux mots)|(?:notre |la )?promesse|accroche|message (?:clé|principal|central)|idée[- ]force|(?:la |notre )solution',
  'en (?:resumen|breve|pocas palabras|una frase|dos palabras)|(?:nuestra )?promesa|mensaje(?: clave| principal| central)?|idea fuerza|lema|gancho|(?:la |nuestra )?solución',
  'in (?:breve|sintesi|una frase|due parole|poche parole)|(?:la nostra )?promessa|messaggio(?: chiave| principale| centrale)?|motto|(?:la |la nostra )?soluzione',
  'em (?:resumo|suma|poucas palavras|uma frase)|numa frase|(?:a nossa )?promessa|mensagem(?:-chave| principal| central)?|(?:a |a nossa )?solução',
  'kort gezegd|kortom|in het kort|samengevat|in één zin|(?:onze )?belofte|(?:kern|hoofd)?boodschap|(?:de |onze )?oplossing',
  'w (?:skrócie|jednym zdaniu|kilku słowach)|krótko mówiąc|(?:nasza )?obietnica|hasło|(?:główny |kluczowy )?przekaz|(?:nasze )?rozwiązanie',
  'ひと?こと?で(?:言うと|いうと)?|一言で(?:言うと|いうと)?|要するに|キャッチコピー|スローガン|(?:コア|メイン|キー)メッセージ|باختصار',
].join('|');
/** Also headings that a reader may see. */
const whatWeDo = [
  'what (?:is (?:it|this)|it is|it does|we (?:do|offer|make|bring))|our (?:work|trade|craft)|was (?:wir|es|das) (?:tun|tut|machen|macht|bieten|bietet|bringen|leisten|ist)|unsere (?:arbeit|leistung)|was (?:ist|macht) (?:das|es)|worum es geht',
  "qu['’]est-ce que c['’]est|ce que (?:nous (?:faisons|apportons|proposons)|l['’]on fait)|ce qu['’]on fait|notre (?:métier|activité)|¿?qué (?:hacemos|ofrecemos|es)|a qué nos dedicamos|nuestro (?:trabajo|oficio)",
  "(?:che )?cos['’]è|(?:che )?cosa (?:facciamo|fa|offriamo|è)|di cosa ci occupiamo|il nostro (?:lavoro|mestiere)|o que (?:fazemos|faz|é|oferecemos)",
  'wat (?:we|wij) (?:doen|bieden)|wat (?:is het|het is|het doet)|co (?:robimy|oferujemy|to jest)|ons (?:werk|vak)|czym się zajmujemy|nasza praca|(?:サービス)?概要|(?:私たち|当社|当店|当工房)の仕事|(?:事業|業務)内容',
].join('|');
const whoWeAre =
  'who we are|about(?: us)?|company|wer wir sind|über uns|qui sommes-nous|à propos(?: de nous)?|quiénes somos|sobre nosotros|chi siamo|su di noi|quem somos|sobre nós|wie (?:we|wij) zijn|over ons|kim jesteśmy|o nas|(?:会社)?概要|会社について';
const howLong = String.raw`(?:\s(?:in|en|em|w)\s\p{L}{2,8}\s(?:frase|righe|parole|phrase|lignes|mots|palabras|líneas|sentence|lines?|satz|zin|zdaniu))?`;

const named = (names: string): string =>
  String.raw`^(?:\p{Lu}[\p{L}\p{N}&’'-]{1,24}\s){0,3}(?:${names})${howLong}\s?(?:[:：]\s*|\s[–—]\s)(?=\S)`;
/** `**One line:** …`, `Acme en une phrase : …`. */
const pitchLabel = new RegExp(quickened(named(`${inOneLine}|${whatWeDo}`)), 'iu');
const houseLabel = new RegExp(quickened(named(whoWeAre)), 'iu');
const pitchHeading = new RegExp(
  quickened(String.raw`^(?:\d{1,2}[.)]\s)?(?:${inOneLine})${howLong}\s?[?？:：]?$`),
  'iu',
);
const offerHeading = new RegExp(
  quickened(String.raw`^(?:\d{1,2}[.)]\s)?(?:${whatWeDo})\s?[?？:：]?$`),
  'iu',
);

const painLabel =
  /^(?:the |das |die |le |les |la |el |los |il |lo |i |o |os |het |de )?(?:problem|pain(?: point)?|trouble|challenge|hook|enemy|angle|story|schmerzpunkt|ausgangslage|herausforderung(?:en)?|problème|constat|défi|enjeu|problema|desafío|reto|problemi|sfid[ae]|desafio|probleem|knelpunt|uitdaging(?:en)?|problemy?|wyzwani[ae]|課題|お悩み|お困りごと)s?(?:,? (?:in (?:their|his|her) (?:own )?words|as they (?:say|put it)|in ihren worten|avec leurs mots|en sus palabras|con le loro parole|nas palavras deles|in hun woorden))?\s?[:：]\s*/iu;

export interface Labelled {
  text: string;
  /** The label said that this is it in one line, or that this is what hurts. */
  kind?: 'pitch' | 'pain';
}

/** Without the label that only its writer needs. */
export function withoutWritersLabel(text: string): Labelled {
  const pitch = pitchLabel.exec(text)?.[0];
  if (pitch !== undefined) return { text: text.slice(pitch.length), kind: 'pitch' };
  const pain = painLabel.exec(text)?.[0];
  if (pain !== undefined) return { text: text.slice(pain.length), kind: 'pain' };
  return { text: text.replace(houseLabel, '') };
}

/** Above what it is in one line; no reader needs to see it. */
export const isPitchHeading = (heading: string): boolean =>
  pitchHeading.test(heading) || isWhatWeSay(heading);
export const isWhatWeSay = (heading: string): boolean => whatWeSay.test(heading);
/** `What we say on the stand`, `Cosa diciamo ai condomìni`: for colleagues; what stands below is said to readers. */
const whatWeSay = lean(
  /^(?:what (?:we|our \p{L}{3,20}) (?:say|tell|pitch|explain|(?:want|would like) to (?:say|tell))(?!\p{L})|was wir .{0,40}(?:sagen|erzählen|erklären)$|so (?:sagen|erklären) wir|ce qu(?:e (?:nous|l[’']on)|['’]on) (?:leur )?(?:disons|dit|racontons|raconte|expliquons|(?:voulons|veut) (?:leur )?dire)(?!\p{L})|(?:lo )?qu[eé] (?:les? )?(?:contamos|decimos|explicamos|queremos (?:decir|contar))(?!\p{L})|(?:che )?cosa (?:diciamo|raccontiamo|spieghiamo|vogliamo (?:dire|raccontare))(?!\p{L})|quello che (?:diciamo|raccontiamo)(?!\p{L})|o que (?:lhes )?(?:dizemos|contamos|explicamos|queremos (?:dizer|contar))(?!\p{L})|wat (?:we|wij) .{0,40}(?:zeggen|vertellen|uitleggen)$|co (?:im )?(?:mówimy|opowiadamy|tłumaczymy|chcemy powiedzieć)(?!\p{L}))|^.{0,24}お(?:伝え|話し)して(?:いる|おり)/iu,
);
/** Above what the house does. */
export const isOfferHeading = (heading: string): boolean => offerHeading.test(heading);
