// Whether somebody tells what they themselves are going to do, whatever the verb: by the person and the tense of it.
// `I think`, `we have` and `ich muss` tell how things are, and nothing to come.
import { quickened } from '../../../platform/text/quickened.ts';

interface Forms {
  /** For a time to come, by its form. */
  future: RegExp;
  /** Now or to come: only the day beside it, or who agrees to it, tells which. */
  present: RegExp;
}

const not = (words: string): string => `(?!(?:${words})(?!\\p{L}))`;
const state = {
  en: 'be(?! (?:over|there|with you|round|back|in touch|on site))|have to|need|know|see|think|want|hope|wait|guess|believe|understand|love|hate|like|remember|mean|lose|also need|probably|never|not|close|open|run out',
  de: 'habe[n]?|hätte[n]?|könnte[n]?|können|würde[n]?|wäre[n]?|möchte[n]?|müsste[n]?|müssen|wollen|wollte[n]?|sollen|sollte[n]?|dürfen|brauche[n]?|glaube[n]?|denke[n]?|hoffe[n]?|finde[n]?|wissen|sehe[n]?|fürchte[n]?|verliere[n]?|suche[n]?(?! ich .{0,60}raus)|arbeite[n]?|heiße|verstehe[n]?|hatte[n]?|waren|wurden?|schließen|öffnen|eröffnen|bin|sind|zahlen?|sitze[n]?|warte[n]?',
  nl: 'heb|hebben|ben|zijn|kan|kunnen|moet|moeten|wil|willen|zou|zouden|denk|denken|weet|weten|hoop|hopen|vind|vinden|was|waren|had|hadden|zoek|zoeken|werk|werken|begrijp|snap|mag|mogen|sluiten|openen|verliezen|wacht|wachten|betalen|snappen|geloof',
  fr: 'ai|suis|dois|peux|veux|pense|crois|sais|espère|cherche|comprends|connais|voudrais|aimerais|avons|sommes|devons|pouvons|voulons|cherchons|pensons|savons|perds|perdons|a|est|doit|peut|veut|avait|était|aurait|paie|paye|payons|ferme|fermons|ouvre|ouvrons|attends|attendons|travaillons|travaille|avais|étais',
  es: 'tenemos|estamos|somos|hemos|podemos|queremos|necesitamos|debemos|habíamos|buscamos|sabemos|creemos|esperamos|trabajamos|perdemos|cerramos|abrimos|pagamos|usamos|hacíamos|teníamos|éramos|estábamos|próximos|últimos|gramos|kilogramos|tramos|ramos|mismos|mínimos|máximos|sufrimos|vivimos',
  it: 'abbiamo|siamo|possiamo|vogliamo|dobbiamo|cerchiamo|sappiamo|crediamo|speriamo|lavoriamo|perdiamo|chiudiamo|apriamo|paghiamo|usiamo|stiamo|aspettiamo',
  pt: 'temos|estamos|somos|podemos|queremos|precisamos|devemos|tínhamos|procuramos|sabemos|esperamos|trabalhamos|perdemos|fechamos|abrimos|pagamos|usamos|próximos|últimos|mesmos|gramas|vamos precisar|vamos ter|éramos|estávamos|sofremos',
};
const verb = (words: string): string => `${not(words)}\\p{L}{2,}`;

const any = (...alternatives: string[]): RegExp =>
  new RegExp(
    quickened(alternatives.map((one) => `(?<!\\p{L})(?:${one})(?!\\p{L})`).join('|')),
    'iu',
  );

