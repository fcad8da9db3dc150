// What nobody would put above a letter to one reader, however well its words fit: the name with its place,
// the title of a paper, how it is paid, what the law or somebody else wants, how large or old the house is.
import { lean } from '../../../../platform/text/quickened.ts';
import { compares, isListing, negated, tellingFigure, wordCount } from '../texts/claim_lines.ts';
import { isNounless } from '../texts/nounless.ts';
import { goesWithout, isCancelling, isPledge } from '../texts/pledges.ts';
import { quick } from '../texts/promise_words.ts';
import { isStatement, knowsVerbs } from '../texts/statements.ts';

interface House {
  source: { product?: string | undefined };
  language: string;
}

/** Never to be set in large letters, unless the team asks for just this. */
export function isUnfit({ source: { product }, language }: House, line: string): boolean {
  if (isNameAndPlace(line, product, language)) return true;
  if (
    [
      ...[ofPaper, ofPrices, ofLetter, ofPayment, ofSurcharge, wayThere, booked, halfQuote],
      ...[ofFounding, arrow, ofEstimate],
    ].some((one) => one.test(line))
  )
    return true;
  if (ofOtherHouses.test(line) || isBracket(line, language)) return true;
  if (isWhereabouts(line, language)) return true;
  if (isRange(line, language) || isCancelling(line) || ofNothing.test(line)) return true;
  if (isTimeAlone(line, language) || isNounless(line, language)) return true;
  if (isOfDocument(line, language) || isSpecification(line, language)) return true;
  // `85 people, 140 million corks a year, 70% for export`: the house in figures, however telling one of them is.
  if (isListing(line) && isOfHouse(line) && !isStatement(line, language)) return true;
  if (isRefusal(line) || ofSomebody.test(line)) return true;
  if (becomesWorse.test(line) && !negated.test(line)) return true;
  if (isNoSaying(line, language)) return true;
  if (isPledge(line) || goesWithout(line) || compares.test(line)) return false;
  return (
    ofDuty.test(line) ||
    ofFear.test(line) ||
    (isOfHouse(line) && !tellingFigure(line.replace(perTime, ''))) ||
    (ofAge.test(line) && !/[%％٪]/.test(line))
  );
}

/** `Founded 2009, 22 people, no night desk abroad`: the house, whatever follows. */
const ofFounding =
  /^(?:founded|established|est\.|gegründet|fondée?s?|fundad[ao]s?|fondat[aei]|opgericht|założon\p{L}+)\s(?:in\s|en\s|nel\s|em\s|w\s)?(?:18|19|20)\d\d(?!\d)|^(?:18|19|20)\d\d年(?:創業|設立)/iu;
/** `Range +/- 10 % until the survey`: how far a price may move. */
const ofEstimate =
  /(?:\+\s?\/\s?[-–−]|±)\s?\d{1,2}\s?[%％].{0,40}(?:survey|measure|estimate|order|aufmaß|schätz|angebot|métré|devis|medición|presupuesto|rilievo|preventivo|medição|orçamento|opmeting|offerte|pomiar|見積)|^(?:price range|range|spanne|preisspanne|toleranz|fourchette|horquilla|forcella|margem|marge|bandbreite)\s.{0,12}(?:\+\s?\/\s?[-–−]|±)|(?:延期|キャンセル|中止|解約)(?:の場合|は|料)/iu;
/** `3 days -> 4 days` is how one notes it down. */
const arrow = /\s(?:->|=>|-->)\s/u;

/** `Wants people in place before June`: a note on the reader, without saying who. */
export const ofSomebody =
  /^(?:wants|wanted|asked|asks|prefers|hopes|möchte|wünscht sich|veut|voudrait|souhaite|quiere|quería|pide|prefiere|vuole|vorrebbe|chiede|preferisce|quer|queria|pede|prefere|wil graag|wenst|chce|prosi)\s/iu;

/**
 * `Softeners we don't sell`, `Nous ne sommes pas une grande maison`, `A cor nunca fica igual a 100 %`: what the house is not,
 * does not offer or cannot do is no promise, however honest.
 */
