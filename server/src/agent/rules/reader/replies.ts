// What the other side answered the reader in a talk: to a question, or to what troubles them. It was said to them
// already, so a page may repeat it; what was said in passing, in doubt or with a wink stays out.
import { reasonToHide } from '../../../claims/screen/judge.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { isQuestion } from '../../../platform/text/questions.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import { isYesOrNo } from '../context/questions.ts';
import { inWriting, isPromised } from './promised.ts';
import { type Turn, talkIn } from './turns.ts';
import { isUndertaking } from './undertakes.ts';
import { sentencesIn } from './units.ts';

export interface Reply {
  /** Their question; else all that they said in their turn. */
  to: string[];
  text: string;
  /** To a question; else to what they told. */
  asked: boolean;
}

const maxReply = 300;
const maxSentences = 3;

export const repliesIn = (
  texts: readonly string[],
  names: readonly string[],
  language: string,
): Reply[] =>
  texts.flatMap((raw) => {
    const turns = talkIn(raw, names);
    return turns.flatMap((turn, at) => {
      const next = turns[at + 1];
      return turn.theirs && next && !next.theirs ? replyOf(turn, next, language) : [];
    });
  });

function replyOf(turn: Turn, next: Turn, language: string): Reply[] {
  const said = sentencesIn(turn.said.replaceAll('\n', ' '), language);
  const text = answerIn(next.said, language);
  if (text === undefined) return [];
  const question = said.findLast(isQuestion);
  if (question !== undefined) return [{ to: [question], text, asked: true }];
  return said.length > 0 && isOffer(text) ? [{ to: said, text, asked: false }] : [];
}

/** A turn as an answer; none where any of it is an aside, or puts the answer off. */
function answerIn(said: string, language: string): string | undefined {
  const sentences = sentencesOf(plainText(said.replaceAll('\n', ' ')), language);
  const asks = sentences.findIndex(isQuestion);
  const told = (asks === -1 ? sentences : sentences.slice(0, asks)).filter(
    (one, at) => at > 0 || !isInterjection(one),
  );
  if (sentences.some((one) => aside.test(one) || reasonToHide(one) !== undefined)) return undefined;
  const isLater = (one: string): boolean =>
    putsOff.test(one) ||
    inWriting.test(one) ||
    (isUndertaking(one, language) && !offers.test(one)) ||
    isPromised(one, language, true);
  if (isLater(told[0] ?? '')) return undefined;
  const kept = told
    .filter((one, at) => at === 0 || !(ofSaying.test(one) || isLater(one)))
    .slice(0, maxSentences);
  const text = kept.join(/[。！]$/u.test(kept[0] ?? '') ? '' : ' ');
  return isTelling(text) && text.length <= maxReply ? capitalised(text) : undefined;
}

/** `Ouch.`, `Good question.`; a bare yes or no is an answer, with what follows it. */
const isInterjection = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= 2 &&
  !/\d/.test(sentence) &&
  !isYesOrNo(sentence) &&
  !wide.test(sentence);
const wide = /[\p{scx=Han}\p{scx=Hiragana}]/u;
const isTelling = (text: string): boolean =>
  wide.test(text)
    ? text.length >= 8
    : text.split(/\s+/).length >= (/\d/.test(text) || isYesOrNo(text) ? 4 : minTold) &&
      !pointsOnly.test(text);
