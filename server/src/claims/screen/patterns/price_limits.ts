// How far one may go with a price, and whom one asks before: told to whoever sells. Negation and limit of the
// reader's own things (`do not store below 5 °C`, `only with the landlord's consent`) are for readers.
import { lean } from '../../../platform/text/quickened.ts';
import { pattern, spaced } from './pattern.ts';

const sum =
  '(?:[£€$¥] ?\\d[\\d.,]*k?|\\d[\\d.,]* ?(?:€|£|\\$|%|k(?!\\p{L})|eur(?:os?)?(?!\\p{L})|pounds|quid|per ?cent|prozent|pour ?cent|por ?ciento|por ?cento|per cento|procent|zł(?:otych)?))';
/** The sum may be bare where nothing is counted or measured by it. */
const limit = `(?:${sum}|(?:the |die |den |der |le |la |les |los |las |el |i |il |os |as |de |het )?\\d[\\d.,]*(?=\\s?(?:$|[.,;!)–—]|(?:for|on|even|unless|without|für|auch|außer|pour|même|sauf|para|ni|salvo|per|neanche|neppure|nem|voor|ook|tenzij|dla|nawet|chyba|net|netto|plus|ex)(?!\\p{L}))))`;
const some = "(?: [\\p{L}\\p{N}’'-]+){0,3}?";

/** No lower than this. */
const below = spaced(
  `(?:do not|don[’']?t|never|must not|mustn[’']t|not|nobody|cannot|can[’']?t|won[’']t)(?: ever)? (?:go(?:es|ing)?|drop|dip|sell|quote|offer|come|let (?:it|them|this) go|sign|accept|agree)${some} (?:below|under|beneath|lower than|less than|(?:down )?(?:to|past)) ${limit}`,
  `(?:^|[(,;:–—-] ?)(?:but |and )?(?:never|not|nothing|no lower than|absolutely not) (?:below|under|less than|lower than) ${sum}`,
  `(?:nicht|nie|niemals|keinesfalls|auf keinen fall|keiner|niemand)(?: [\\p{L}’-]+){0,3} unter (?:die |den )?(?:${sum}|\\d[\\d.,]*)(?: [\\p{L}]+){0,4} (?:gehen|anbieten|verkaufen|abgeben|rausgeben|fallen|abschließen|hergeben)`,
  `(?:^|[(,;:–—-] ?)(?:aber |bitte |und )?(?:nicht|nie|niemals|nichts|auf keinen fall) unter ${sum}`,
  `(?:ne pas|ne jamais|jamais|pas question de|on ne|interdit de)(?: [\\p{L}’']+){0,2} ?(?:descend\\p{L}*|vend\\p{L}*|pass\\p{L}*|tomb\\p{L}*|lâch\\p{L}*|brad\\p{L}*)(?: pas| jamais)?${some} (?:(?:en|au|à)[- ]dessous d(?:e|es|u)|sous(?: les?| la)?|à moins de|plus bas que) ?(?:${sum}|\\d[\\d ., ]*)`,
  `(?:pas|jamais|rien) (?:en dessous de|sous|à moins de) (?:les )?${sum}`,
  `(?:no|nunca|jamás|ni) (?:se )?(?:baj\\p{L}+|vend\\p{L}+|ofrec\\p{L}+|ced\\p{L}+|cerr\\p{L}+|acept\\p{L}+)${some} (?:de|por debajo de|a menos de|menos de) (?:los |las )?${limit}`,
  `(?:^|[(,;:–—-] ?)(?:pero |y )?(?:nunca|no|nada) (?:por debajo de|a menos de|menos de) (?:los )?${sum}`,
  `(?:non|mai|nessuno) (?:si )?(?:scend\\p{L}+|vend\\p{L}+|and\\p{L}+|ced\\p{L}+|offr\\p{L}+|chiud\\p{L}+|accett\\p{L}+)(?: mai)?${some} (?:sotto|al di sotto|a meno|meno)(?: di| dei| degli| i| gli| a)? ?${limit}`,
  `(?:^|[(,;:–—-] ?)(?:ma |e )?(?:mai|non|niente) (?:sotto|al di sotto d(?:i|ei|egli)|a meno di)(?: i| gli)? ?${sum}`,
  `(?:não|nunca|jamais|ninguém) (?:se )?(?:baix\\p{L}+|desc\\p{L}+|vend\\p{L}+|v[aá]\\p{L}*|ir|ced\\p{L}+|fech\\p{L}+|aceit\\p{L}+|faz\\p{L}*)${some} (?:de|d[oa]s|abaixo d(?:e|os|as)|por menos de|menos de) ${limit}`,
  `(?:^|[(,;:–—-] ?)(?:mas |e )?(?:nunca|não|nada) (?:abaixo d(?:e|os)|(?:por )?menos de) ${sum}`,
  `(?:niet|nooit|niemand|zeker niet) (?:\\p{L}+ ){0,3}?(?:onder|beneden|lager dan|minder dan) (?:de )?(?:${sum}|\\d[\\d.,]*)(?: [\\p{L}]+){0,3} (?:gaan|zakken|verkopen|aanbieden|duiken|weggeven|komen)`,
  `(?:^|[(,;:–—-] ?)(?:maar |en )?(?:niet|nooit|niks) (?:onder|lager dan|minder dan) (?:de )?${sum}`,
  `nie (?:\\p{L}+ ){0,2}?(?:schodzi\\p{L}+|zejd\\p{L}+|sprzedawa\\p{L}+|sprzedajemy|dawa\\p{L}+|zgadza\\p{L}+)${some} (?:poniżej|na mniej niż|za mniej niż) ${limit}`,
  `(?:^|[(,;:–—-] ?)(?:ale |i )?(?:nigdy|nie|nic) (?:poniżej|mniej niż) ${sum}`,
);
const belowInJapanese =
  '\\d[\\d,]*(?:万)?円(?:以下|未満|より下|を切る|を割る)?(?:に|で|まで|は|を)?[^。、]{0,8}(?:下げない|下げるな|切らない|下回らない|割らない|出さない|しない|受けない)(?:こと|で|。|$)';