const isRefusal = (line: string): boolean => refusal.test(line) || neverWhole.test(line);
const refusal = lean(
  /(?<!\p{L})(?:we(?: are|[’']re| do)? (?:not|don[’']t|do not|cannot|can[’']t|never) (?:sell|offer|do|make|provide|supply|install|fit|lay|guarantee|promise|be)|we(?:[’']re| are)(?: not|n[’']t) an?|(?:verkaufen|bieten|machen|liefern|montieren|verlegen|garantieren|versprechen|führen) wir (?:\p{L}+ ){0,2}(?:nicht|keine?n?)|wir (?:verkaufen|bieten|machen|liefern|montieren|verlegen|garantieren|versprechen|führen) (?:\p{L}+ ){0,2}(?:nicht|keine?n?)|wir sind kein\p{L}{0,2}|nous ne (?:sommes|vendons|faisons|proposons|posons|livrons|garantissons|promettons) pas|no (?:somos|vendemos|hacemos|ofrecemos|instalamos|garantizamos|prometemos)|non (?:siamo|vendiamo|facciamo|offriamo|installiamo|garantiamo|promettiamo)|não (?:somos|vendemos|fazemos|oferecemos|assentamos|instalamos|garantimos|prometemos)|(?:verkopen|bieden|doen|leveren|plaatsen|garanderen|beloven|zijn) (?:wij|we) (?:\p{L}+ ){0,2}(?:niet|geen)|(?:wij|we) (?:verkopen|bieden|doen|leveren|plaatsen|garanderen|beloven|zijn) (?:\p{L}+ ){0,2}(?:niet|geen)|nie (?:sprzedajemy|robimy|oferujemy|montujemy|gwarantujemy|jesteśmy))(?!\p{L})|(?:販売|取り扱い|対応|保証)(?:して|は)(?:おりません|いません|できません)/iu,
);
const neverWhole =
  /(?<!\p{L})(?:never|not|nobody|nie|nicht|niemand|jamais|pas|personne|nunca|nadie|no|mai|non|nessuno|ninguém|não|nooit|niet|nigdy)(?!\p{L})[^.]{0,40}(?:100\s?%|(?<!\p{L})(?:zero|cero|zéro|null|guarantee|garantieren|garantir|garantizar|garantire|garanderen)(?!\p{L}))/iu;

/** `Página da equipa comercial sobre rolhas`: what the paper is and whom it was written for, and no sentence. */
/** `Evening places are harder to get than day places`. */
const becomesWorse = lean(
  /(?<!\p{L})(?:harder|slower|worse|more (?:difficult|expensive)|schwieriger|schwerer|teurer|langsamer|plus (?:difficile|cher|chère|lent)|más (?:difícil|car[oa]|lent[oa])|più (?:difficile|car[oa]|lent[oa])|mais (?:difícil|car[oa]|lent[oa])|moeilijker|duurder|langzamer|trudniejsz\p{L}+|trudniej|droższ\p{L}+|drożej|wolniej\p{L}*)(?!\p{L})/iu,
);

export const isOfDocument = (line: string, language: string): boolean =>
  document.test(line) && !/[.!?。]$/u.test(line) && !isStatement(line, language);
const document = lean(
  /^(?:\p{L}+\s){0,2}(?:page|paper|document\p{L}*|sheet|script|deck|notes?|guide|text|unterlagen?|\p{L}*unterlage|leitfaden|argumentaire|fiche|support|trame|página|documento|ficha|guion|guía|texto|guião|scheda|testo|traccia|tekst|document|pagina|materiał\p{L}*|dokument\p{L}*|notatk\p{L}+)\s(?:\p{L}+\s){0,3}?(?:of|for|from|by|about|on|für|zum?r?|des|der|vom|de|du|pour|sur|para|del?|la|da|do|sobre|per|dei|degli|di|sul?|voor|van|over|het|dla|do)\s\p{L}|^(?:interne?[rs]?|internal|sales|commercial|vertriebs\p{L}+|fiche|argumentaire)\s(?:page|sheet|document|paper|text|unterlage|fiche|commerciale?)(?!\p{L})|(?:営業|社内|提案)(?:用|共有用)?(?:資料|メモ)/iu,
);

/** `Between 15 and 20 °C, humidity of 50 to 70%, in the closed bag`: how it is kept or made, without a verb. */
export const isSpecification = (line: string, language: string): boolean =>
  measured.test(line) &&
  knowsVerbs(language) &&
  !isStatement(line, language) &&
  (isListing(line) || (!compares.test(line) && !isPledge(line)));
const measured =
  /\d\s?[x×]\s?\d|\d\s?(?:°\s?[CF]|mm|cm|kg|m[²³23]|kWh?|dB|bar|daN|litros?|Liter|litres?)(?!\p{L})/u;

/** `Workshop in Ludlow, at work in Wales and in Shropshire`: places, and nothing said of them. */
const isWhereabouts = (line: string, language: string): boolean =>
  !isStatement(line, language) && (line.match(inPlace)?.length ?? 0) > 1 && !compares.test(line);
const inPlace = /(?<!\p{L})(?:in|im|à|en|em|a|w|te)\s\p{Lu}\p{Ll}{2,}/gu;

/** Says nothing in large letters. */
const isNoSaying = (line: string, language: string): boolean =>
  ofPlan.test(line) || subjectless.test(line) || isRowOfNames(line, language);

/** `Needs access from May`, `Gilt auch als Nachweis`: what does, stood before it. */
const subjectless =
  /^(?:needs|requires|includes|applies|covers|counts|gilt|umfasst|beinhaltet|erfordert|benötigt|comprend|inclut|nécessite|vaut|incluye|requiere|comprende|necesita|include|richiede|vale|serve|inclui|requer|abrange|geldt|omvat|vereist|bevat|obejmuje|wymaga|zawiera)\s/iu;

/** `Week 4 (24 Feb): wifi, handover`: one step of a plan. */
const ofPlan =
  /^(?:weeks?|days?|months?|phase|steps?|stage|wochen?|tage?|monate?|schritte?|semaines?|jours?|mois|étapes?|semanas?|días?|mes(?:es)?|fase|pasos?|settimane?|giorn[io]|mesi|mese|passo|dias?|mês|etapas?|weken|dag(?:en)?|maand(?:en)?|stap(?:pen)?|tydzień|dzień|dni|etap)\s?\d{1,3}(?!\p{L})[^:：]{0,24}[:：]|^第?\d{1,2}(?:週目?|日目|段階)\s?[:：]/iu;

const maxName = 5;
/** `Case files, pictures, messages to clients`: names of things, and nothing said of them. */
const isRowOfNames = (line: string, language: string): boolean => {
  const parts = line.split(/,\s|、/u);
  return (
    parts.length > 2 &&
    knowsVerbs(language) &&
    parts.every((part) => wordCount(part) <= maxName && !/[\d%:：]/u.test(part)) &&
    !isStatement(line, language) &&
    !ofUs.test(line) &&
    !isPledge(line) &&
    !goesWithout(line)
  );
};
const ofUs =
  /(?<!\p{L})(?:we|you|our|your|wir|sie|ihr\p{L}{0,2}|unser\p{L}{0,2}|nous|vous|nos|vos|wij|we|u|uw|onze|\p{L}+(?:amos|emos|imos|iamo|my))(?!\p{L})|ます/iu;

const maxBeside = 4;
/** `TARRANT LIFTS LTD, Poole`: nothing but names. */
function isNameAndPlace(line: string, product: string | undefined, language: string): boolean {
  const name = (product ?? '').toLowerCase();
  if (name === '' || !line.toLowerCase().startsWith(name) || isStatement(line, language))
    return false;
  const beside = line.slice(name.length).trim();
  const words = beside.split(/[\s,|–—-]+/u).filter((word) => /\p{L}/u.test(word));
  return words.length <= maxBeside && words.every((word) => /^\P{L}*\p{Lu}/u.test(word));
}

/** What kind of paper it is, or what stands below. */
const ofPaper = lean(
  /^(?:(?:the|our|die|unsere?|la|le|les|nos|el|las|los|il|lo|o|a|as|os|de|het|onze)\s)?(?:(?:frequently asked |common |some |your )?questions?(?!\p{L})|faqs?(?!\p{L})|(?:häufige |häufig gestellte |oft gestellte )?fragen(?!\p{L})|preguntas(?!\p{L})|domande(?!\p{L})|perguntas(?!\p{L})|(?:veelgestelde )?vragen(?!\p{L})|(?:najczęstsze |częste )?pytania(?!\p{L})|(?:product |fact |data |price )(?:sheet|list)|datenblatt|merkblatt|produktblatt|preisliste|preisblatt|leistungsverzeichnis|fiche(?!\p{L})|plaquette|dossier de présentation|ficha(?!\p{L})|hoja de|scheda(?!\p{L})|folheto|folleto|productblad|prijslijst|cennik|ulotka|karta produktu|brochure(?!\p{L})|prospekt(?!\p{L}))|^(?:よくある(?:ご)?質問|製品資料|会社案内|料金表)|^(?:أسئلة|الأسئلة)/iu,
);
/** `Prices as quoted (net)`, `Per 1,000 words, ex VAT`: stands above prices, and is none. */
export const ofPrices = lean(
  /^(?:(?:the|our|all|die|unsere|alle|les|nos|tous|los|las|nuestr\p{L}{2}|i|le|tutti|os|as|noss\p{L}{2}|de|onze|nasze|wszystkie)\s){0,2}(?:prices|rates|fees|preise|prix|tarifs|precios|tarifas|prezzi|tariffe|preços|prijzen|tarieven|ceny|stawki)(?:\s?[(（]|,?\s(?:as|in|wie|comme|como|come|zoals|jak)\s|\s(?:net|gross|netto|brutto|netti|ht|ttc|hors|excl\p{L}*|incl\p{L}*|zzgl|inkl|sin|con|sem|com|iva|senza|bez|z|per|pro|par|por|za|indiqués|acordados|concordati|indicados|genoemd)(?!\p{L}))|^(?:料金|価格)(?:（|は税)|^[^.!?€£$]{4,80}[,–—(-]\s?(?:(?:ex(?:cl\p{L}*)?\.?|plus|net of) VAT|(?:zzgl|exkl)\.? (?:MwSt|USt)|netto|HT|TTC|excl\.? btw|IVA (?:excluido|escluso|esclusa|excluído|não incluído)|(?:sin|senza|sem) IVA|bez VAT|税別|税抜)[)）]?\.?$/iu,
);
/** A letter that speaks of itself. */
const ofLetter =
  /(?<!\p{L})(?:please find|attached|enclosed|as requested|see below|anbei|im anhang|wie gewünscht|siehe unten|ci-joint\p{L}*|ci-dessous|en pièce jointe|adjunt[oa]s?|a continuación|in allegato|qui sotto|em anexo|abaixo|bijgevoegd|in de bijlage|hieronder|w załączeniu|poniżej przesyłamy)(?!\p{L})|下記のとおり|別紙|お送りいたします。?$|ご査収/iu;
/** When which part is paid, and how one is billed. */
const ofPayment = lean(
  /^(?:payment|paiement|zahlung\p{L}{0,5}|pago|pagamento|betaling|płatność)\s[^.]{0,20}\d{1,3}\s?(?:days|jours|tagen?|días|giorni|dias|dagen|dni)(?!\p{L})|\d\s?[%％] (?:on|upon|at|with|when|bei|nach|vorab|im voraus|à la|au|avant|al?|alla|in|na|ao|bij|vooraf|przy|po) (?:(?:the|der|die|den|la|le|el|il|de|het) )?(?:booking|signing|signature|order\p{L}*|delivery|completion|start|auftrag\p{L}*|buchung|bestellung|lieferung|abnahme|vertrag\p{L}*|commande|réservation|livraison|firmar?|firma|pedido|reserva\p{L}*|entrega|ordine|prenotazione|consegna|conferma|encomenda|adjudicação|assinatura|boeking|bestelling|oplevering|levering|rezerwacji|zamówieniu|podpisaniu|odbiorze)(?!\p{L})|^(?:(?:one|the|eine|die|une|la|una|uma|a|één|een|de)\s)?(?:invoic\p{L}{1,4}|billing|rechnung\p{L}{0,4}|abrechnung|factur\p{L}{1,6}|fattur\p{L}{1,7}|fatur\p{L}{1,6}|factuur|facturatie|faktur[ay])\s(?!nie\s)[^.]{0,40}(?:\d|month|monat|mois|mes|mese|mês|maand|miesi)|請求(?:書)?は/iu,
);
/** More for the weekend, less from ten on. */
const ofSurcharge = lean(
  /(?<!\p{L})(?:plus|add|extra|zzgl\.?|comptez|ajoutez|añada|aggiungere|più|acresce|mais|dolicz\p{L}*)\s\d{1,3}\s?(?:[%％]|percent|prozent)|(?<!\p{L})(?<!(?:no|without|kein|keine|keinen|ohne|sans|aucun|pas de|sin|ningún|senza|nessun|sem|nenhum|geen|zonder|bez|żadnych) )(?:surcharges?|\p{L}*zuschl[aä]ge?|aufschlag|nachlass|majoration\p{L}*|supplément\p{L}*|recargos?|suplementos?|supplement[oi]|maggiorazion[ei]|sobretaxas?|acréscimos?|toeslag\p{L}*|dopłat\p{L}+|zniżk\p{L}+)(?!\p{L})|^(?:from|ab|à partir de|dès|a partir de|desde|da|dai|vanaf|od|powyżej)\s[^%％]{1,40},\s(?:\p{L}+\s){0,2}\d{1,2}\s?[%％]|割増|割引/iu,
);
/** Where one gets off the train. */
const wayThere = lean(
  /(?<!\p{L})(?:stations?|airport|motorway|bahnhof|flughafen|autobahn\p{L}*|gare|aéroport|estación|aeropuerto|autopista|stazione|aeroporto|casello|estação|autoestrada|luchthaven|snelweg|dworz?[ec]\p{L}*|lotnisk\p{L}*)(?!\p{L}).{0,40}\d{1,3}\s?(?:min\p{L}*|km)|\d{1,3}\s?(?:min\p{L}*|km) (?:from|von|vom|de|da|van|od) .{0,20}(?:stations?|airport|bahnhof|gare|estación|stazione|estação|dworca)(?!\p{L})|^[^,]{2,30}, \d{1,3} km (?:from|von|de|da|van|od) \p{Lu}[^,]*$|(?:インター|駅|空港)から.{0,6}\d+\s?(?:分|km)/iu,
);
/** By when one has to order, and when it may begin. */
const booked = lean(
  /(?<!\p{L})(?:please|bitte|s[’']il vous plaît|merci de|por favor|per favore|si prega|graag|alstublieft|prosimy)(?!\p{L})|^(?:(?:the|die|la|le|les|el|las|los|il|le|o|as|de)\s)?(?:(?:final |guest )?numbers|dates?|termine?|fechas?|data|datas?|dat[ae]s?|datums?|terminy?|start|start date|next free)\s(?:is |are |from |von |du |del |dal |de |van |od |ab )?\d|(?<!\p{L})(?:after|from|nach|après|tras|dopo|após|na|po) (?:signing|signature|vertragsunterzeichnung|unterschrift|la signature|la firma|assinatura|ondertekening|podpisaniu)(?!\p{L})|(?<!\p{L})(?:vorlauf|lead time|préavis de|preavviso di|antelación|antecedência)(?!\p{L})|(?<!\p{L})(?:contracts?|agreements?|\p{L}*vertr[aä]ge?|contrats?|contratos?|contratt[oi]|contract(?:en)?|umow[ay]) (?:is |are |has |have |hat |haben )?(?:runs?|lasts?|läuft|laufen|dure(?:nt)?|duran?|dura(?:no)?|loopt|lopen|trwa(?:ją)?)(?!\p{L})|^\d{1,2}\.?(?: ?(?:and|to|und|bis|et|au|y|al|e|en|i|do|[–-]) ?\d{1,2}\.?)? (?:de )?\p{L}{3,12}(?: de)? \d{4}(?!\d)|教えて(?:くだ|いただ)|ご(?:連絡|用意|記入|提示)(?:くだ|いただ|を)/iu,
);
/** `Above 1,000 guests a day`: in which case, and nothing of what then. */
const isBracket = (line: string, language: string): boolean =>
  /^(?:above|over|more than|up to|below|under|über|bis zu|unter|au-dessus de|au-delà de|jusqu[’']à|más de|hasta|menos de|oltre|fino a|sotto|acima de|até|boven|tot|onder|powyżej|poniżej|do)\s\d[^,;]*$/iu.test(
    line,
  ) && !isStatement(line, language);
/** `Editions from 50 to 5,000 copies`: what can be had, where no verb says that it became so. */
function isRange(line: string, language: string): boolean {
  const [, low = '', high = ''] = range.exec(line) ?? [];
  const numberIn = (text: string): number => Number(text.replace(/\D/gu, ''));
  const thousands = inThousands.test(line) ? 1000 : 1;
  return low !== '' && numberIn(low) < numberIn(high) * thousands && !isStatement(line, language);
}
const inThousands =
  /(?<!\p{L})(?:thousand|tausend|mille|mil|mila|duizend|tysi[ęą]c\p{L}{0,2})(?!\p{L})/iu;
const range = lean(
  /^(?:\p{L}[\p{L}’'-]{0,24}\s){1,3}(?:from|von|de|da|van|od)\s(\d[\d.,]{0,9}) (?:\p{L}{1,20} )?(?:to|bis|à|a|al|até|tot|do)\s(\d[\d., ]{0,9})/iu,
);
/** `0.3 % on average last year`: of what? */
const ofNothing =
  /^\d[\d.,]{0,5}\s?[%％] (?:on average|im (?:schnitt|mittel|durchschnitt)|en moyenne|de media|in media|em média|gemiddeld|średnio)(?!\p{L})/iu;
/** The end of what somebody said, or an entry with its mark. */
const halfQuote = /^[^「『]*[」』]|^[AQ][.:．：]\s|^[AQ]\s(?=\P{ASCII})|^\d{1,2}\.\d{1,2}\s/u;

/** What somebody has to do: a law, an office, or the reader. */
const ofDuty = lean(
  /(?<!\p{L})(?:must|ha(?:s|ve) to|required by law|by law|the law|legally|is mandatory|obliged|(?<!\p{L})muss|müssen|gesetzlich\p{L}*|\p{L}*gesetz|vorgeschrieben|verpflichtet|pflicht|braucht einen?|doit|doivent|la loi|obligatoires?|il faut|debe|deben|tienen? que|la ley|obligatori[oa]s?|deve|devono|devem|la legge|obbligatori[oa]|per legge|a lei|obrigatóri[oa]s?|por lei|moet|moeten|wettelijk\p{L}*|verplicht|musi|muszą|ustaw[ay]|obowiązk\p{L}+|wymagan\p{L}+)(?!\p{L})|義務|法律|なければなりません|必要があります|يجب|القانون/iu,
);
/** What people are afraid of, or tell us. */
const ofFear = lean(
  /(?<!\p{L})(?:(?:biggest|greatest|main|first|number one) (?:fear|worry|concern|problem)|are afraid|worr(?:y|ies) about|angst nummer|(?:die |größte |meiste )(?:angst|sorge)|fürchten|la (?:peur|crainte)|craignent|el miedo|temen|la paura|temono|o medo|receiam|de angst|vrezen|boją się|obawiają się|tells? us|(?:people|customers) (?:always |often )?(?:ask|want to know)|werden wir .{0,12}gefragt|fragen uns|nous demande\p{L}{0,2}|nos preguntan|ci chiedono|nos perguntam|vragen ons|pytają nas|sagen uns|nous disent|nos dicen|ci dicono|nos dizem|zeggen ons|mówią nam)(?!\p{L})|不安|心配/iu,
);
/** How others do it, where no word says how we do. */
const ofOtherHouses = lean(
  /^(?!.{0,160}(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}{0,3}|nous|notre|nos|nosotros|nuestr\p{L}|noi|nostr\p{L}|nós|noss\p{L}|wij|ons|onze|my|nas|nasz\p{L}{0,3})(?!\p{L})).{0,160}(?<!\p{L})(?:bei (?:großen|anderen|vielen)|die großen|(?:big|large|other) \p{L}+s (?:want|start|need|ask|charge|take|say)|(?:chez )?les (?:grands|autres|gros)|los grandes|i grandi|os grandes|(?:bij )?(?:de )?grote|u dużych|duż[ey])\s/iu,
);

const figure =
  '(?:\\d[\\d.,\\u00a0\\u202f]{0,9}(?: \\d{3})?|two|three|four|five|six|eight|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|twee|drie|vier)';
const timeAlone = new RegExp(
  `^(?:about |ca\\. |etwa |environ |unos |circa |cerca de |ongeveer |około )?${figure}\\s(?:[\\p{L}-]{1,14}\\s)?(?:(?:working |business )?(?:hours?|days?|weeks?|months?)|stunden|(?:werk|arbeits)?tage|wochen|monate|heures|jours|semaines|mois|horas|días|semanas|meses|ore|giorni|settimane|mesi|dias|uur|(?:werk)?dagen|weken|maanden|godzin\\p{L}*|dni|tygodni\\p{L}*|miesi\\p{L}+)(?!\\p{L})(?! (?:for|für|pour|para|per|voor|dla|with|mit|less|fewer|sooner|earlier|faster|weniger|früher|schneller|de moins|plus tôt|menos|antes|in meno|prima|minder|eerder|mniej|wcześniej|szybciej))`,
  'iu',
);
/** `Ten days after the proof`, `Twelve months, then month by month`: what takes so long? */
const isTimeAlone = (line: string, language: string): boolean =>
  timeAlone.test(line) && !compares.test(line) && !quick.test(line) && !isStatement(line, language);
const counted = [
  'people|staff|employees|engineers?|technicians?|drivers?|nurses?|doctors?|solicitors?|lawyers?|teachers?|cooks?|vans?|trucks?|vehicles|customers?|clients?|companies|firms?|businesses|schools?|hospitals?|hotels?|farms?|sites|venues|brands|children|pupils',
  'mitarbeite\\p{L}*|leute|monteure?n?|techniker\\p{L}*|fahrer|kunden|betriebe\\p{L}?|firmen|unternehmen|gemeinden|schulen|kliniken|höfe\\p{L}?',
  'salariés?|personnes|techniciens?|collaborateurs|camions|entreprises|établissements|structures|domaines|écoles|communes',
  'emplead[oa]s|trabajador\\p{L}*|técnicos|auxiliares|personas|clientes|empresas|centros|hoteles|colegios|equipos|aparatos',
  'dipendenti|addetti|tecnici|persone|clienti|aziende|imprese|classi|scuole|colaboradores|funcionários|pessoas|escolas',
  'medewerkers|monteurs|mensen|klanten|bedrijven|scholen|pracownik\\p{L}*|mechanik\\p{L}*|osób|klient\\p{L}+|firm|zakład\\p{L}+|szkół|laboratori\\p{L}+',
].join('|');
const ofCount = new RegExp(
  `(?<!(?:all|alle|allen|tous|todos|tutti|wszystkie) )(?<![\\p{L}\\d])${figure}\\s(?!\\p{L}{1,20} (?:for|für|pour|para|per|voor|dla)\\s)(?:[\\p{L}-]{1,16}\\s){0,2}(?:${counted})(?!\\p{L})|\\d\\s?(?:社|施設|現場|店舗|か所|蔵|名|人|園)(?![あ当]たり)`,
  'iu',
);
const ofSeat =
  /(?<!\p{L})(?:(?:is|are|we['’]re) (?:based|located|headquartered|owned|run) (?:in|at|by)|based in|family[- ](?:run|owned|firm|business)|(?:second|third|fourth) generation|was (?:founded|written|started|set up) by|gegründet von|familien(?:betrieb|unternehmen)|(?:zweiter|dritter|vierter) generation|basée? (?:à|en)|située?s? (?:à|en)|entreprise familiale|con sede|empresa familiar|cooperativa de|impresa familiare|ha sede|sediad[oa]|gevestigd|familiebedrijf|z siedzibą|firma rodzinna)(?!\p{L})|(?:町工場|会社|企業)です$|\d+つ?あります$|延べ床|\d坪/iu;
/** `6,200 payslips a month` says how many, and not how soon. */
const perTime =
  /(?<!\p{L})(?:an?|per|each|every|pro|im|am|jede[nrs]?|par|al|cada|por|ao|ogni|per|elke|na|w) (?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|an|día|semana|mes|año|giorno|settimana|mese|anno|dia|mês|ano|dag|maand|jaar|dzień|tydzień|miesiąc|miesiącu|rok)(?!\p{L})|[月日年]間?に?\d/giu;
const isOfHouse = (line: string): boolean => ofSeat.test(line) || ofCount.test(line);
const ofAge = lean(
  /(?<!\p{L})(?:started|began|begann|fing|haben|commencé|empezamos|empezó|nacimos|abbiamo iniziato|nasce|nata|começámos|começamos|begonnen|zaczynaliśmy|zaczęliśmy) (?:\p{L}+ ){0,2}(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:since|founded in|established in|seit|gegründet|depuis|desde|dal|sinds|od|fondée? en|fundada en|fondata nel|opgericht in)\s(?:\p{L}+\s)?(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:for (?:over |more than )?\d+ years|seit (?:über )?\d+ jahren|depuis (?:plus de )?\d+ ans|desde hace \d+ años|tenemos \d+ años|da (?:oltre )?\d+ anni|há (?:mais de )?\d+ anos|al \d+ jaar|od (?:ponad )?\d+ lat)(?!\p{L})|\d{4}年(?:創業|設立|から|に\S{1,12}始め)/iu,
);
