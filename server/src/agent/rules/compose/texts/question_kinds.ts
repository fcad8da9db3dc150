// What kind of answer a question wants, and whether a text tells it: how long, how often, who, how many a day. A text of
// the right kind that names one thing asked about is an answer; one of another kind is none, whatever it names.
import { isQuestion } from '../../../../platform/text/questions.ts';
import { countsIn, isCounted } from '../../fit/ranges.ts';
import type { Answer } from './answer.ts';
import { duration, isTimed, numbers, years } from './asking.ts';
import { asksWhoPays, saysWhoPays } from './cost_borne.ts';
import { asksHowMany, asksWhere, saysHowMany, saysWhere } from './question_where.ts';
import { asksWho, tellsWho } from './question_who.ts';

export const howLong =
  /(?<!\p{L})(?:how (?:long|early|soon|fast|quick(?:ly)?)|how many (?:working )?(?:days|weeks|months|hours|minutes)|when (?:could|can|will|would|do)|wie (?:lange|schnell|früh|rasch|bald|zügig)|wie ?viele (?:arbeits|werk)?(?:tage|wochen|monate|stunden)|(?:ab|bis) wann|wann (?:kann|können|könnte)|combien de (?:temps|jours|semaines|mois|heures)|quand|(?:sous|dans|en) (?:quel|combien)(?: de)? (?:délai|temps|jours)|quel(?:s)? (?:est|sont) (?:le|les|votre|vos) délais?|cuánt[oa]s? (?:tiempo|días|semanas|meses|horas)|cuánto tard\p{L}+|cuándo|en qué plazo|quanto tempo|quant[ie] (?:giorni|settimane|mesi|ore)|quantos (?:dias|meses)|quantas (?:semanas|horas)|quanto (?:demora|tarda)\p{L}*|quando|quanto ci (?:vuole|vogliono|mettete)|entro quanto|hoe (?:lang|snel)|hoeveel (?:werk)?(?:dagen|weken|maanden|uren)|wanneer|jak (?:długo|szybko)|ile (?:dni|tygodni|miesięcy|godzin|czasu)|kiedy)(?!\p{L})|ど(?:の|れ)くらい(?:で(?!しょう|す)|の期間|の日数|かか)|(?:期間|工期|日数|納期)は|いつ|何(?:営業)?日|何週間|何時|何か月|متى|كم من الوقت|كم يوم/iu;
export const howOften =
  /(?<!\p{L})(?:how often|how many times|wie oft|wie häufig|combien de fois|à quelle fréquence|cuántas veces|con qué frecuencia|cada cuánto|quante volte|ogni quanto|con che frequenza|quantas vezes|com que frequência|de quanto em quanto|hoe vaak|hoe dikwijls|ile razy|jak często)(?!\p{L})|何回|どのくらいの頻度|كم مرة/iu;
const saysOften =
  /(?<!\p{L})(?:once|twice|\p{L}{3,6} times|\d+ times|daily|weekly|monthly|every (?:\p{L}+ )?(?:days?|weeks?|months?|morning|night)|\p{L}{3,7} (?:days|visits|times) a (?:week|month|year)|täglich|wöchentlich|monatlich|jede[nrs]? (?:\p{L}+ )?(?:tag|woche|monat|nacht)|alle \p{L}+ (?:tage|wochen|monate)|(?:ein|zwei|drei|vier|fünf|sechs)mal|\d+ ?mal|chaque (?:jour|semaine|mois|nuit)|tous les|toutes les|\p{L}+ fois|\d+ fois|cada (?:\p{L}+ )?(?:día|semana|mes|noche|días|semanas|meses)|todos los|todas las|\p{L}+ veces|\d+ veces|ogni (?:\p{L}+ )?(?:giorno|settimana|mese|notte|giorni|settimane)|tutti i|tutte le|\p{L}+ volte|\d+ volte|todos os|todas as|\p{L}+ vezes|\d+ vezes|elke|iedere|dagelijks|wekelijks|maandelijks|\p{L}+ keer|\d+ keer|codziennie|co (?:tydzień|miesiąc|\p{L}+ (?:dni|tygodnie|miesiące))|\p{L}+ razy|\d+ razy|raz (?:w|na))(?!\p{L})|毎(?:日|週|月)|[\d０-９]+回/iu;
