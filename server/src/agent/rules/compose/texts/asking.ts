// What a sentence of the reader's asks for: a time, a price, a yes or no, something by a day.

import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { monthNames } from '../../context/months.ts';
import { conceptsIn } from '../../fit/concepts.ts';

export const askingFor =
  /(?<!\p{L})(?:(?:need|like|want|love) to know|(?:like|need) (?:an? )?(?:idea|indication|estimate|quote)|know (?:if|whether|how|what)|wonder\p{L}*|tell (?:us|me)|let (?:us|me) know|dígame|díganos|dime|dites-(?:nous|moi)|(?:mi|ci) dica|diga-(?:me|nos)|sagen sie (?:mir|uns)|zeg (?:me|mij|ons)|(?:please|kindly|shall|must) (?:state|confirm|quote|send|list|give|include|specify|describe|explain)|beschreiben|décrire|describir|descrivere|descrever|beschrijven|opisać|interessiert|wüsste|wissen|teilen sie|bitte (?:geben|nennen|bestätigen)|savoir|précise[rz]|indiquer|merci de|saber|interesa|indicar|confirmar|sapere|interessa|indicare|confermare|weten|graag (?:een|de|uw)|laat .{1,20} weten|wiedzieć|proszę o|interesuje)(?!\p{L})|教えて|お教え|知りたい|伺いたい|可能でしょうか|(?:費用|料金|価格|金額|納期|日数|可否|有無)(?:について)?。?$|أريد أن أعرف|أود معرفة/iu;

/** `I would also like to know whether it works at minus 25.` */
export const asksWhether = lean(
  /(?<!\p{L})(?:(?:like|need|want|love) to know|wonder(?:ing)?|tell (?:us|me)|let (?:us|me) know) (?:if|whether|how|what|when|who|which)(?!\p{L})|(?<!\p{L})(?:wissen|wüsste[n]?|interessiert) ?\p{L}{0,10},? (?:ob|wie|was|wann|wer|welche)(?!\p{L})|(?<!\p{L})savoir (?:si|comment|combien|quand|qui|quel)(?!\p{L})|(?<!\p{L})saber (?:si|se|cómo|como|cuánto|quanto|quando|cuándo|quién|quem|qué)(?!\p{L})|(?<!\p{L})sapere (?:se|come|quanto|quando|chi|quale)(?!\p{L})|(?<!\p{L})weten (?:of|hoe|wat|wanneer|wie|welke)(?!\p{L})|(?<!\p{L})wiedzieć,? (?:czy|jak|ile|kiedy|kto|jaki)(?!\p{L})/iu,
);

/** `And can you do the sampling, we lost our person.` asks by the order of its words. */
export const asksByOrder =
  /^(?:(?:and|also|but|or|so|und|auch|oder|et|y|e|ou|o|en|ook|a|i)[,\s]\s?)?(?:(?:can|could|do|does|will|would|is|are|have) (?:you|we|i|it|there|they|your|the)\s|(?:können|könnt|könnten|könntet|kann|gibt|ist|sind|haben|habt|machen|macht|bieten|bietet|liefern|liefert) (?:sie|ihr|wir|man|ich|es|das)\s|(?:pouvez|pourriez|avez|faites|proposez|livrez|êtes)-vous|(?:peut|est|doit|faut)-(?:on|il|ce)|est-ce que|(?:pueden|podéis|podrían|podríais)\s|(?:potete|potreste|avete|fate|si può)\s|(?:podem|poderiam|vocês (?:fazem|têm|podem))\s|(?:kunnen|kunt|doen|hebben|kan|is|zijn) (?:jullie|u|wij|we|je|het|er)\s|czy\s)/iu;

/** Asks for something, with a question mark or without. */
export const isAsking = (sentence: string): boolean =>
  isQuestion(sentence) ||
  askingFor.test(sentence) ||
  asksByOrder.test(sentence) ||
  wishes.test(sentence) ||
  isWorry(sentence);
export const isWorry = (sentence: string): boolean =>
  worries.test(sentence) && !isQuestion(sentence);
