// What a text itself says it is in one line, behind a label or under a heading that only the writer needs:
// `In short: we …`, `Was wir tun`, `Elevator pitch`. And what it says goes wrong without it.

const pitchNames = [
  'in short|in brief|in a nutshell|(?:in )?one line|one-?liner|in one sentence|(?:elevator )?pitch|(?:the |our )?promise|value prop(?:osition)?|what (?:is it|it is|it does|we do|we offer)|who we are|(?:key )?message|opening(?: line)?|motto|claim',
  'kurz (?:gesagt|gefasst|und gut)|in kürze|in einem satz|was (?:wir|es|das) (?:tun|tut|machen|macht|bieten|bietet|ist)|worum es geht|wer wir sind|(?:unser )?versprechen|(?:kern)?botschaft|leitsatz|aufhänger',
  "en (?:bref|résumé|une phrase|un mot|deux mots)|ce que (?:nous faisons|l['’]on fait)|ce qu['’]on fait|qui sommes-nous|notre (?:métier|activité)|(?:notre )?promesse|accroche|message clé",
  'en (?:resumen|breve|pocas palabras|una frase|dos palabras)|qué (?:hacemos|ofrecemos|es)|a qué nos dedicamos|quiénes somos|(?:nuestra )?promesa|mensaje(?: clave)?|lema|gancho',
  'in (?:breve|sintesi|una frase|due parole|poche parole)|(?:che )?cosa (?:facciamo|fa|offriamo|è)|chi siamo|di cosa ci occupiamo|(?:la nostra )?promessa|messaggio(?: chiave)?',
  'em (?:resumo|suma|poucas palavras|uma frase)|numa frase|o que (?:fazemos|faz|é|oferecemos)|quem somos|(?:a nossa )?promessa|mensagem(?:-chave)?',
  'kort gezegd|kortom|in het kort|samengevat|in één zin|wat (?:we|wij) (?:doen|bieden)|wat (?:is het|het is|het doet)|wie (?:we|wij) zijn|(?:onze )?belofte|boodschap',
  'w (?:skrócie|jednym zdaniu|kilku słowach)|krótko mówiąc|co (?:robimy|oferujemy|to jest)|czym się zajmujemy|kim jesteśmy|(?:nasza )?obietnica|hasło',
  'ひと?こと?で(?:言うと|いうと)?|一言で(?:言うと|いうと)?|要するに|(?:サービス)?概要|キャッチコピー|スローガン|باختصار',
].join('|');
const howLong = String.raw`(?:\s(?:in|en|em|w)\s\p{L}{2,8}\s(?:frase|righe|parole|phrase|lignes|mots|palabras|líneas|sentence|lines?|satz|zin|zdaniu))?`;

/** `**One line:** …`, `Acme en une phrase : …`. */
const pitchLabel = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}\p{N}&’'-]{1,24}\s){0,3}(?:${pitchNames})${howLong}\s?(?:[:：]\s*|\s[–—]\s)(?=\S)`,
  'iu',
);
const pitchHeading = new RegExp(
  String.raw`^(?:\d{1,2}[.)]\s)?(?:${pitchNames})${howLong}\s?[?？:：]?$`,
  'iu',
);

const painLabel =
  /^(?:(?:the )?(?:problem|pain(?: point)?|trouble|hook|enemy|angle|story)|(?:das )?problem|schmerzpunkt|problème|constat|problema|probleem|課題)(?:,? (?:in (?:their|his|her) (?:own )?words|as they (?:say|put it)|in ihren worten|avec leurs mots|en sus palabras|con le loro parole|nas palavras deles|in hun woorden))?\s?[:：]\s*/iu;

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
  return pain === undefined ? { text } : { text: text.slice(pain.length), kind: 'pain' };
}

export const isPitchHeading = (heading: string): boolean => pitchHeading.test(heading);
