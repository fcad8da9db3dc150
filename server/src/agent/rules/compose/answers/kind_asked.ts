// Questions that only one kind of text answers: whom to call, whether there is something, whether so many kilos will do.
// A text of another kind speaks of the same thing at best.
import { lean } from '../../../../platform/text/quickened.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { stemsOf } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { takesYesOrNo } from '../texts/asking.ts';
import { lastAsked } from '../texts/heard_parts.ts';

/** Whether the answer is of another kind than the question asks for. */
export const isOtherKind = (brief: Brief, sentence: string, answer: Answer): boolean =>
  (asksWhomToCall.test(sentence) && !reaches.test(answer.text)) ||
  isOfOtherMeasure(sentence, answer.text) ||
  lacksThing(brief, sentence, answer);

/** `Who do I ring at the weekend?`, `Wie bel ik …?`: a number, an address, or somebody who is there. */
const asksWhomToCall = lean(
  /(?<!\p{L})(?:who(?:m)? (?:do|can|should|would|could|must) (?:i|we|you|they) (?:call|ring|phone|contact|turn to|speak to|write to)|(?:which|what) number (?:do|can|should)|wen (?:rufe|kann|können|soll|sollen|muss|müssen|erreich)\p{L}* [^?]{0,60}(?:an|anrufen|erreichen|kontaktieren)(?!\p{L})|wen rufe? (?:ich|wir|man)|an wen (?:wende|kann|können|soll)|qui (?:appel\p{L}+|joindre|contacter|dois-je|peut-on|est-ce que j[’']appelle)|(?:a )?quién (?:llam\p{L}+|hay que llamar)|chi (?:chiam\p{L}+|devo chiamare|si chiama|contatt\p{L}+)|(?:para )?quem (?:ligo|ligamos|é que ligo|devo (?:ligar|contactar)|contact\p{L}+)|wie (?:bel|bellen|kan ik bellen|moet ik bellen)|do kogo (?:dzwon\p{L}+|mam|mamy|zadzwoni\p{L}*))(?!\p{L})|どこに(?:電話|連絡)|誰に(?:電話|連絡)/iu,
);
const reaches =
  /\d[\d\s()/.-]{5,}\d|\S@\S|(?<!\p{L})(?:on[- ]call|hotline|duty|24\s?\/\s?7|24 hours|around the clock|bereitschaft\p{L}*|notruf\p{L}*|rund um die uhr|astreinte|24\s?h(?:eures)?(?!\p{L})|guardia|24 horas|reperibil\p{L}+|pronto intervento|24 ore|piquete|permanência|dag en nacht|24 uur|bereikbaar\p{L}*|dyżur\p{L}*|całodobow\p{L}+)(?!\p{L})|電話|緊急連絡/iu;

/** Units that measure the same. */
const dimensions: readonly string[] = [
  'kg|kilos?|kilogram\\p{L}*|tons?|tonnes?|tonnen?|t',
  'mm|cm|m|metres?|meters?|mètres?|metros?|metri|ft|inch(?:es)?',
  'dB',
  '°\\s?C|degrees?|grad|degrés|grados|gradi|graus|graden|stopni',
  'kW|kVA',
  'bar',
];
const measures = dimensions.map(
  (units) => new RegExp(`\\d\\s?(?:${units})(?![\\p{L}\\p{N}²³])`, 'u'),
);
const anyMeasure =
  /(?<!\p{L})(?:any|every|no limit|unlimited|jede[srnm]?|beliebig\p{L}*|tout|toute|cualquier|qualsiasi|qualquer|elke?|każd\p{L}+)(?!\p{L})/iu;

/** `How loud is it in dB(A)?`: a unit that is asked for by itself stands in whatever answers it. */
const unitAsked =
  /(?<!\d\s?|\p{L})(?:in|en|em|w|als)\s(dB|kg|mm|cm|kWh?|kVA|l\/min|m³\/h|m[²³]|ppm|lux|Hz|bar|°C)(?![\p{L}\p{N}])/u;

/** `It weighs 150 kg, is the lift all right with that?`: what tells how many fit in says nothing of weight. */
function isOfOtherMeasure(sentence: string, text: string): boolean {
  const unit = unitAsked.exec(sentence)?.[1];
  if (unit !== undefined && !text.includes(unit)) return true;
  if (!takesYesOrNo(sentence) || anyMeasure.test(text)) return false;
  const asked = measures.filter((one) => one.test(sentence));
  return asked.length > 0 && !asked.some((one) => one.test(text));
}

/** `Is there parking in the evening?`: parking is what it asks for, and the evening is not. */
const isThere =
  /^\P{L}*(?:(?:and|und|et|y|e|en|i|a|also|auch)[,\s]\s?)?(?:(?:is|are) there|do you have|have you got|gibt es|haben sie|habt ihr|y a-t-il|(?:est-ce qu[’']il )?y a|avez-vous|hay|tienen|tenéis|c[’']è|ci sono|avete|há|têm|tem|is er|zijn er|hebben jullie|heeft u|czy (?:jest|są|macie|mają państwo))\s([^?,;]{3,100})/iu;
const behindThing =
  /\s(?:in|at|on|for|during|near|by|from|with|im|am|an|auf|für|bei|mit|vor|dans|à|au|aux|en|pour|sur|chez|avec|el|para|por|con|al|a|nel|nella|per|di|da|alla|na|no|nas|nos|em|ao|com|op|voor|bij|met|aan|w|na|dla|przy|z)\s.*$/iu;

/** `Any evidence that it works?` asks for what its clause says. */
const described =
  /\s(?:that|which|who|to|dass|der|die|das|um|qui|que|dont|de|che|cui|wat|om|który|która|które|żeby)\s/iu;

function lacksThing(brief: Brief, sentence: string, { about }: Answer): boolean {
  const thing = isThere.exec(lastAsked(sentence) ?? sentence)?.[1]?.replace(behindThing, '');
  return thing !== undefined && !described.test(thing) && !speaksOf(brief, thing, about);
}

/** By a word, a thing that readers ask about, or a meaning. */
export function speaksOf(brief: Brief, thing: string, about: string): boolean {
  const { language } = brief;
  const { objects } = toldBy(brief, `${thing}?`);
  if (objects.length === 0) return true;
  const concepts = conceptsIn(about, language);
  const meant = new Set(meaningsIn(about, language).flat());
  const [stems, roots] = [stemsOf(about, language), rootsOf(about, language)];
  return (
    [...conceptsIn(thing, language)].some((concept) => concepts.has(concept)) ||
    meaningsIn(thing, language).some((fields) => fields.some((one) => meant.has(one))) ||
    objects.some(({ stem, root }) => roots.has(root) || stems.some((other) => isKin(stem, other)))
  );
}