const forms: Readonly<Record<string, Forms>> = {
  en: {
    future: any(
      `(?:i|we)[’']ll\\s(?:also\\s|then\\s|just\\s)?${verb(state.en)}`,
      `(?:i|we)\\s(?:will|shall)\\s(?:also\\s|then\\s|just\\s)?${verb(state.en)}`,
      `(?:i[’']m|i am|we[’']re|we are)\\s(?:going to\\s${verb(state.en)}|(?:sending|coming|bringing|getting|starting|fitting|delivering|visiting|calling|meeting|doing|taking|booking|running|sharing)(?!\\p{L}))`,
    ),
    present: any(
      `(?:then|so)\\s(?:we|i)\\s${verb(`${state.en}|had|have|were|was|could|would|should|can|are|am|got|lost|do not|don`)}`,
      '(?:we|i)\\s(?:then\\s)?(?:do|start|come|fit|install|deliver|meet|begin|bring|send|run|visit|collect|pick up|hold|test|try|measure|survey|check|review|sign|book|set up|speak|talk|call|train|take|get|move|make|put|confirm|decide|discuss|bring|show|print|produce|build|ship)',
    ),
  },
  de: {
    future: any(`(?:ich werde|wir werden|werde ich|werden wir)`),
    present: any(
      `ich\\s(?:\\p{L}+\\s)?${not(state.de)}\\p{L}{2,}e`,
      `${not(state.de)}\\p{L}{2,}e\\sich`,
      '(?:bin ich|ich bin|wir sind|sind wir)\\s.{0,40}(?:bei (?:ihnen|euch|dir)|vor ort)',
      `(?:ich (?:fahre|schaue|sage|gebe|hole|trage|lade|nehme)|sage ich|gebe ich|hole ich|schaue ich)`,
      `wir\\s${not(state.de)}\\p{L}{3,}(?:en|ern|eln)`,
      `${not(state.de)}\\p{L}{3,}(?:en|ern|eln)\\swir`,
    ),
  },
  nl: {
    future: any(`(?:ik zal|zal ik|we zullen|wij zullen|zullen we|ik ga|ga ik|we gaan|gaan we)`),
    present: any(
      `ik\\s${verb(state.nl)}`,
      `${verb(state.nl)}\\sik`,
      `(?:we|wij)\\s${not(state.nl)}\\p{L}{2,}en`,
      `${not(state.nl)}\\p{L}{2,}en\\s(?:we|wij)`,
    ),
  },
  fr: {
    future: any(
      `(?:je|j[’'])\\s?(?:(?:vous|lui|leur|en|y|les?|la|l[’'])\\s?){0,2}\\p{L}{2,}rai`,
      `nous\\s(?:vous\\s|lui\\s|leur\\s)?\\p{L}{2,}rons`,
      `on\\s(?:vous\\s|se\\s|lui\\s)?\\p{L}{2,}ra`,
      `(?:je vais|nous allons|on va)\\s\\p{L}{3,}`,
    ),
    present: any(
      `(?:je|j[’'])\\s?(?:(?:vous|lui|leur|en|y|les?|la|l[’'])\\s?){0,2}${verb(state.fr)}`,
      `nous\\s(?:vous\\s|lui\\s|leur\\s)?${not(state.fr)}\\p{L}{2,}ons`,
      `on\\s(?:vous\\s|se\\s|lui\\s)?${verb(state.fr)}`,
    ),
  },
  es: {
    future: any(`\\p{L}{2,}(?:ré|remos)`, `(?:voy|vamos) a\\s\\p{L}{2,}r`),
    present: any(
      `(?:(?:le|les|te|os|se l[oae]s?)\\s)\\p{L}{2,}o`,
      `(?:voy|yo\\s\\p{L}{2,}(?:o|oy)|\\p{L}{2,}(?:o|oy)\\syo)`,
      `${not(state.es)}\\p{L}{3,}[aei]mos`,
    ),
  },
  it: {
    future: any(`\\p{L}{2,}(?:rò|remo)`),
    present: any(
      `(?:(?:le|vi|ti|gliel[oaie])\\s)\\p{L}{2,}o`,
      `(?:io\\s\\p{L}{2,}o|\\p{L}{2,}o\\sio|vengo|vado|passo)`,
      `${not(state.it)}\\p{L}{3,}iamo`,
    ),
  },
  pt: {
    future: any(`\\p{L}{2,}(?:rei|remos)`, `(?:vou|vamos)\\s${not('precisar|ter')}\\p{L}{2,}r`),
    present: any(
      `(?:(?:lhes?)\\s)\\p{L}{2,}o`,
      `\\p{L}{2,}(?:o|mos)-lhes?`,
      `(?:eu\\s\\p{L}{2,}(?:o|ou)|\\p{L}{2,}o\\seu|passo)`,
      `${not(state.pt)}\\p{L}{3,}[aei]mos`,
    ),
  },
  pl: {
    future: any(
      `(?:będę|będziemy)\\s\\p{L}{3,}`,
      `(?:wyś|prze|pode|przy|za|spraw|potwier|umów|poda|powie|dostar|przek|odez|odezw|zro|poli|obej|zapyt|spot|weź|wezm|wpadn|podjad|zamów|skontakt|uzgodn|ustal|zamont|zainstal|rozpocz|zaczn|ogląd|obejrz|zmierz|podpisz|oddzwon)\\p{L}*(?:ę|emy|imy|ymy|am|amy)`,
    ),
    present: any(
      `(?:jadę|jedziemy|wysyłam|wysyłamy|zaczynamy|startujemy|widzimy się|spotykamy się)`,
    ),
  },
  ar: { future: /(?<!\p{L})و?س[أن]\p{L}{2,}/u, present: /(?!)/u },
  ja: {
    future:
      /(?:(?:いた|致)します|させていただきます|(?:送り|伺い|届け|出し|渡し|行き|持って行き|入れ|決め|まとめ)ます)(?:ので|ね|よ)?。?$/u,
    present: /(?:します|(?<!あり|い|でき|なり|思い|おり|かかり|ござい)ます)(?:ので|ね|よ)?。?$/u,
  },
};

/** What is said not to be done, or was done. */
const denied =
  /(?<!\p{L})(?:not|never|\p{L}+n[’']t|nicht|kein\p{L}*|nie|ne|n[’']\p{L}+|pas|no|nunca|non|mai|não|niet|geen|nooit)(?!\p{L})|ません|ない/iu;

/** `I’ll have a look on Monday`, `Le diré algo el jueves`. */
export const isToCome = (text: string, language: string): boolean =>
  forms[language]?.future.test(text) === true && !denied.test(text);

/** `We do the survey in December`, `El lunes voy yo`. */
export const isOneself = (text: string, language: string): boolean =>
  forms[language]?.present.test(text) === true && !denied.test(text);

/** `Then we …`, `Pues …`: what follows from the talk, and is settled by it. */
const follows =
  /^(?:(?:okay|ok|good|great|perfect|fine|right|gut|okay|prima|super|bien|parfait|d[’']accord|vale|perfecto|va bene|perfetto|ottimo|bom|ótimo|goed|dobrze|świetnie)[,.!]?\s)?(?:then|so|dann|also|alors|donc|du coup|pues|entonces|allora|quindi|então|dan|dus|to|wtedy|więc|zatem)(?!\p{L}),?\s|^(?:では|それでは|じゃあ)/iu;
export const isFollowing = (text: string): boolean => follows.test(text);