/** What they fear, or cannot have: whoever says it wants to hear how it is dealt with. */
const worries = lean(
  /(?<!\p{L})(?:worr(?:y|ied|ies)|(?:keep\p{L}*|awake|up) (?:(?:me|us) )?(?:awake|at night)|kopfzerbrechen|schlaflos\p{L}*|(?:raubt|rauben) .{0,20}schlaf|empêch\p{L}* de dormir|quit\p{L}* el sueño|tol\p{L}+ il sonno|tira\p{L}* o sono|wakker van|spędza .{0,20}sen|wary|fed up|tired of|sick of|(?:die )?nase voll|marre|ras-le-bol|hart[oa]s de|stuf[oiae] di|fart[oa]s de|zat van|beu|mają dość|mamy dość|s[ck]epti\p{L}*|reluctant|suspicious|complain\p{L}*|allerg\p{L}*|never again|afraid|fear\p{L}*|concern(?:ed|s)?|nervous|anxious|headache|(?:can(?:not|[’']t)|must not|mustn[’']t) (?:have|close|stop|shut|wait|afford|be|do|lose|leave|sign|commit|pay)|misstrau\p{L}*|beschwer\p{L}*|nie wieder|fürcht\p{L}*|angst|sorgen?|bedenken|befürcht\p{L}*|(?:kann|können|darf|dürfen) .{0,60}nicht|méfian\p{L}*|réticen\p{L}*|plaign\p{L}*|plus jamais|crain\p{L}+|craign\p{L}+|peur|inqui[eè]t\p{L}*|souci|ne (?:peut|pouvons|peuvent|pouvez) pas|preocup\p{L}*|al[eé]rg\p{L}*|escéptic\p{L}*|desconfia\p{L}*|quej\p{L}*|nunca m[áa]i?s|miedo|tem(?:o|emos)|no (?:podemos|pueden|puede|puedo)|paura|scettic\p{L}*|diffiden\p{L}*|lamenta\p{L}*|mai più|preoccup\p{L}*|timore|non (?:possiamo|possono|può|posso)|cétic\p{L}*|queix\p{L}*|recei\p{L}+|medo|não (?:podemos|podem|pode|posso)|wantrouw\p{L}*|klag\p{L}*|klacht\p{L}*|nooit meer|bang|zorgen|bezorgd|kunnen? .{0,40}niet|mag .{0,40}niet|nieufn\p{L}*|skarż\p{L}*|nigdy więcej|boj[ęi]\p{L}*|obawi\p{L}+|martwi\p{L}+|nie (?:możemy|mogą|może|mogę))(?!\p{L})|心配|不安|苦情|二度と|困って|できません|قلق|نخشى|أخشى|لا (?:يمكننا|نستطيع)/iu,
);
/** Something they lack, need or suffer from; what else they tell, `The council meets on 14 July`, is a fact. */
export const isNeed = (sentence: string): boolean => needs.test(sentence);
const needs = lean(
  /(?<!\p{L})(?:not|no|nobody|never|none|without|\p{L}+n[’']t|need\p{L}*|must|ha(?:ve|s) to|want|looking for|too|only|los[et]|losing|br[eo]ke\p{L}*|break\p{L}*|fail\p{L}*|problem\p{L}*|trouble|complain\p{L}*|missing|slow|late|nicht|kein\p{L}*|niemand\p{L}*|ohne|brauch\p{L}*|benötig\p{L}*|muss|müssen|such(?:e|en|t)|zu|nur|verl[io]\p{L}*|kaputt\p{L}*|defekt\p{L}*|fehl\p{L}*|beschwer\p{L}*|pas|personne|jamais|sans|faut|besoin|do(?:it|ivent|ivons)|cherch\p{L}*|trop|seulement|perd\p{L}*|panne\p{L}*|problème\p{L}*|plain\p{L}*|nadie|nunca|sin|neces\p{L}*|deb\p{L}*|hay que|tiene[ns]? que|buscamos|demasiad\p{L}*|poc[oa]s?|solo|sólo|aver[ií]\p{L}*|problema\p{L}*|quej\p{L}*|falt\p{L}*|non|nessun\p{L}*|mai|senza|serv(?:e|ono)|bisogno|dev(?:e|ono)|dobbiamo|cerchiamo|troppo?|guast\p{L}*|lament\p{L}*|manca\p{L}*|não|ninguém|sem|precis\p{L}*|procuramos|só|avari\p{L}*|queix\p{L}*|niet|geen|niemand|nooit|zonder|nodig|moet(?:en)?|zoeken|te|alleen|kapot|storing\p{L}*|klacht\p{L}*|tekort\p{L}*|nie|nikt|bez|potrzeb\p{L}*|musi\p{L}*|szuka\p{L}*|zbyt|tylko|awari\p{L}*|skarg\p{L}*|brak\p{L}*)(?!\p{L})|ない|ません|必要|不足|負担|困|故障|苦情|لا(?=\s)|ليس|بدون|نحتاج|يجب|مشكل|شكاو|عطل|نقص/iu,
);
/** `We have six chargers that we would like to keep.` wants to hear whether that works. */
const wishes =
  /(?<!\p{L})(?:(?:would|[’']d) like to (?:keep|use|stay|try|see|test)|(?:möchten|würden) .{0,40}(?:behalten|weiternutzen|weiter nutzen|ausprobieren|testen)|(?:souhaitons|voudrions|aimerions) (?:garder|conserver|essayer|tester)|(?:nos gustaría|querríamos|quisiéramos) (?:conservar|mantener|probar)|(?:vorremmo|ci piacerebbe) (?:tenere|mantenere|provare)|(?:gostaríamos de|queríamos) (?:manter|testar|experimentar)|(?:willen|zouden) .{0,40}(?:houden|behouden|proberen|testen)|(?:chcielibyśmy) (?:zachować|zostawić|wypróbować|przetestować))(?!\p{L})/iu;

const whenWord = new RegExp(
  `(?<!\\p{L})(?:${monthNames}|christmas|thanksgiving|easter|summer|winter|weihnachten|ostern|sommer|noël|été|navidad|verano|natale|estate|natal|verão|kerst|zomer|20\\d\\d|q[1-4])(?!\\p{L})|\\d{1,2}\\.\\d{1,2}\\.(?!\\d)|\\d{1,2}/\\d{1,2}|\\d{1,2}月`,
  'iu',
);
const byThen =
  /(?<!\p{L})(?:before|by|until|no later|must|need to|have to|deadline|in time|ready|go live|bis|vor|danach|spätestens|muss|müssen|müsst\p{L}*|soll(?:t?en?|te)?|zum|ab dem|avant|d[’']ici|doit|devons|devrions|pour le|prêt\p{L}*|antes|para|hasta|debe|debemos|deberíamos|tenemos que|list[oa]s?|entro|prima|dobbiamo|dovremmo|per il|per l[’']inizio|pront[oaie]|até|deve|devemos|temos que|temos de|vóór|voor|uiterlijk|klaar|moet|moeten|op tijd|schaffen|rechtzeitig|à temps|a tiempo|in tempo|a tempo|zdążyć|na czas|przed|musi|musimy|powinniśmy|do końca)(?!\p{L})|まで|前に|間に合|قبل/iu;

/** Has to happen by a day they name: what answers it says when. */
export const isDeadline = (sentence: string): boolean =>
  byThen.test(sentence) && whenWord.test(sentence);

/** By when, on which days, no more than so much. */
export const namesBounds = (sentence: string, language: string): boolean =>
  whenWord.test(sentence) ||
  atMost.test(sentence) ||
  [...conceptsIn(sentence, language)].some((concept) => concept.endsWith('day'));
const atMost =
  /(?<!\p{L})(?:at most|no more than|maximum|höchstens|maximal|au plus|au maximum|como máximo|al massimo|no máximo|hoogstens|maximaal|najwyżej|maksymalnie)(?!\p{L})|رمضان|以内/iu;

export const isTimed = (text: string): boolean =>
  duration.test(text) || whenWord.test(text) || period.test(text);
export const period =
  /(?<!\p{L})(?:week|weken|woche|semaine|semana|settimana|tydzień|month|monat|mois|mes|mese|mês|maand|miesiąc)\s\d|第?\d{1,2}週/iu;

const months = [
  'jan jän gen ene sty',
  'feb fév fev lut',
  'mar mär maa mrt',
  'apr avr abr kwi',
  'may mai mag mei maj',
  'jun juin giu cze',
  'jul juil lug lip',
  'aug août ago sie',
  'sep set wrz',
  'oct okt out ott paź',
  'nov lis',
  'dec dez déc dic gru',
].map((names) => names.split(' '));
const dayMonth = /(\d{1,2})(?:\.|er|º|°|st|nd|rd|th)?\s(?:de\s)?(\p{L}{3,10})/gu;

/** The last day a text names, within its year; 0 where it names none. */
export function dayIn(text: string): number {
  const days = [...text.matchAll(dayMonth)].flatMap(([, day = '', name = '']) => {
    const month = months.findIndex((names) =>
      names.some((start) => name.toLowerCase().startsWith(start)),
    );
    return month === -1 ? [] : [month * 31 + Number(day)];
  });
  return days.at(-1) ?? 0;
}

/** `… and I need to know who deals with the carriers, because our UPS rep is touchy`. */
export function askedIn(sentence: string, language: string): string {
  const clauses = clausesOf(sentence, language);
  return clauses.length < 2 ? sentence : (clauses.find((clause) => isAsking(clause)) ?? sentence);
}

/** What else a sentence speaks of: `the noise level, the warranty and your exceptions`. */
export function clausesOf(sentence: string, language: string): string[] {
  const parts = sentence.split(clauseEnds.get(language) ?? clauseEnds.get('en') ?? ', ');
  return parts.map((part) => part.trim()).filter((part) => part.length > 2);
}
/** By language: the Dutch `en` is a French and a Spanish `in`. */
const clauseEnds = new Map(
  Object.entries({
    ...{ en: 'and', de: 'und|sowie', fr: 'et', es: 'y|e', it: 'e|ed', pt: 'e' },
    ...{ nl: 'en', pl: 'i|oraz', ja: 'and', ar: 'و' },
  }).map(([language, and]) => [language, new RegExp(`[,;،]\\s+|、|\\s(?:${and})\\s+`, 'u')]),
);

const clock = /\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:uhr|am|pm|h)(?!\p{L})|\d{1,2}時/iu;
const atWhatTime =
  /what time|until when|how late|wie spät|um wie viel uhr|bis wann|quelle heure|qué hora|che ora|que horas?|hoe laat|której godzin|何時/iu;

/** Who asks for a time or a price is answered with one; who does not, not with a price. */
export function intent(sentence: string, answer: string): number {
  if (atWhatTime.test(sentence)) return clock.test(answer) ? 2 : 0.6;
  if (!hasAmount(answer)) return 1;
  return howMuch.test(sentence) ? 2 : 0.5;
}

/** Begins with a word that asks what, when, who. */
export const whatAsked = lean(
  /^(?:\P{L}*)(?:(?:and|und|et|y|e|ed|en|i|also|auch|but|aber|mais|pero|ma|mas|maar)\s)?(?:how|what|when|where|which|who|why|wie|was|wann|wo|welche[rsn]?|wer|warum|comment|combien|quand|où|quel(?:le)?s?|qui|pourquoi|cómo|cuánt[oa]s?|cuándo|dónde|qué|cuál(?:es)?|quién|come|quant[oaie]|quando|dove|quale|quali|che|chi|quanto|como|onde|qual|quais|hoe|wat|wanneer|waar|welke|wie|jak|ile|kiedy|gdzie|jaki\p{L}*|kto|co)(?!\p{L})/iu,
);

/** Can be answered by a yes or a no: `how long`, `please state` and `the price …?` cannot. */
export const takesYesOrNo = (sentence: string): boolean =>
  !/…\s?[?？]$/u.test(sentence) &&
  (isQuestion(sentence) || asksByOrder.test(sentence) || askingIf.test(sentence)) &&
  !whatAsked.test(sentence.split(/[,;:]\s/).at(-1) ?? sentence);
const askingIf = /(?<!\p{L})(?:whether|if|ob|czy|se|si|of)(?!\p{L})/iu;

export const howMuch = lean(
  /(?<!\p{L})(?:how much|what (?:does|do|would|will|might) .{1,40} cost|what (?:it|this|that|they) (?:would |will |might |really |actually )?costs?|ce que (?:cela|ça|c[’']est)\s?(?:vous |nous )?coût\p{L}*|was (?:das|es|uns das|uns es) .{0,30}kostet|was kostet|lo que (?:nos )?cuesta|(?:che )?cosa (?:ci )?costa|o que (?:nos )?custa|wat (?:het|dat) (?:ons )?kost|ile to kosztuje|cuánto (?:sería|saldría)|what(?:[’']s| is| are|) (?:the|your) (?:(?:full|total|all-in|overall|final) )?(?:price|cost|rate|fee|total|sum)s?|was kostet|wie viel|wieviel|combien (?:coûte|ça)|quel (?:(?:est|serait) le )?(?:prix|tarif|coût)|quels? (?:sont )?(?:vos |les )?(?:tarifs|prix)|combien (?:coût\p{L}+|nous)|cuánto cuesta|qué precio|quanto costa|quanto custa|qual o preço|wat kost|wat (?:zou|gaat|gaan|zal) .{1,40}kosten|hoeveel kost|hoe duur|wie teuer|was (?:würde|kosten)|how expensive|à combien|combien (?:cela|faut-il)|cuánto (?:nos |me )?(?:sale|saldría|vale|costar\p{L}+|sería)|qué (?:coste|tarifas?)|quanto (?:ci |mi )?(?:viene|verrebbe|verrei|spend\p{L}*|cost\p{L}+)|qual(?:e| è) il (?:prezzo|costo)|(?:fica|sai) quanto|quanto (?:nos )?(?:fica|ficaria|custar\p{L}+|sairia|seria)|qual (?:é |seria )?o (?:valor|custo)|jaki (?:jest |byłby )?koszt|ile (?:by |to ){0,2}(?:kosztuje|kosztował\p{L}*|zapłac\p{L}*|wyniesie)|jaka cena|(?:idea|indication|estimate) of (?:the |your )?(?:costs?|prices?)|what (?:do|would|will) (?:we|i) pay|what (?:is|would be) (?:the|our) budget|was (?:zahlen|bezahlen|müssten|müssen) wir|welche kosten|wie hoch (?:sind|ist|wären|wäre) (?:die|der) (?:kosten|preise?)|quel (?:(?:est|serait) (?:le|votre) )?budget|combien (?:pay|paie)\p{L}*|cuánto (?:pag|cobr)\p{L}*|(?:qué|cuál (?:es|sería) el) (?:presupuesto|precio|coste)|quanto (?:pag|cobr|chied)\p{L}*|che prezzo|qual (?:é |seria )?o (?:preço|orçamento)|wat betalen (?:we|wij)|hoeveel betalen|wat (?:is|zijn|wordt|worden) (?:de|het) (?:prijs|kosten|tarief)|ile płac\p{L}*|jakie (?:są |byłyby )?koszty)(?!\p{L})|いくら|(?:料金|費用|価格|月額)は|كم (?:سعر|تكلفة|يكلف|تكلف|ثمن|السعر|التكلفة|الاشتراك|الرسوم|ندفع)/iu,
);
/** `How much water is saved?` asks for no price. */
export const howMuchOf =
  /(?<!\p{L})(?:how much (?!is|are|does|do|would|will|did|for|per|we|i|it|the|this|that|can|could|should|an?|each|to|money)\p{L}|wie ?viel (?!kost|würd|wär|ist|zahl|müss|das|dies|es|geld|pro|je|im|wir)\p{L})/iu;
export const numbers =
  '\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|dois|duas|três|quatro|seis|sete|oito|dez|doze|twee|drie|vijf|zes|zeven|negen|tien|twaalf|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziesięć';
export const duration = new RegExp(
  `(?:${numbers})\\s+(?:\\p{L}+\\s)?(?:minutes?|hours?|days?|weeks?|months?|minuten|stunden|tagen?|werktagen?|wochen|monaten?|jours?|heures?|semaines?|mois|días?|horas?|semanas?|meses|giorni|ore|settimane|mesi|dias|uur|dagen|weken|maanden|dni|tygodni\\p{L}*|miesi\\p{L}*)|[\\d二三四]+\\s?(?:日|営業日|週間|か月|時間)|\\d+\\s?(?:يوم|أيام|أسبوع|أسابيع|ساعة)|(?<!\\p{L})(?:within|in|binnen|innerhalb|en|dans|sous|entro|in|dentro de|em|w ciągu)\\s(?:an?|one|einer|einem|eines|een|één|une?|una?|uma?|jednego|jednej)\\s(?:hour|day|week|month|stunde|tag(?:es)?|woche|monat(?:s)?|heure|jour|semaine|mois|hora|día|semana|mes|or[ae]|giorno|settimana|mese|dia|mês|uur|dag|maand|godziny|dnia|tygodnia|miesiąca)(?!\\p{L})`,
  'iu',
);
/** A warranty or a contract lasts so long; no work does. */
export const years = new RegExp(
  `(?:${numbers})\\s+(?:\\p{L}+\\s)?(?:years?|jahren?|ans|années|años|anni|anos|jaar|lata?)(?!\\p{L})`,
  'iu',
);