const minTold = 6;
/** `We do that part for you.`, `We have a way for that.`: of what, only the talk tells. */
const pointsOnly =
  /^(?:\p{L}+[’'\p{L}]*\s){1,5}(?:that|this|it|those|there)(?:\s(?:part|one|too|bit))?(?:\s(?:for|with) (?:you|us|that))?\.?$/iu;

/** Speaks of what we do, or of what they get; else a turn beside a trouble is sympathy. */
const isOffer = (text: string): boolean =>
  (wide.test(text) || text.split(/\s+/).length >= 6) && offers.test(text);
const offers =
  /(?<!\p{L})(?:we|our|ours|you(?:[’'](?:d|ll|re))? (?:get|have|can|see|keep|would)|that[’']s why|that fits|wir|unser\p{L}*|bei uns|deshalb|genau dafür|nous|notre|nos|chez nous|justement|c[’']est pour(?:quoi| cela| ça)|nosotros|nuestr\p{L}+|por eso|precisamente|noi|nostr\p{L}|per questo|proprio per|nós|noss\p{L}+|por isso|wij|we|onze|ons|bij ons|daarom|nasz\p{L}*|u nas|dlatego)(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:amos|emos|imos|iamo)(?!\p{L})|当社|弊社|私ども|そのため|نحن|لدينا/iu;

/** Said to one person and no other: in confidence, with a doubt, or about what could be given away. */
const aside =
  /(?<!\p{L})(?:between us|honestly|frankly|to be honest|officially|off the record|don[’']t quote|if you push|if you press|discount|my boss|our boss|i think|i guess|i believe|maybe|perhaps|probably|not sure|hopefully|should be fine|unter uns|ehrlich gesagt|offiziell|rabatt|nachlass|mein(?:em)? chef|(?:dem|der|unser(?:em)?) chef|ich glaube|ich denke|vielleicht|wahrscheinlich|nicht sicher|hoffentlich|entre nous|franchement|honnêtement|officiellement|remise|ristourne|mon chef|mon patron|je crois|je pense|peut-être|sans doute|pas sûr|entre nosotros|sinceramente|oficialmente|descuento|mi jefe|creo que|supongo|quizás?|tal vez|probablemente|no estoy segur[oa]|si me aprieta|por teléfono|(?:tra|fra) (?:di )?noi|onestamente|ufficialmente|sconto|il mio capo|credo|penso|forse|probabilmente|non sono sicur[oa]|entre nós|honestamente|oficialmente|desconto|meu chefe|acho que|talvez|provavelmente|não tenho a certeza|onder ons|eerlijk gezegd|officieel|korting|mijn baas|ik denk|ik geloof|misschien|waarschijnlijk|niet zeker|między nami|szczerze|oficjalnie|rabat\p{L}*|zniżk\p{L}+|mój szef|szefem|myślę|chyba|może|prawdopodobnie|nie jestem pew\p{L}+)(?!\p{L})|ここだけ|正直|値引き|割引|たぶん|かもしれ|と思います|上司|بيننا|خصم|ربما|أعتقد/iu;

/** `I'd rather say so now.` speaks of the saying. */
const ofSaying =
  /^(?:i[’']d rather|i prefer to|i want to be|i[’']ll be|let me be|better to|das sage? ich|ich (?:sage|will|möchte) .{0,20}(?:ehrlich|offen|gleich|lieber)|je préfère|autant (?:le |vous le )?dire|prefiero|mejor decirl\p{L}*|preferisco|meglio dirl\p{L}*|prefiro|dat zeg ik|ik zeg .{0,12}liever|liever eerlijk|wolę|lepiej powiedzieć)(?!\p{L})[^\d]{0,60}$/iu;

/** The answer comes later: it is a promise at best. */
const putsOff =
  /(?<!\p{L})(?:i(?:[’']d| would| will|[’']ll| have to| need to| must) (?:have to |need to )?(?:put|check|ask|look|find|get back|come back|confirm|send|email|mail|talk|speak|write)|let me (?!be)\p{L}+|good question|müsste ich|muss ich|ich (?:muss|müsste|frage|kläre|prüfe|schaue|rechne|schicke|sende|melde)|je (?:vérifie|demande|regarde|reviens|vais (?:vérifier|demander)|dois|vous (?:envoie|confirme|rappelle))|tengo que|lo (?:consulto|miro|confirmo|pregunto)|le (?:confirmo|mando|envío|digo)|devo (?:chiedere|verificare|sentire)|verifico|controllo|le (?:mando|faccio sapere)|tenho (?:de|que)|vou (?:ver|verificar|perguntar|confirmar)|envio-lhe|mando-lhe|moet ik|ik (?:moet|vraag|kijk|zoek|check|stuur)|muszę|sprawdzę|zapytam|dopytam|dam znać|prześlę)(?!\p{L})|確認(?:いた)?します|確認して|調べて|お送りします|後日|سأسأل|سأتحقق|سأرسل/iu;
