// Who asks where is told a place, and who asks how many a number; what names neither answers something else.
import { wordNumbersIn } from '../../text/number_words.ts';

/** As the word that asks: `and where do the reports live?`, not `the hall where we bake`. */
const asksBy =
  /(?:^|[,;:.!¿]\s?|(?<!\p{L})(?:and|know|see|me|us|und|wissen|sagen|et|savoir|dire|y|saber|decir|e|sapere|dire|dizer|en|weten|zeggen|i|a|wiedzieć)\s)(?:from |de |da |von |van |z )?(?:where|wo|wohin|woher|où|dónde|adónde|dove|onde|aonde|waar|gdzie|skąd|dokąd)(?!\p{L})/iu;

export const asksWhere = (sentence: string): boolean => asksBy.test(sentence);

const online = 'online|portal\\p{L}*|app|cloud|on-?site';
/** A word of place before something that is no number: lenient, since only what has none at all is left. */
const places: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    en: 'in|into|at|on|near|under|behind|inside|outside|next to|from',
    de: 'in|im|ins|am|an|auf|bei|beim|aus|unter|neben|hinter',
    fr: 'dans|chez|sur|à|au|aux|sous|près|depuis|en',
    es: 'en|desde|sobre|bajo|junto|cerca',
    it: 'in|nel\\p{L}*|su|sul\\p{L}*|presso|da|dal\\p{L}*|a|al\\p{L}*',
    pt: 'em|no|na|nos|nas|num|numa|junto|desde',
    nl: 'in|op|te|bij|aan|naast|uit|onder',
    pl: 'w|we|na|u|przy|pod|obok|z|ze',
  }).map(([language, words]) => [
    language,
    new RegExp(
      `(?<!\\p{L})(?:(?:${words})\\s(?!\\d)\\p{L}|(?:nell|sull|dall|all)[’']|(?:${online})(?!\\p{L}))`,
      'iu',
    ),
  ]),
);

/** In languages that are not told here, any text may say it. */
export const saysWhere = (text: string, language: string): boolean =>
  places.get(language)?.test(text) !== false;

const manyAsked =
  /(?<!\p{L})(?:how many|wie ?viele|combien d|cuánt[oa]s|quant[ie]|quant[oa]s|hoeveel|ile)(?!\p{L})/iu;

export const asksHowMany = (sentence: string): boolean => manyAsked.test(sentence);
export const saysHowMany = (text: string, language: string): boolean =>
  /[\d０-９一二三四五六七八九十百千]/u.test(text) || wordNumbersIn(text, language).length > 0;
