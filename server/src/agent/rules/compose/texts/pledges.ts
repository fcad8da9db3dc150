// What does not happen any more, and who stands good for it if it does: `Your gear never leaves the
// building`, `If we miss a slot, we pay the fine`. People who have been let down read these first.
import { lean } from '../../../../platform/text/quickened.ts';

/** Nobody, never, no more: what the reader is spared; `If nobody can come` is only a case. */
export const isAbsent = (line: string): boolean =>
  spared.test(line.replace(caseFirst, '')) &&
  ![ofLimits, ofFee, ofCancelling].some((one) => one.test(line));

/** Something fails, and we pay, bring, or come for nothing. */
export const standsGood = (line: string): boolean =>
  ofCase.test(line) && ofRecourse.test(line) && !ofCancelling.test(line);

export const isPledge = (line: string): boolean => isAbsent(line) || standsGood(line);

export const isCancelling = (line: string): boolean => ofCancelling.test(line);

/** Less than a pledge: it goes without something, or is not charged for. */
export const goesWithout = (line: string): boolean => spared.test(line) || without.test(line);

const spared = new RegExp(
  [
    "(?<!\\p{L})(?:(?:never|nobody|no one|none|nothing|not (?:a single|one)|no longer|no more|no \\p{L}+ (?:of ours )?(?:has|have|had|is|was|were|are|needs?|leaves?)|zero|(?:do|does|did|has|have|can|will|wo)(?:n['’]t| not) \\p{L}+|(?:is|are|was|were)(?:n['’]t| not) (?:\\p{L}+e[dn]|due|lost|touched)|need(?:n['’]t| not)|without (?:exception|a single|anyone|anybody|stopping|closing|downtime|\\p{L}+ing)",
    'nie|niemals|niemand\\p{L}{0,2}|nichts|nix|kein\\p{L}{0,2}|ohne ausnahme',
    "jamais|personne|rien|aucune?|plus (?:aucune?|besoin)|pas une? seule?|ni|zéro|pas besoin|pas d[e'’]|sans exception",
    'nunca|nadie|nada|ning[uú]n\\p{L}{0,2}|ni una? sol[oa]|cero|no hace falta|no tiene que|no hay que|sin excepción',
    '(?:non \\p{L}+(?: \\p{L}+)?|e) mai|nessun\\p{L}{0,2}|niente|nulla|non (?:serve|occorre|si \\p{L}+|dovete|deve)|senza eccezion[ei]',
    'jamais|ninguém|nenhum\\p{L}{0,2}|não (?:precisa\\p{L}*|é preciso|tem de|para)|nem um|sem exceção',
    'nooit|niets|geen|hoef\\p{L}{0,3} niet|zonder uitzondering',
    'nigdy|nikt|nikogo|nic|żad\\p{L}{1,4}|ani jedn\\p{L}+|nie (?:musi\\p{L}*|trzeba|może)|bez (?:wyjątku|wyjątków|poprawek))(?!\\p{L}))',
    "(?:^|[,;] |(?<!\\p{L})(?:with|have|had|has|takes?|is|are|there['’]s|needs?) )no (?!dia |mesmo|próprio|primeiro|seu |nosso|ano |fim |início|caso |local|total|prazo|máximo|mínimo|later)\\p{L}{2}",
    '一度も|一件も|誰も|(?<!でき|おり)ません|不要|なくなりました|ゼロ',
    'لا أحد|أبدا|لا حاجة|صفر',
  ].join('|'),
  'iu',
);
/** What we do not do, or nothing besides, spares nobody anything. */
const ofLimits = lean(
  /(?<!\p{L})(?:não|no|non) \p{L}{2,}(?:mos|iamo)(?!\p{L})|(?:請け負い|扱い|行い|受け)ません|^(?:not|do(?:n['’]t| not)|nicht|pas|non|não|niet|nie)\s|^(?:we|wir|nous|on|wij) (?:can(?:not|['’]t)|do(?:n['’]t| not)|are not|aren['’]t|können|nehmen|machen|ne (?:faisons|pouvons)|kunnen) (?:\p{L}+ ){0,4}|(?<!\p{L})(?:nothing else|(?:fewer|less) than|no (?:later|more|fewer|less) than|nicht (?:mehr|weniger) als|pas plus de|no más de|non più di|não mais de|niet meer dan|nie więcej niż|not yet|none other|nichts anderes|sonst nichts|noch nicht|spätestens|rien d[’']autre|nada más|nient[’']altro|mais nada|niets anders|nic innego|jeszcze nie|nie tylko|not only|nicht nur|non seulement|no solo|non solo|não só|niet alleen)(?!\p{L})/iu,
);

const without = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|bez)(?!\p{L})|なし|بدون/iu;
/** What is not charged for is a small thing beside what does not happen. */
const ofFee = lean(
  /(?<!\p{L})(?:fees?|prices?|extra|surcharges?|charged?|billed|rates?|\p{L}*preise?n?|aufpreis|kosten|kostet|gebühr\p{L}*|prix|frais|supplément\p{L}*|coûte|factur\p{L}+|precios?|costes?|recargos?|cuesta|prezz[oi]|cost[aoi]|spese|supplement[oi]|preços?|custos?|custa|taxas?|prijs|kosten|kost|toeslag|cen[aęy]?|opłat\p{L}*|dopłat\p{L}*|koszt\p{L}*)(?!\p{L})|料金|費用|رسوم/iu,
);
/** Until when one gets out for nothing: terms, and no pledge. */
const ofCancelling = lean(
  /(?<!\p{L})(?:cancel\p{L}*|call it off|storn\p{L}+|absag\p{L}+|annul\p{L}+|cancel\p{L}*|anul\p{L}+|disd\p{L}+|annull\p{L}+|desmarc\p{L}+|annuleer\p{L}*|annuler\p{L}*|odwoł\p{L}+)(?!\p{L}).{0,80}(?:days?|tage?n?|jours?|días?|giorn[oi]|dias?|dagen|dni|hours?|stunden|heures?|horas?|ore|uur|godzin)(?!\p{L})|(?:days?|tage?n?|jours?|días?|giorn[oi]|dias?|dagen|dni) (?:\p{L}+ ){0,4}(?:cancel\p{L}*|storn\p{L}+|annul\p{L}+|anul\p{L}+|disd\p{L}+|odwoł\p{L}+)(?!\p{L})|キャンセル/iu,
);

