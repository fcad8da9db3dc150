// How people agree to something: by a word or two at the start of what they say.

const word =
  "agreed|lovely|brilliant|excellent|alright|all right|sounds fine|please do|that suits|that[’']s fine|okay|ok|yes|yep|sure|fine|good|great|perfect|deal|done|works(?: for me| for us)?|that works|sounds good|will do|of course|einverstanden|in ordnung|gut|ja|gerne?|passt|perfekt|abgemacht|alles klar|super|prima|das passt|das klingt gut|machen sie das|sehr gut|geht klar|mache? ich|mando|pode|machen wir|d[’']accord|entendu|oui|parfait|bien|très bien|c[’']est bon|c[’']est noté|ça marche|ça me va|ça nous va|super|impeccable|nickel|volontiers|de acuerdo|vale|sí|claro|perfecto|estupendo|muy bien|hecho|genial|me parece bien|fenomenal|va bene|ottimo|bene|per me va bene|d[’']accordo|sì|perfetto|benissimo|certo|volentieri|combinado|está bem|pode ser|fechado|excelente|sim|perfeito|ótimo|claro que sim|feito|akkoord|goed|prima|ja hoor|doen we|afgesproken|graag|mooi|fijn|helemaal goed|dat is goed|dat past|zgoda|może być|super|dobrze|tak|świetnie|jasne|oczywiście|umowa";
const start = new RegExp(
  `^(?:${word})(?:[,.!:;]|\\s[–—-]\\s|$)|^(?:承知|了解|はい|わかりました|分かりました|お願いします|大丈夫|ぜひ|助かります|かしこまり|結構です)|^(?:نعم|تمام|موافق|حسنا|حسنًا|ممتاز|جيد)`,
  'iu',
);
/** `Le 26 c’est bon`, `Tuesday works`, `Dienstag passt`. */
const end =
  /(?<!\p{L})(?:works(?: for (?:me|us))?|is (?:fine|good|perfect)|suits(?: (?:me|us))?|passt(?: (?:mir|uns|gut))?|geht(?: gut)?|c[’']est (?:bon|parfait|noté)(?: pour (?:moi|nous))?|me (?:va|viene) bien|nos (?:va|viene) bien|va bene|ci va bene|está (?:bem|ótimo)|serve-nos|is (?:goed|prima)|pasuje|odpowiada)(?=[.,!]|$)/iu;

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
