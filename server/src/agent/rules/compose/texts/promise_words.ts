// The words in which customers are promised something, in every language that pages are written in.
import { isOutcome } from './claim_lines.ts';

const few =
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve|eine[rs]?|zwei|drei|vier|sechs|une?|deux|trois|una?|dos|tres|due|tre|uma?|duas|dois|três|een|één|twee|drie|vier)';
const daysFew = '(?:[1-3]|one|two|three|einem|zwei|drei|un|deux|dos|dois|due|één|twee)';
/** How soon it is done or somebody is there. */
export const quick = new RegExp(
  [
    `(?<!\\p{L})(?:(?:(?:the )?(?:next|same|following)[- ](?:working |business )?(?:day|morning)|overnight|within ${few} (?:minutes?|hours?)|within ${daysFew} (?:working )?days?|in (?:under |less than |just )?${few} (?:minutes?|hours?)|in (?:just )?${few} (?:taps?|clicks?)|in (?:just )?(?:one|a single) (?:day|morning|afternoon|night|shift|visit)|day and night|(?:a)?round the clock`,
    `am (?:nächsten|selben|gleichen|folgenden) (?:werk|arbeits)?(?:tag|morgen)|über nacht|(?:innerhalb|binnen)(?: von)? ${few} (?:minuten?|stunden?)|in (?:nur |unter |weniger als )?${few} (?:minuten?|stunden?)|in ${daysFew} (?:werk|arbeits)?tag(?:en)?|rund um die uhr|(?:mit|in) (?:nur )?(?:einem|${few}) klicks?|in einer (?:nacht|schicht)`,
    `le (?:jour même|lendemain)|dans la journée|(?:en|sous|dans les)(?: moins de)? (?:${few} )?(?:minutes?|heures?|\\d{1,2} ?h)|en ${few} clics?|jour et nuit|en une (?:journée|nuit|matinée|seule \\p{L}+)|24 ?h(?:eures)? sur 24`,
    `al día siguiente|(?:el )?mismo día|en (?:menos de |s[oó]lo )?${few} (?:minutos?|horas?)|en ${few} clics?|día y noche|en (?:un solo día|un día|una noche|una mañana)`,
    `(?:il )?giorno (?:dopo|successivo|stesso)|(?:lo )?stesso giorno|in giornata|(?:entro|in)(?: meno di| sol[ie])? ${few} (?:minut[oi]|or[ae])|(?:in|con) ${few} clic|giorno e notte|in (?:un giorno|una notte|una mattina)`,
    `no (?:dia seguinte|mesmo dia|próprio dia)|em (?:menos de |apenas )?${few} (?:minutos?|horas?)|em ${few} cliques?|dia e noite|num (?:só )?dia|numa (?:só )?(?:noite|manhã)`,
    `(?:dezelfde|de volgende) (?:werkdag|dag|ochtend)|morgen in huis|binnen ${few} (?:minuten|minuut|uur|uren)|binnen ${daysFew} (?:werk)?dag(?:en)?|in (?:minder dan )?${few} (?:minuten|uur)|in ${few} klik(?:ken)?|dag en nacht|in (?:één|een) (?:dag|nacht|ochtend|dienst)`,
    `(?:następnego|tego samego|kolejnego) dnia|w (?:ciągu )?\\d{1,3} (?:minut\\p{L}*|godzin\\p{L}*)|w (?:ciągu )?(?:jednego dnia|jeden dzień|jedną noc|1 dzień|[1-3] dni)|(?:przez )?całą dobę)(?!\\p{L}))`,
    '翌(?:日|朝|営業日)|当日|即日|\\d(?:分|時間)以内|24時間',
  ].join('|'),
  'iu',
);
/** What one need not pay, do or stop for it. */
const spared = new RegExp(
  [
    '(?<!\\p{L})(?:(?:free of charge|at no (?:extra )?(?:cost|charge)|(?:you|schools?|customers?|tenants?) (?:only )?pay(?:s)? (?:only|nothing|just)|pay only (?:for|when)|costs? (?:you )?nothing|never (?:pay|billed|charged)|without (?:stopping|closing|interrupting|downtime|scaffolding)|nobody (?:has to|needs to|goes)',
    'kostenlos|kostenfrei|ohne (?:aufpreis|mehrkosten|zusatzkosten|unterbrechung|stillstand|gerüst)|(?:sie )?zahlen (?:sie )?(?:nur|nichts)|kein\\p{L}* \\p{L}+ mehr',
    'gratuit\\p{L}*|sans (?:frais|supplément|surcoût|arrêter|interrompre|interruption|arrêt)|ne payez (?:que|rien)|jamais facturé\\p{L}*',
    'gratis|gratuit[oa]s?|sin (?:costes?|recargo|parar|interrumpir|cerrar)|(?:s[oó]lo paga|paga s[oó]lo|no paga)',
    'senza (?:costi|supplementi|fermare|interrompere|chiudere)|paga solo|non paga|paghiamo noi',
    'grátis|sem (?:custos?|parar|interromper|fechar)|(?:só|apenas) paga|paga (?:só|apenas)|não paga',
    'kosteloos|zonder (?:meerkosten|extra kosten|stilstand|te stoppen)|(?:je|u|jullie) betaalt? (?:alleen|niets)|geen \\p{L}+ meer',
    'bezpłatn\\p{L}+|za darmo|bez (?:opłat|dopłat|dodatkowych|przestoj\\p{L}+|przerw\\p{L}*)|płac\\p{L}+ tylko)(?!\\p{L}))',
    '無料|使った分だけ|必要はありません|不要です|かかりません|止めずに|追加料金なし',
  ].join('|'),
  'iu',
);
const lower =
  /\d\s?[%％][^.]{0,30}(?:lower|cheaper|below|niedriger|günstiger|unter|inférieur|baja|inferior|bass[oaie]|baix[oa]s?|lager|onder|niższ\p{L}+|taniej|poniżej)(?!\p{L})|(?:lower|cheaper|niedriger|günstiger|más baj[oa]s?|più bass[oaie]|mais baix[oa]s?|lager|niższ\p{L}+)[^.]{0,20}\d\s?[%％]/iu;

/** From 0, for what promises nothing, to 1. */
export const worthOf = (line: string): number => {
  if (isOutcome(line) || lower.test(line)) return 1;
  if (quick.test(line)) return 0.8;
  return spared.test(line) ? 0.6 : 0;
};