/** `Two or three visits will do`: so many of them is how often. */
const saysVisits = new RegExp(
  `(?:${numbers})\\s(?:visits?|trips?|appointments?|sessions?|termine?n?|besuche?n?|fahrten|sitzungen|visites?|venues?|rendez-vous|séances?|déplacements?|visitas?|citas?|viajes?|sesi(?:ón|ones)|appuntament[oi]|sedut[ae]|incontr[oi]|viagg[io]{1,2}|consultas?|sess(?:ão|ões)|viage(?:m|ns)|bezoek(?:en)?|afspraken|sessies|wizyt\\p{L}{0,2}|spotka\\p{L}{1,4})(?!\\p{L})`,
  'iu',
);

/** By the clock: who asks how early is told by it. */
const clock = /\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:uhr|am|pm|h)(?!\p{L})|\d{1,2}時/iu;
const howEarly =
  /(?<!\p{L})(?:how early|wie früh|qué tan temprano|hoe vroeg|jak wcześnie)(?!\p{L})/iu;
const byDay =
  /(?<!\p{L})(?:half a day|the day (?:after|before)|(?:einen |einem )?halben tag|am tag (?:danach|davor|darauf|zuvor)|demi-journée|le lendemain|la veille|medio día|día (?:siguiente|anterior)|mezza giornata|giorno (?:dopo|prima)|meio dia|dia (?:seguinte|anterior)|halve dag|dag (?:erna|ervoor|daarna)|pół dnia|następnego dnia|an? (?:week|weekend)|(?:same|next) (?:working )?day|overnight|(?:one|a single) night|(?:a|one) (?:morning|afternoon)|einen (?:vormittag|nachmittag)|une (?:demi-)?(?:matinée|journée)|una (?:mañana|tarde|mattina|mattinata|giornata)|uma (?:manhã|tarde)|een (?:ochtend|middag)|(?:in|über) (?:einer )?nacht|en une nuit|una sola noche|in una notte|numa (?:só )?noite|één nacht|w jedną noc|am selben tag|am (?:nächsten|folgenden) (?:werk|arbeits)?tag|wochenende|week-?end|le (?:jour|lendemain)|fin de semana|(?:el|al) (?:mismo )?día|en una noche|fine settimana|in giornata|no mesmo dia|dezelfde dag|tego samego dnia|\d{1,3}\s?(?:minut\p{L}*|hor[ae]s?|ore|uur|uren|godzin\p{L}*))(?!\p{L})|(?<!\p{L})j-\d{1,3}|\d年|半日|一晩|一日で|即日|翌日|当日|営業日/iu;
const times = new WeakMap<Answer, { clock: boolean; any: boolean }>();
function saysWhen(answer: Answer, early: boolean): boolean {
  if (stepOfPlan.test(answer.text)) return false;
  const known = times.get(answer);
  const { text, question } = answer;
  const made = known ?? {
    clock: clock.test(text),
    any:
      isTimed(text) ||
      byDay.test(text) ||
      years.test(text) ||
      (question !== undefined && howLong.test(question)),
  };
  if (!known) times.set(answer, made);
  return made.clock || (!early && made.any);
}

/** `Week 3: backup switched on` tells neither how long all of it takes nor when it is over. */
const stepOfPlan =
  /^(?:week|day|month|step|phase|woche|tag|monat|schritt|semaine|jour|mois|étape|semana|día|mes|paso|settimana|giorno|mese|fase|dia|mês|passo|dag|maand|stap|tydzień|dzień|miesiąc|krok|etap)\s\d{1,2}(?:\s?[-–]\s?\d{1,2})?(?:\s?[:：]|\s\p{L})|^第?\d{1,2}(?:週目?|日目|か月目)/iu;

/** `Quando levam um, ficamos sem nada?` asks what then, and `Must I stop it, and when?` first of all whether. */
const whenever =
  /^(?:\P{L}*(?:e|et|en|i)\s)?(?:quand|quando|wanneer|kiedy)\s[^,?]{8,120},\s(?=\S+\s\S)|,?\s(?:and|und|et|y|e|en|i)\s(?:if so,? )?(?:when|wann|quand|cuándo|quando|wanneer|kiedy)\s?\?$/iu;
const askedThen = (sentence: string): string => sentence.replace(whenever, '');