/** Down to this, where somebody asks or presses. */
const downTo = spaced(
  `(?:you|i|we|he|she|they|\\p{L}+) (?:can|could|may|might|would|am allowed to|is allowed to|are allowed to) (?:\\p{L}+ ){0,2}?(?:go|come|drop|get|be talked) (?:as low as|down(?: as far as)?(?: to)?|to (?:as low as )?) ?${sum}`,
  `(?:kann|können|könnte|könnten|darf|dürfen|dürften|würde|würden|geht|gehen)(?: [\\p{L}’-]+){0,5} (?:auf|bis(?: auf)?|bis zu) ${limit.replace('(?=', '(?=\\s?(?:€|euro)?\\s?(?:runter|herunter|nachlassen|entgegen)|')}`,
  `(?:auf|bis(?: auf)?) (?:${sum}|\\d[\\d.,]*) (?:runter|heruntergehen|nachlassen|entgegenkommen)`,
  `(?:peu[xt]|pouvons|pouvez|pourr\\p{L}+|sait|irai[ts]) (?:\\p{L}+ ){0,3}?(?:descendre|tomber|baisser|lâcher)(?: \\p{L}+){0,2} (?:à|jusqu[’']à|jusque) (?:${sum}|\\d[\\d ., ]*)`,
  `(?:puede|puedes|podéis|podemos|podría|podrías|podemos) (?:\\p{L}+ ){0,2}?(?:bajar|llegar|dejar\\p{L}*)(?: \\p{L}+){0,2} (?:a|hasta|en) (?:los )?(?:${sum}|\\d[\\d.,]*)(?! \\p{L})`,
  `(?:può|puoi|possiamo|potete|potrebbe|potremmo|posso) (?:\\p{L}+ ){0,2}?(?:scendere|abbassar\\p{L}+|calare)(?: \\p{L}+){0,2} (?:a|fino a|ai) (?:${sum}|\\d[\\d.,]*)`,
  `(?:pode|podes|podemos|podem|poderia|posso|dá para|dá pra) (?:\\p{L}+ ){0,2}?(?:baixar|descer|fechar)(?: \\p{L}+){0,2} (?:a|até|para|por|nos) (?:${sum}|\\d[\\d.,]*)`,
  `(?:kan|kun|kunnen|mag|mogen|zou|zouden)(?: [\\p{L}’-]+){0,4} (?:naar|tot) (?:${sum}|\\d[\\d.,]*)(?: \\p{L}+){0,2} (?:zakken|gaan|omlaag)`,
  `(?:może|możesz|możemy|mogę|mógłby|moglibyśmy) (?:\\p{L}+ ){0,2}?(?:zejść|opuścić|spuścić)(?: \\p{L}+){0,2} (?:do|na) (?:${sum}|\\d[\\d.,]*)`,
);