const caseFirst =
  /^(?:if|when|unless|wenn|falls|sofern|si|s[’']|quand|lorsque|cuando|se|quando|als|wanneer|jeśli|jeżeli|gdy)(?!\p{L})[^,]{0,120}(?:,|$)/iu;

/** In which case. */
const ofCase =
  /(?<!\p{L})(?:if|when|should|whenever|otherwise|or|wenn|falls|sollten?|sobald|sonst|was wir|oder|si|s[’'](?=il)|quand|lorsque|sinon|au-delà|cuando|si no|se|quando|altrimenti|oltre|als|wanneer|anders|boven|jeśli|jeżeli|gdy|inaczej|powyżej)(?!\p{L})|^(?:fällt|fallen|wird|werden|sagt|ist|sind|kommt|geht|steht|bleibt|passiert|dauert|fehlt|reißt|bricht)\s|場合|なければ|たら|إذا/iu;
const ofRecourse = new RegExp(
  [
    "(?<!\\p{L})(?:(?:we(?:['’]ll| will)? (?:pay|refund|replace|cover|carry|bear|eat|amend|repair|fix|mend|credit|stay|come back|make good|do it again|bring)|at our (?:own )?(?:cost|expense)|(?:is|are) (?:free|on us|ours)|you (?:only )?pay (?:only|nothing|just)|(?:is|are)(?:n['’]t| not) (?:billed|charged)|carr(?:y|ies) on",
    '(?:zahlen|bezahlen|erstatten|ersetzen|übernehmen|tragen|bringen|stellen|kommen|ziehen) wir|wir (?:zahlen|erstatten|ersetzen|übernehmen|tragen|bringen|stellen)|auf unsere kosten|(?:zahlen|zahlt|zahlst) (?:sie|ihr|du) (?:nur|nichts|nix)|kostenlos|schaltet',
    "(?:on|nous) (?:vous )?(?:rembours\\p{L}+|pay\\p{L}+|remplaç\\p{L}+|repren\\p{L}+|revien\\p{L}+)|à nos frais|n['’]est pas facturée?",
    '(?:abonamos|pagamos|devolvemos|reponemos|asumimos|reembolsamos|llevamos|volvemos)|a nuestro cargo|sin (?:coste|cobrar)|no se cobra',
    '(?:paghiamo|rimborsiamo|sostituiamo|portiamo|torniamo)|l[ao] paga|a (?:nostre spese|nostro carico)|senza costi',
    '(?:devolvemos|reembolsamos|substituímos|trocamos|voltamos)|por nossa conta|é nossa|sem custos?',
    '(?:betalen|vergoeden|vervangen|brengen|komen) (?:we|wij)|(?:we|wij) (?:betalen|vergoeden|vervangen)|op onze kosten|kosteloos|gratis',
    '(?:oddajemy|zwracamy|płacimy|wymieniamy|naprawiamy|przywozimy|pokrywamy)|na nasz koszt|bez opłat|bezpłatn\\p{L}+)(?!\\p{L}))',
    '無償|返金|負担(?:いた)?します|交換(?:いた)?します|違約金なし',
    'نعوض|على حسابنا|مجان',
  ].join('|'),
  'iu',
);
