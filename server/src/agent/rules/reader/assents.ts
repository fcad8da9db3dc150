// How people agree to something: by a word or two at the start of what they say.

const word =
  "agreed|okay|ok|yes|yep|sure|fine|good|great|perfect|deal|done|works(?: for me| for us)?|that works|sounds good|will do|of course|einverstanden|in ordnung|gut|ja|gerne?|passt|perfekt|abgemacht|geht klar|mache ich|machen wir|d[’']accord|entendu|oui|parfait|bien|très bien|c[’']est bon|c[’']est noté|volontiers|de acuerdo|vale|sí|claro|perfecto|estupendo|muy bien|hecho|va bene|d[’']accordo|sì|perfetto|benissimo|certo|volentieri|combinado|está bem|sim|perfeito|ótimo|claro que sim|feito|akkoord|goed|prima|ja hoor|doen we|afgesproken|graag|zgoda|dobrze|tak|świetnie|jasne|oczywiście|umowa";
const start = new RegExp(
  `^(?:${word})(?:[,.!:;]|\\s[–—-]\\s|$)|^(?:承知|了解|はい|かしこまり|結構です)|^(?:نعم|تمام|موافق)`,
  'iu',
);
/** `Le 26 c’est bon`, `Tuesday works`, `Dienstag passt`. */
const end =
  /(?<!\p{L})(?:works(?: for (?:me|us))?|is (?:fine|good|perfect)|suits (?:me|us)|passt(?: (?:mir|uns|gut))?|geht(?: gut)?|c[’']est (?:bon|parfait|noté)(?: pour (?:moi|nous))?|me (?:va|viene) bien|nos (?:va|viene) bien|va bene|ci va bene|está (?:bem|ótimo)|serve-nos|is (?:goed|prima)|pasuje|odpowiada)(?=[.,!]|$)/iu;

/** Begins by agreeing, or agrees in so many words. */
export const assents = (sentence: string): boolean => start.test(sentence) || end.test(sentence);
/** Nothing but that. */
export const isAssent = (sentence: string): boolean =>
  assents(sentence) && sentence.split(/\s+/).length <= 4;

const lead = new RegExp(
  `^(?:(?:${word})[,.!:;]\\s+|(?:et moi|and i|y yo|e io|e eu|en ik|und ich|a ja),?\\s+(?=je|i|yo|io|eu|ik|ich|ja))`,
  'iu',
);
const minLeft = 4;

/** `Fine, I will talk to her`: the promise alone. */
export function withoutAssent(sentence: string): string {
  const rest = sentence.replace(lead, '');
  return rest.split(/\s+/).length >= minLeft ? rest : sentence;
}