/** `Could all of it be done before we move?` */
const byThen =
  /(?<!\p{L})(?:before|by (?:the end|next|spring|summer|autumn|winter)|vor (?!ort)|noch vor|bis (?:ende|zum|zur)|avant|d[’']ici|antes d\p{L}+|prima d\p{L}+|entro|vóór|voordat|przed|zanim)(?!\p{L})|前に|までに|قبل/iu;

/** Whether a text tells what the question asks for; undefined where any text may. */
export type Tells = (answer: Answer) => boolean | undefined;

/** `何食から`: how many of what, and whether at least or at most. */
const howMany = /何([食名人個枚部台本坪点件社戸棟])(から|まで)?/u;

export function tellsAsked(sentence: string, language: string): Tells | undefined {
  if (asksWhoPays(sentence, language)) return saysWhoPays;
  const [asked, of, bound = ''] = howMany.exec(sentence) ?? [];
  if (asked !== undefined)
    return ({ text }) =>
      [...text.matchAll(numbered)].some(
        ([, one, then = '']) => one === of && (bound === '' || then === bound),
      );
  if (howOften.test(sentence)) return ({ text }) => saysOften.test(text) || saysVisits.test(text);
  if (howLong.test(askedThen(sentence))) {
    const early = howEarly.test(sentence);
    return (answer) => saysWhen(answer, early);
  }
  if (byThen.test(sentence) && isQuestion(sentence))
    return (answer) => saysWhen(answer, false) || perDay.test(answer.text);
  if (asksWho(sentence, language)) return tellsWho(sentence, language);
  if (asksWhere(sentence)) return ({ text }) => (saysWhere(text, language) ? undefined : false);
  if (asksHowMany(sentence)) return ({ text }) => (saysHowMany(text, language) ? undefined : false);
  return undefined;
}

const numbered = /\d([食名人個枚部台本坪点件社戸棟])(から|まで)?/gu;

const perDay =
  /(?<!\p{L})(?:(?:a|per|an) (?:day|week|hour|night)|(?:am|pro|je) (?:tag|woche|stunde)|(?:par|en une?) (?:jour|semaine|heure|nuit)|(?:al|por) (?:día|hora)|(?:a|por) (?:la )?semana|al giorno|alla settimana|all[’']ora|por (?:dia|semana)|per (?:dag|week|uur)|dziennie|na (?:dzień|dobę|tydzień)|tygodniowo)(?!\p{L})|1日(?:に|で|あたり)|毎時/iu;

const howManyDays =
  /(?<!\p{L})(?:how many (?:working )?(?:days|weeks|hours)|wie ?viele (?:arbeits|werk)?(?:tage|wochen|stunden)|combien de (?:jours|semaines|heures)|cuánt[oa]s (?:días|semanas|horas)|quant[ie] (?:giorni|settimane|ore)|quantos dias|quantas (?:semanas|horas)|hoeveel (?:werk)?(?:dagen|weken|uren)|ile (?:dni|tygodni|godzin))(?!\p{L})|何(?:営業)?日|何週間|何時間/iu;
/** For how many days, or for how long all of it takes. */
export const asksPace = (sentence: string, isBare: boolean): boolean =>
  howManyDays.test(sentence) || (isBare && howLong.test(sentence));

/** `How many days?`, beside their 3,600 m²: the sentence that says how many m² a day, or how many days for so many. */
export const paceOf = (
  sentences: readonly string[],
  answers: readonly Answer[],
): Answer | undefined => {
  const units = sentences.flatMap((one) => countsIn(one)).map(({ of }) => of);
  const counted = answers.filter(
    (answer) =>
      answer.priced !== true &&
      answer.proof !== true &&
      (perDay.test(answer.text) || duration.test(answer.text)) &&
      countsIn(answer.text).some(
        ({ of }) => !ofTime.test(of) && units.some((unit) => isCounted(unit, of)),
      ),
  );
  // So much a day holds for everybody; so long for so much may be somebody else's.
  return counted.find(({ text }) => perDay.test(text)) ?? counted[0];
};
const ofTime =
  /^(?:min|hour|day|week|month|year|stund|tag|woche|monat|jahr|heure|jour|semaine|mois|an|hora|d[ií]a|semana|mes|año|giorn|or[ae]|settiman|mese|ann|mês|uur|dag|weken|maand|jaar|godzin|dni|dzień|tygod|miesi|lat|rok|working|werkdag|werktag|arbeitstag)/iu;
