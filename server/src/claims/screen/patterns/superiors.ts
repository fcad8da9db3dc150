// What the boss wants, and what other rooms of the house say: told among colleagues. A boss who cooks or who
// answers the telephone is presented to readers; a boss who wants, says and promises is talked about.
import { smallPattern, spaced } from './pattern.ts';

const superiors = smallPattern(
  spaced(
    // English
    `(?:(?:the|my|our) (?:boss|bosses|ceo|founder|md|sales director|directors)|head office|upstairs) (?:really |just |also )?(?:says?|said|wants?|would (?:like|let|take|go|give|accept|rather|prefer)|does ?n[’']t|won[’']t|hates|thinks|reckons|promised|lets? (?:it|them)|prefers?|keeps|asked us|told us|decided|is against|is toying)`,
    `(?:engineering|product|sales|marketing|legal|finance|dev|devs|the devs|ops|support) (?:says?|said|promised|promises|keeps asking|told us|reckons?|swears?|claims?|thinks?|hopes?)`,
    // German
    `(?:der|unser|mein) (?:chef|boss|alte|senior|juniorchef|vertriebsleiter)(?: \\p{L}+)? (?:will|möchte|mag|sagt|meint|behauptet|drängt|würde|hat (?:entschieden|gesagt|versprochen)|besteht|ist dagegen)`,
    `(?:die|unsere|meine) (?:chefin|geschäftsführung|geschäftsleitung|zentrale|vertriebsleitung) (?:will|möchte|mag|sagt|meint|behauptet|drängt|würde|hat (?:entschieden|gesagt|versprochen)|besteht|ist dagegen)`,
    '(?:vorstand|geschäftsführung|geschäftsleitung|entwicklung|technik|rechtsabteilung|controlling|vertrieb) (?:sagt|meint|hat (?:entschieden|gesagt|versprochen)|behauptet|verspricht|drängt|will nicht)',
    // French
    `(?:le|la|notre|mon|ma) (?:patronne?|chef|cheffe|boss|direction|gérante?|siège|dg) (?:veut|voudrait|préfère|préférerait|dit|a dit|pense|refuse|souhaite|a décidé|laisserait|lâche|lâcherait|braderait|ne (?:veut|souhaite)|tient à|pousse|trouve|aimerait)`,
    // Spanish
    `(?:el|la|nuestro|nuestra|mi) (?:jefe|jefa|dueño|dueña|dirección|gerencia|director(?:a)? comercial|director general) (?:no )?(?:quiere|dice|prefiere|piensa|ha dicho|ha decidido|dejaría|suelta|soltaría|lo deja|la deja|pide que)`,
    // Italian
    `(?:il|la|il nostro|il mio) (?:capo|titolare|direzione|socio|socia|padrone|boss|direttore commerciale) (?:non )?(?:vuole|dice|preferisce|pensa|spinge|vorrebbe|ha detto|ha deciso|l[ao] molla|l[ao] mollerebbe|l[ao] dà|l[ao] cede|l[ao] lascia\\p{L}*|molla|cederebbe)`,
    // Portuguese
    `(?:o|a|o nosso|a nossa) (?:patrão|patroa|chefe|chefia|dono|dona|direção|diretor comercial|gerência|sócio|sócia) (?:não )?(?:quer|diz|prefere|pede|pensa|disse|decidiu|larga|deixaria|aceita|acha)`,
    // Dutch
    `(?:de|onze|mijn) (?:baas|bazin|directie|chef|leiding|salesmanager) (?:wil|zegt|vindt|heeft liever|heeft (?:gezegd|besloten)|denkt|belooft|zou|laat (?:hem|het|die|ze) gaan|doet (?:hem|het|die))`,
    // Polish
    `(?:szef|szefowa|prezes|kierownik|kierowniczka|dyrektor handlowy) (?:nie )?(?:chce|mówi|woli|prosi|obiecał\\p{L}*|puści\\p{L}*|odda\\p{L}*|uważa|kazał\\p{L}*|postanowił\\p{L}*|zdecydował\\p{L}*|zejdzie)`,
  ),
  '(?:社長|部長|課長|店長|専務|常務|上司|本部)(?:は|が|の|いわく|曰く|から)[^。「」]{0,30}(?:考えて|言って|意向|指示|反対|匂わせ|決裁|嫌が|ng)|(?:社長|部長|課長|店長|役員)決裁|(?:部長|課長|店長)いわく',
);

/** Somebody will not have it on the page that is being made. */
const wantsOnPage = smallPattern(
  spaced(
    // A site is also where people build or camp.
    "wants .{2,60} on (?:the|our) (?:page|web ?site)|does ?(?:n[’']t| not) (?:want|like) .{2,60} on (?:the|our) (?:site|page|web ?site|leaflet|flyer)",
    '(?:will|möchte|mag) .{2,60} nicht (?:auf der|auf die) (?:seite|website|webseite|homepage)',
    'ne (?:veut|voudrait|souhaite) pas .{2,60} sur (?:le site|la page)',
    'no quiere .{2,60} en (?:la web|la página|el sitio)',
    'non (?:vuole|vorrebbe) .{2,60} (?:sul sito|nella pagina|sulla pagina)',
    'não quer .{2,60} (?:no site|na página)',
    'wil .{2,60} niet op de (?:site|website|pagina)',
    'nie chce .{2,60} na stronie',
  ),
);

/** Said to a reader, it is about the reader's own house. */
const toReader = smallPattern(
  spaced(
    'your?s?',
    'vous',
    'vos',
    'votre',
    'ihre?[nmrs]?',
    'ihnen',
    'usted(?:es)?',
    'vostr[oaie]',
    'vossa?s?',
    'jullie',
    'uw?',
    'państwa',
    'państwu',
  ),
);

export function isOfSuperiors(text: string): boolean {
  const small = text.toLowerCase();
  return (superiors.test(small) || wantsOnPage.test(small)) && !toReader.test(small);
}