/** Whoever reads this asks the one who wrote it. */
const askMe = spaced(
  '(?:ask|check with|speak to|talk to|come to|call|ring|ping|tell|run it (?:by|past)) me (?:first|before|beforehand)',
  '(?:erst|vorher|zuerst|vorab|bitte) (?:\\p{L}+ ){0,2}?(?:mich fragen|mit mir (?:absprechen|klären|abstimmen|reden|sprechen))|(?:frag|fragt) (?:mich )?(?:bitte )?(?:vorher|erst|zuerst)(?: mich)?|nur (?:nach|mit) (?:rücksprache|absprache|freigabe|ok|okay|zustimmung|genehmigung) (?:mit mir|von mir|durch mich|vom chef|der chefin|mit dem chef|mit der chefin|der geschäftsleitung|der geschäftsführung|gl|gf)',
  '(?:perguntem|perguntar|perguntam|falem|falar|consultem)(?:-me| comigo| a mim)? (?:antes|primeiro)(?= ?(?:$|[.,;!)]))|só com (?:o )?(?:meu )?(?:aval|ok|visto|autorização)(?: (?:do|da|meu|minha) \\p{L}+)',
  '(?:najpierw|wcześniej|zawsze) (?:\\p{L}+ ){0,2}?(?:zapytać mnie|spytać mnie|pytać mnie|uzgodnić ze mną|ze mną uzgodnić|do mnie)|tylko za (?:moją )?zgodą (?:moją|szefa|szefowej|zarządu|prezesa|dyrekcji)|tylko za moją zgodą',
);
const askInJapanese =
  '(?:先に|事前に|必ず)(?:私|わたし|僕|自分|社長|専務|部長|課長|店長)(?:に|まで|へ)[^。]{0,10}(?:確認|相談|聞いて|連絡)|(?:社長|専務|常務|部長|課長|店長|所長|上司)の(?:了承|承認|許可|決裁|OK|ok)(?:が|を|は)?(?:あれば|必要|要|得て|取って|次第)';

export const priceLimits = pattern(below, downTo, askMe, belowInJapanese, askInJapanese);

/** With the leave of somebody who is called by name: `só com aval do Sr. Valdir`, `only with Birgit's okay`. */
export const byLeaveOf = lean(
  /(?<!\p{L})(?:[Oo]nly|[Jj]ust|[Nn]ur|[Uu]niquement|[Ss]eulement|[Ss]olo|[Ss]ólo|[Ss]oltanto|[Ss]ó|[Aa]penas|[Aa]lleen|[Tt]ylko|[Nn]ot without|[Nn]icht ohne|[Pp]as sans|[Nn]o sin|[Nn]on senza|[Nn]ão sem|[Nn]iet zonder|[Nn]ie bez)(?: \p{Ll}+){0,3} (?:(?:ok|okay|OK|approval|sign-off|blessing|say-so|Freigabe|Zustimmung|Rücksprache|Absprache|Okay|Genehmigung|accord|aval|validation|feu vert|visto bueno|permiso|autorización|benestare|autorizzazione|via libera|autorização|akkoord|toestemming|overleg|goedkeuring|zgodą|zgody|akceptacją)(?: (?:of|from|by|with|von|mit|durch|vom|de|d’|du|del|di|da|do|van|met)){0,2} (?:(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Hr|Fr|M|Mme|Sr|Sra|Sig|Dott|Dhr|Mevr|Pana|Pani)\.? )?\p{Lu}\p{Ll}{2,15}|\p{Lu}\p{Ll}{2,15}[’']s (?:ok|okay|OK|approval|sign-off|blessing|say-so|consent))(?!\p{L})/u,
);

/** `needs Owen's OK`, `braucht das Okay von Jens`: whose leave it takes. */
export const needsLeaveOf =
  /(?<!\p{L})needs? (\p{Lu}\p{Ll}+)[’']s? (?:OK|ok|okay|approval|sign-?off|say-so|blessing|go-ahead)(?!\p{L})|(?<!\p{L})(?:OK|[Oo]kay|Freigabe|Zustimmung|accord|aval|feu vert|validation|visto bueno|permiso|benestare|via libera|aval|akkoord|toestemming|zgod[aęy])(?: (?:von|vom|de|di|do|da|van|pana|pani))? (\p{Lu}\p{Ll}+)(?!\p{L})/u;
