// What makes a line a claim that can stand alone in large letters, and how much it says.

import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { remembering } from '../../../../platform/text/remember.ts';
import { withoutYesOrNo } from '../../context/questions.ts';

const maxWords = 12;
/** Two clauses with a semicolon between them, where both are short. */
const maxJoined = 16;

/** Words, or what would be words in scripts without spaces. */
export const wordCount = (text: string): number => countedOnce(text);
const countedOnce = remembering((text) => {
  const wide = text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0;
  return wide > 4
    ? Math.round(wide / 2.6)
    : text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}, 300_000);

/** `We replace 2,940 lanterns in 14 weeks, by night, with …` is whole without what follows. */
export function shortened(text: string): string {
  if (wordCount(text) <= maxWords) return text;
  // `… went from 238 to 171` loses all at its `from`.
  const around = became.test(text) ? [] : [surrounded];
  // What stands before a price is what it is for.
  const labels = hasAmount(text.slice(text.search(/[:：]\s/u))) ? [] : [explained];
  const heads = [besides, coordinated, ranging, measured, ...around, ...labels, parted].map(
    (pattern) => (pattern.exec(text)?.[1] ?? '').replace(openEnd, ''),
  );
  return heads.find((head) => wordCount(head) >= 6 && wordCount(head) <= maxWords + 1) ?? text;
}
/** `… at night and decides, with a nurse on the line, whether …`. */
export const openEnd = /,? (?:and \p{Ll}+s|und \p{Ll}+t)$/u;
const besides =
  /^([^,;:：]{20,160}), (?:not|nicht|pas|et non|y no|e non|e não|niet|a nie|rather than|instead of|statt|plutôt que|en vez de|invece di|em vez de|in plaats van|zamiast|by|with|without|at|in|on|for|so that|ohne|mit|bei|nach|sodass|sans|avec|en|par|sin|con|senza|in|sem|com|em|zonder|met|bez|z|w)\s/u;

/** `We machine aluminium, titanium and Inconel parts, from prototypes to 20,000 a year`. */
const ranging =
  /^([^;:：]{20,160}), (?:from|von|de|des|desde|da|dal|dalle|van|od)\s[^,;:：]{3,60}$/u;

/** `One visit, one engineer, one report: the register is up to date`. */
const explained = /^([^:：;]{24,110}?)\s?[:：]\s\S/u;

/** `…, measured across 310 sites in 2025`. */
const measured =
  /^([^;:：]{20,120}?), (?:measured|based on|according to|gemessen|laut|mesuré\p{L}*|selon|medid[oa]s?|según|misurat[oaie]|secondo|segundo|gemeten|volgens|mierzon\p{L}*|według)\s/u;

/** `It takes 20 minutes; it used to be two days`. */
const parted = /^([^;]{20,110});\s/u;

/** `We cater for your seminars within 40 km of Nantes, from 15 to 400 guests`: where, and with whom. */
const surrounded = lean(
  /^([^;:：]{20,110}?),? (?:with our|within(?! (?:an?|the|one|two|three|four|five|six|ten|twelve|\d{1,3}) (?:hours?|days?|minutes?|weeks?|months?|working|business))|across|around|(?<=,\s)(?:on|from) \d|mit unser\p{L}*|im umkreis|in ganz|ab \d|avec nos|dans un rayon|dans toute?|autour d|à partir d|con nuestr\p{L}+|en un radio|en tod[oa]|con i nostri|con le nostre|in tutt[oa]|com (?:os|as) noss\p{L}+|num raio|em tod[oa]|met onze|in heel|z nasz\p{L}+|w promieniu|w całej)[^\p{L}]/iu,
);

/** What follows has its own subject, so what comes before is whole. */
const coordinated =
  /^([^;:：]{20,110}?), (?:and|und|et|y|e|en|i) (?:we|you|it|they|nobody|everybody|wir|sie|du|niemand|jeder|nous|vous|ils|elles|personne|chacun|usted|nadie|nessuno|ognuno|você|ninguém|wij|u|je|niemand|iedereen|nikt|każdy|the|der|die|das|le|la|les|el|los|las|il|gli|os|as|de|het)\s/u;

/** `92% recycled board`: what it is made of changes nothing. */
const ofMaterial = lean(
  /(?<!\p{L})(?:recycl\p{L}{0,6}|recicl\p{L}{0,6}|ricicl\p{L}{0,6}|gerecycle\p{L}{0,3}|recykl\p{L}{0,6}|recycelt\p{L}{0,3}|made (?:from|of)|organic|cotton)(?!\p{L})|再生/iu,
);

/** `A reading every 5 minutes`, `毎分600個`: how often and how many is a specification. */
const ofRate = lean(
  /(?<!\p{L})(?:every|each|alle|toutes les|tous les|cada|ogni|a cada|elke|iedere|co) \d|(?<![\d])24\s?\/\s?7|24 (?:hours a day|stunden am tag|heures sur 24|horas al día|ore su 24|horas por dia|uur per dag)|(?<!\p{L})(?:per|pro|par|por|je) \d[\d., ]{0,8}\s?m²|毎[分時秒]|\d\s?(?:\p{L}{1,10}[²³]?\s)?(?:\/|an? |per |pro |par |por |al |na |à l['’]|all['’])\s?(?:min|minute|hour|stunde|heure|hora|ora|uur|godzinę)(?!\p{L})/iu,
);

export const isRate = (line: string): boolean => ofRate.test(line);

const ofShare =
  /[%％٪]|percent|prozent|pour cent|por ciento|per cento|[\d一二三四五六七八九半]割/iu;

/** A share, a time, a comparison says what changes; how many beds a house has says how large it is. */
export const tellingFigure = (line: string): boolean =>
  (ofShare.test(line) && !ofMaterial.test(line)) ||
  (changes.test(line) && figuresIn(line).length > 0 && !ofRate.test(line));
export const changes = lean(
  /(?<!\p{L})(?:seconds?|secondes?|sekunden|segundos?|secondi|seconden|sekund\p{L}{0,2}|minutes?|hours?|days?|weeks?|months?|minuten?|stunden?|tagen?|wochen?|monaten?|heures?|jours?|semaines?|mois|minutos?|horas?|días?|semanas?|meses|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|dias?|uur|uren|dagen|weken|maanden|minut\p{L}*|godzin\p{L}*|dni|tygodni\p{L}*|instead of|rather than|from \d.{0,20} to|fewer|less|faster|statt|weniger|schneller|au lieu|moins|plus vite|en vez|menos|más rápid\p{L}*|invece|meno|più veloc\p{L}*|em vez|mais rápid\p{L}*|in plaats|minder|sneller|zamiast|mniej|szybciej|save[sd]?|cuts?|spart|économis\p{L}*|ahorr\p{L}*|risparmi\p{L}*|poup\p{L}*|bespa\p{L}*|oszczędz\p{L}*)(?!\p{L})|分|時間|日間|週間|か月|減|短縮|دقيقة|ساعة|يوم|أسبوع/iu,
);

/** `The unit has 32 beds and 180 nurses`, `Nel 2025 abbiamo seguito 612 ragazzi`. */
export const isSize = (line: string): boolean =>
  figuresIn(line).length > 0 &&
  !ofEach.test(line) &&
  (ofHouse.test(line) || /^\d[\d.,]{0,10}\s\p{L}/u.test(line));
/** `Every seat in all four vehicles has a belt` says how each is. */
const ofEach = /^(?:every|each|jede[rs]?|chaque|cada|ogni|elke?|ieder|każd\p{L}{1,2})\s(?!\d)/iu;
const ofHouse =
  /^(?:we are|wir sind|nous sommes|somos|siamo|wij zijn|jesteśmy)\s\d|(?<!\p{L})(?:has|have|employs?|welcomes?|counts?|since|founded|hat|haben|zählt|beschäftigt|seit|gegründet|accueille|compte|emploie|depuis|cuenta|tiene|acoge|conta|accoglie|accogliamo|abbiamo|tem|acolhe|telt|heeft|sinds|zatrudnia|liczy)(?!\p{L})|\d(?:社|件|名)(?:を|が|です|の)|年創業/iu;

/** `Referenz: Bohlsener Hof spart …` says it without the label too. */
export const genericLabel =
  /^(?:customers?|clients?|kunden?|kundin|clientes?|clienti?|klant|klient|referenz|reference|référence|referencia|riferimento|referência|referentie|beispiel|example|exemple|ejemplo|esempio|exemplo|voorbeeld|case|result|ergebnis)\s?[:：]\s*/iu;

/** `En` leans in Dutch alone; in Spanish and French it begins `En el 80 % de los casos`, and `il` is an article in Italian. */
const leans = (line: string, language: string): boolean =>
  leaning.test(line) &&
  (language === 'nl' || !/^en\s/iu.test(line)) &&
  !(language === 'it' && /^(?:il|i)\s/iu.test(line)) &&
  !(language === 'de' && /^Das \p{Lu}/u.test(line)) &&
  !(language === 'en' && /^to\s/iu.test(line));

/** Leans on a sentence before it, lists, asks, or is about the seller's own paperwork. */
const leaning =
  /^(?:before,|vorher|früher|avant,|antes,|prima,|vroeger|wcześniej|otherwise|or else|sonst|ansonsten|andernfalls|sinon|autrement|de lo contrario|altrimenti|caso contrário|senão|anders|w przeciwnym razie|inaczej)\s|^(?:this|that|these|those|it|its|they|their|he|she|but|and|so|however|also|then|such|therefore|instead|there|here|her|his|my|their|dies\p{L}*|das|sein|seine|sie|er|es|aber|und|dabei|damit|dazu|il|elle|ils|cela|ce|cette|son|sa|ses|leurs?|mais|et|esto|este|esta|pero|y|questo|questa|ma|e|isso|isto|mas|dat|dit|deze|ze|het(?= (?:houdt|is|heeft|geeft|wordt|kan|zorgt|werkt|scheelt|bespaart|maakt|gaat|komt|kost|duurt)(?!\p{L}))|maar|en|to|ten|ta|ale|i)(?!\p{L})/iu;
export const inBrackets = /\s?[(（][^()（）]{2,80}[)）](?=[.。]?$)/u;
const priced = lean(
  /^(?:\P{L}*\p{L}+\s){0,2}(?:lieferzeit\p{L}*|lead times?|delivery times?|délais?|plazos?|tempi di consegna|prazos?|levertijd\p{L}*|czas dostawy)(?!\p{L})|%\s?(?:off|de descuento|di sconto|de desconto|de remise|korting|rabatt)|(?<!\p{L})(?:discount\p{L}*|cancel\p{L}*|storn\p{L}+|annul\p{L}+|rabatt\p{L}*|costs?|rent|prices?|fee|deposit|kostet|kosten|preis|miete|coûte|prix|cuesta|precio|costa|prezzo|custa|preço|kost|prijs|huur|kosztuje|cena|czynsz|tarif|facturé\p{L}*|invoiced|billed|berechnet|facturad\p{L}+|fatturat\p{L}+|deposits?|acompte|solde|arrhes|anzahlung\p{L}*|restzahlung|zahlbar|anticipo|señal|acconto|saldo|sinal|adiantamento|aanbetaling|zaliczk\p{L}*|days? net|net \d|payable|pagader\p{L}+|pagamento|betaling|płatn\p{L}+|invoices?|rechnung|facture|factura|fattura|fatura|factuur)(?!\p{L})|料金|支払|السعر/iu,
);
/** `Costs 45% less than a new one` is no price. */
const cheaper =
  /\d\s?[%％]\s?(?:less|lower|cheaper|weniger|günstiger|billiger|de moins|moins|menos|más barat[oa]s?|in meno|meno|mais barat[oa]s?|goedkoper|minder|mniej|taniej)(?!\p{L})/iu;
/** How it is paid and cancelled; only the beginning of a sentence says what it is about. */
export const ofTerms = lean(
  /^(?:\P{L}{0,3}\p{L}[\p{L}’'-]{0,20}[\s,]{1,2}){0,3}(?:minimum|charged|mindest(?:miet|lauf|vertrags|bestell)\p{L}{1,10}|discount\p{L}{0,3}|cancel\p{L}{0,8}|storn\p{L}{1,10}|annul\p{L}{1,8}|rabatt\p{L}{0,6}|payments?|deposits?|days? net|payable|paiements?|acompte|solde|arrhes|résili\p{L}{1,6}|anzahlung\p{L}{0,4}|restzahlung|zahlung\p{L}{0,6}|zahlbar|skonto|kündbar|kündigung\p{L}{0,8}|pagos?|anticipo|cancelaci\p{L}{1,5}|pagament[oi]|acconto|caparra|disdetta|adiantamento|betaling\p{L}{0,8}|aanbetaling|opzegbaar|opzegtermijn|płatnoś\p{L}{1,3}|zaliczk\p{L}{1,3}|wypowiedzeni\p{L}{1,3}|(?:final|definitive) numbers?|(?:end|teilnehmer)zahl\p{L}{0,3}|nombre (?:définitif|exact)|número (?:definitivo|final)|numero definitivo|definitief aantal)(?!\p{L})|^.{0,8}(?:支払|分割払|請求書|送料|キャンセル|解約)|^\P{L}{0,3}(?:الدفع|الإلغاء)/iu,
);
export const clock =
  /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)|\d{1,2}\s?(?:uhr|am|pm|h)(?!\p{L})|\d{1,2}時(?!間)/iu;
/** A day and an hour: what stands beside them are the details of an invitation. */
export const invites = (text: string): boolean =>
  clock.test(text) && figuresIn(text).some(({ kind }) => kind === 'date');
/** From when to when somebody is there. */
export const openFrom = lean(
  /\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|uhr|h)?\s?(?:[-–]|to|bis|à|a|alle|às|tot|do|から|～)\s?\d{1,4}(?!\s?(?:[%％]|[mµk]?g|[cmk]?m|m[²³]|ml|[kM]?Wh?|kWh|dB|ppm|percent|per cent|prozent|pour cent|por ciento|per cento|weeks?|days?|months?|years?|wochen?|tagen?|monaten?|jahren?|semaines?|jours?|mois|ans|semanas?|días?|meses|años|settiman[ae]|giorn[oi]|mes[ei]|ann[oi]|dias?|anos?|weken|dagen|maanden|jaar|tygodni\p{L}*|dni|miesi\p{L}+|lat)(?!\p{L}))(?:[:.h]\d\d|\s?\p{L}|$)/iu,
);
/** `Le gaspillage passe de 118 à 64 grammes` tells of no hours. */
const became = lean(
  /(?<!\p{L})(?:went|goes|falls?|fell|drops?|dropped|down|sinkt|sinken|sank|fällt|fielen|passe(?:nt)?|est passée?|sont passée?s|baisse(?:nt)?|tombe(?:nt)?|pasan?|pasó|pasaron|bajan?|bajó|cae|cayó|scend\p{L}+|passa(?:no)?|passat[oaie]|cala(?:no)?|desce\p{L}*|caiu|caem|cai|passou|daal\p{L}+|zakt\p{L}*|ging(?:en)?|gaat|spad\p{L}+|zmalał\p{L}*|zmniejsz\p{L}+) (?:\p{L}+ ){0,3}(?:from|von|de|da|van|z|od) \d/iu,
);
/** What there is not is seldom the strongest thing to say. */
export const negated = lean(
  /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|ohne|ne|pas|sans|aucun\p{L}*|sin|ningun\p{L}*|non|senza|nessun\p{L}*|não|sem|nenhum\p{L}*|geen|niet|zonder|nie|bez|żadn\p{L}*)(?!\p{L})|ません|ない/iu,
);
/** What went wrong is nothing to begin with, however seldom it did. */
export const wentWrong = lean(
  /(?<!\p{L})(?:waits?|loses?|wastes?|complains?|warten|verlieren|attendent|perdent|esperan|pierden?|aspettano|perdono|buttano|esperam|perdem|wachten|verliezen|czekają|tracą|drożeją|amended|corrected|corrections?|repeated|errors?|mistakes?|missing|fehler\p{L}*|beanstand\p{L}*|erreurs?|errores|error|errori|errore|erros?|fout(?:en)?|błęd\p{L}*|fail(?:ed|ure|ures)|faults?|broke(?:n)?|breakdowns?|complaints?|lost|delay(?:s|ed)|accidents?|gestört|störung\p{L}*|ausgefallen|ausfäll\p{L}*|beschwerden?|reklamation\p{L}*|verspätung\p{L}*|defekt\p{L}*|pannes?|perdus?|retards?|plaintes?|réclamations?|averías?|fallos?|perdid[oa]s?|quejas?|retrasos?|guast[oi]|reclami|ritardi|avarias?|queixas|atrasos?|storing(?:en)?|klachten|vertraging(?:en)?|awari[ai]|reklamacj\p{L}+|opóźnie\p{L}+|handlungsbedarf|action (?:is )?(?:needed|required))(?!\p{L})|故障|苦情|遅延|事故/iu,
);
/** Says what it is; what changes is the stronger claim, and this the line below it. */
export const defines =
  /^[^,]{2,60}? (?:is|are) (?:an?|the) |^[^,]{2,60}? ist (?:eine?|die|der|das) |^[^,]{2,60}? est (?:une?|le|la|l[’'])|^[^,]{2,60}? es (?:una?|el|la) |^[^,]{2,60}? è (?:una?|il|la) |^[^,]{2,60}? é (?:uma?|o|a) |^[^,]{2,60}? is (?:een|de|het) |(?:サービス|システム|会社|工場|施設|店|旅館|宿|ホテル|病院|クリニック|学校|教室|園|メーカー|事務所|団体)です$/u;
/** Asks something of the reader: `We need read access`. */
export const asksOfReader =
  /^(?:we (?:need|ask|require)|you (?:send|provide|supply|write|bring|fill|need|must|have to|will have to)|sie (?:senden|schicken|stellen|liefern|bringen|brauchen|müssen)|vous (?:envoyez|fournissez|apportez|devez)|u (?:stuurt|levert|zorgt|moet)|please|send us|leave (?:us|your)|fill in|wir (?:brauchen|benötigen|bitten)|bitte|nous avons besoin|merci de|necesitamos|abbiamo bisogno|precisamos|we hebben .{0,20}nodig|potrzebujemy|prosimy)(?!\p{L})|(?<!\p{L})(?:bisogna|occorre|il faut|vous devez|hay que|es necesario|é preciso|é necessário|man muss|müssen sie|trzeba|należy|moet u|dient u|you must|you need to)(?!\p{L})|ください/iu;
/** A day and no more: `Wed 18 March`. */
const onlyDate = /^(?:\p{L}+\.?,?\s)?\d{1,2}\.?\s\p{L}+(?:\s\d{4})?$/u;
/** Speaks of a place that another sentence named: `the number of parking spaces there`. */
const pointsBack = lean(
  /(?<!\p{L})(?:of (?:them|it|these|those)|than (?:that|this|those)(?=[,.;]|$)|als (?:das|dies)(?=[,.;]|$)|que (?:cela|ça|eso|esto|isso)(?=[,.;]|$)|di (?:quello|questo|così)(?=[,.;]|$)|dan (?:dat|dit)(?=[,.;]|$)|niż to(?=[,.;]|$)|(?:sind|wären|waren|macht|ergibt) das (?:\p{L}+ ){0,2}\d\S*|(?<!(?:is|are|be) )there(?!\s(?:is|are|will|was|were))|thereof|dort|davon|daran|dafür|daar|daarvan|daarvoor|là-bas|allí|ahí|lì|tam)(?!\p{L})|そこ|その/iu,
);
/** `We take that job away`: which, the sentence before says. */
const takesUp = lean(
  /^(?:(?:we|our \p{L}+) \p{L}+ (?:that|those|such)|(?:wir|unsere \p{L}+) \p{L}+ (?:ihnen )?(?:dies(?:e|en|es|er)|jene\p{L}?)|nous (?:vous )?\p{L}+ (?:de )?(?:ce|cet|cette|ces)|(?:l[eo]s? )?\p{L}+mos (?:de )?(?:es[ea]s?|est[ea]s?)|(?:le |vi )?\p{L}+iamo (?:noi )?(?:quel|quell[oae]|quei|quest[oaie])|\p{L}+mos (?:d)?(?:ess[ea]s?)|(?:wij|we) \p{L}+ (?:dat|die|deze)|\p{L}+my (?:tę|ten|tego|tej|te|tych))\s(?!(?:week|month|year|day|morning|woche|jahr|monat|tag|semaine|mois|année|jour|semana|mes|año|día|settimana|mese|anno|giorno|mês|ano|dia|maand|jaar|dag|tygodni\p{L}*|miesi\p{L}+|rok\p{L}*)(?!\p{L}))(?:\p{L}+)(?!\p{L})(?! (?:that|which|we|you|die|das|der|que|qui|che|dat|które|który|która)(?!\p{L}))/iu,
);
/** `In the Aldergate arbitration it cut …`: what did? */
const leansInside =
  /^(?:with us|bei uns|mit uns|chez nous|avec nous|con nosotros|con noi|da noi|connosco|bij ons|met ons|u nas|z nami)(?!\p{L})|^(?:in|at|for|with|during|bei|im|beim|chez|en|dans|con|nel|nella|bij|w)\s.{3,40}?\s(?:it|they|this|es|er|sie|il|elle|cela|questo|isso|het|dit)\s/iu;
/** `4/ Online in 4 hours` is an entry; `We do, and we repair them` answers a question. */
const numbered = /^\d{1,2}\s?[/)．]\s?\S|^(?:we|they|you|i) do[,.]|^it does[,.]/iu;
/** `Week 2 training` is one step of several. */
const inItsTurn =
  /^(?:week|day|month|phase|step|woche|tag|monat|schritt|semaine|jour|mois|étape|semana|día|mes|paso|settimana|giorno|mese|passo|dia|mês|maand|dag|stap|tydzień|dzień|miesiąc|etap)\s\d/iu;
/** `For 900 wheels yes, provided …` needs its question. */
const replies = /(?<!\p{L})(?:yes|ja|oui|sí|sì|sim|tak|nein|nee)(?=[,.;:]|$)/iu;
/** `As discussed on Monday, we begin with …` goes on with a conversation. */
const recalls =
  /^(?:as (?:we )?(?:discussed|agreed|promised)|wie .{0,24}(?:besprochen|vereinbart|versprochen)|comme (?:convenu|promis|discuté|évoqué)|como (?:hablamos|acordamos|comentamos|combin\p{L}+|prometid\p{L}+|falamos)|come (?:concordato|d[’']accordo|promesso)|zoals .{0,24}(?:besproken|afgesproken|beloofd)|jak (?:ustaliliśmy|rozmawialiśmy|obiecaliśmy))(?!\p{L})|^.{0,12}(?:伺ったとおり|お話ししたとおり|ご相談のとおり)/iu;
/** `Light／3 units`, `Name – role – company`, `1 April – delivery`: a row, a speaker, a date with its matter. */
const ofPieces = /[／|]|\s\/\s|\s[–—]\s.*\s[–—]\s|^.{1,32}?\s[–—-]\s|→|[»”"]$/u;
/** What it is everywhere else is no claim of ours. */
export const ofOthers = lean(
  /(?<!\p{L})(?:bundesweit|branchen\p{L}{0,20}|verbands\p{L}{0,20}|nationwide|(?:industry|national|sector) average|the average \p{L}+ (?:was|is|has|had|loses?|lost|spends?)|moyenne nationale|moyenne du secteur|media (?:nacional|nazionale|del sector|di settore)|média (?:nacional|do setor)|landelijk|branchegemiddeld\p{L}{0,3}|średnia krajowa)(?!\p{L})|全国平均|業界平均/iu,
);
/** `Flights are then moved`, `De werkgever betaalt dan …`: in which case, the sentence before says. */
const thenOnly = lean(
  /(?<=\p{L} )(?:then|dann|alors|entonces|allora|então|wtedy|wówczas)(?!\p{L})|(?<!(?:er|eer|anders|niet) )(?<=\p{L} )dan (?=\p{L})/iu,
);
/** Holds in one case. */
export const conditional =
  /(?<!\p{L})(?:if|when|once(?! (?:an?|per) )|wenn|falls|sobald|si|quand|lorsque|cuando|se|quando|als|wanneer|zodra|jeśli|jeżeli|gdy)(?!\p{L})/iu;
const leansOnCase = (line: string, language: string): boolean =>
  thenOnly.test(line) &&
  (language === 'nl' || !/(?<=\p{L} )dan /iu.test(line)) &&
  !conditional.test(line);
/** Speaks of what another sentence named. */
export const leansOnOther = (line: string, language: string): boolean =>
  leans(line, language) ||
  leansOnCase(line, language) ||
  pointsBack.test(line) ||
  takesUp.test(line) ||
  leansInside.test(line);
export const isPieces = (line: string): boolean => ofPieces.test(line);
/** An address or a telephone number. */
const address = /@|(?:\d[\s/()-]{0,2}){8}/u;

/** Asked of every line by the headline, the promise and the lists. */
export const isClaim = remembering(readClaim, 300_000);

function readClaim(line: string, language: string): boolean {
  return (
    standsAlone(line, language) &&
    (!priced.test(line) || cheaper.test(line)) &&
    (!ofLiability.test(line) || negated.test(line)) &&
    // `We bring an aerial, £85` is a price; `saves £400 a month` is none.
    (!endsInAmount.test(line) || saved.test(line) || compares.test(line))
  );
}
const endsInAmount = /,\s(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|zł|euros?|EUR|PLN))$/iu;
const saved =
  /(?<!\p{L})(?:sav\p{L}+|less|spar\p{L}+|gespart|weniger|économi\p{L}+|moins|ahorr\p{L}+|menos|risparmi\p{L}+|meno|poup\p{L}+|bespa\p{L}+|minder|oszczęd\p{L}+|mniej)(?!\p{L})/iu;
/** Who bears a loss, what is left as a deposit: fine print, unless there is none of it. */
const ofLiability = lean(
  /(?<!\p{L})(?:loss(?:es)? .{0,30}(?:included|covered|charged|free)|(?:included|covered) loss(?:es)?|wear and tear|deposits?|refund\p{L}*|kaution\p{L}*|schwund|verlust\p{L}* .{0,30}(?:inklusive|enthalten|frei)|selbstbeteiligung|caution|dépôt de garantie|remboursable|franchise|fianza|mensualidad|se devuelve\p{L}*|franquicia|cauzione|caparra|rimbors\p{L}+|franchigia|caução|reembols\p{L}+|borg|waarborgsom|eigen risico|kaucj\p{L}+|zwrotn\p{L}+)(?!\p{L})|保証金|敷金/iu,
);

/** Whole without what stands before it, whether or not it tells of what it costs. */
export function standsAlone(line: string, language: string): boolean {
  return (
    !isPieces(line) &&
    !ofOthers.test(line) &&
    !address.test(line) &&
    /^[\p{L}\p{N}¿¡\p{Extended_Pictographic}€$£]/u.test(line) &&
    !leansOnOther(line, language) &&
    !onlyDate.test(line) &&
    !inItsTurn.test(line) &&
    !numbered.test(line) &&
    !asksOfReader.test(line) &&
    withoutYesOrNo(line) === line &&
    !replies.test(line) &&
    !recalls.test(line) &&
    !isQuestion(line) &&
    // A slope of 1:2 is a figure.
    !/[:：](?!(?<=\d:)\d)/u.test(line) &&
    (wordCount(line) <= maxJoined || !line.includes(';')) &&
    !/^["“„«「]/.test(line) &&
    !/[()（）]/.test(line) &&
    (!openFrom.test(line) || became.test(line))
  );
}

/** Speaks of the house first: what it is or does, and not what changes. */
export const ofUs = lean(
  /^(?:we|our|i|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|noi|nostr\p{L}|nós|noss\p{L}+|wij|onze|ons|my|nasz\p{L}*)(?!\p{L})|^(?:私たち|当社|当院|弊社)/iu,
);

/** `Servers in Madrid, ISO 27001, an agreement` and `exports to Xero, Sage and Sap` are entries. */
export const isListing = (line: string): boolean =>
  line.split(/,\s|、|;\s/).length > 2 || namesThree.test(line);
const namesThree =
  /\S+,\s\S+(?:\s\S+)?\s(?:and|und|et|y|e|en|i|oraz|or|oder|ou|o|of|lub)\s\S+(?:\s\S+)?$/u;

/** Says how it was and how it is now. */
export const compares = lean(
  /(?<!\p{L})(?:instead of|rather than|statt|au lieu de?|en vez de|en lugar de|invece (?:di|che)|em vez de|in plaats van|zamiast)(?!\p{L})|(?<!\p{L})(?:contra|contre|gegenüber|versus|vs\.?|compared (?:to|with)|tegenover|wobec) \d|(?<!\p{L})(?:from|von|de|da|van|od|z) \d\S*(?: \p{L}+){0,3} (?:to|auf|à|a|naar|do|na|para|per) \d|\d\P{N}{0,6}から\d/iu,
);

/** Says what becomes better, and by how much. */
export const isOutcome = (line: string): boolean =>
  (compares.test(line) && !clock.test(line)) ||
  soon.test(line) ||
  (ofShare.test(line) && betters.test(line) && !ofMaterial.test(line) && !ofDiscount.test(line));
const ofDiscount =
  /(?<!\p{L})(?:discount|rabatt|remise|descuento|sconto|desconto|korting|rabat\p{L}*|pays?|zahlt|paie|paga|betaalt|płaci)(?!\p{L})/iu;
const betters = lean(
  /(?<!\p{L})(?:fewer|less|lower|faster|cut\p{L}*|fell|falls?|fallen|dropp?\p{L}*|reduc\p{L}*|save[sd]?|weniger|sinken|sinkt|sank|gesenkt|spar\p{L}*|schneller|moins|réduit\p{L}*|baiss\p{L}*|menos|reduc\p{L}*|baj\p{L}*|meno|ridu\p{L}*|cal\p{L}{1,4}|scend\p{L}*|reduz\p{L}*|desc\p{L}{1,4}|minder|daal\p{L}*|bespa\p{L}*|sneller|mniej|spad\p{L}*|szybciej)(?!\p{L})|減|短縮|削減|تقليل|ارتفع/iu,
);
const soon = lean(
  /(?<!(?:jusqu['’]à|until|up to|bis(?: zu)?|hasta|fino a|até|tot|do) \d{1,3} )(?<!\p{L})(?:weeks?|days?|hours?|minutes?|wochen|tage|stunden|minuten|semaines?|jours?|heures?|semanas?|días?|horas?|settiman[ae]|giorn[oi]|or[ae]|dias?|weken|dagen|uur|tygodni\p{L}*|dni|godzin\p{L}*)\s(?:(?:earlier|sooner|früher|plus tôt|eerder|wcześniej)(?!\p{L})|(?:before|bevor|avant|antes|prima|voordat|przed)\s\p{L})/iu,
);

/** The team asks for the time it takes or saves. */
export const howLong =
  /(?<!\p{L})(?:how (?:short|long|fast|quickly|soon|little time)|wie (?:kurz|lange?|schnell)|combien de temps|cuánto (?:dura|tarda|tiempo)|quanto (?:dura|tempo|demora)|hoe (?:kort|lang|snel)|jak (?:krótko|długo|szybko))(?!\p{L})/iu;
export const ofTime =
  /(?<!\p{L})(?:time|speed|fast\p{L}*|zeit\p{L}*|tempo|schnell\p{L}*|temps|rapidité|vitesse|tiempo|rapidez|tempi?|rapidità|velocità|tijd\p{L}*|snelheid|czas\p{L}*|szybkość)(?!\p{L})|時間|速/iu;

/** `Reduzem o ruído`, `Por la noche duermen …`: who does, the sentence before says. */
export const lacksSubject = (line: string, language: string): boolean =>
  subjects[language]?.test(line.replace(setting, '')) === false;
/** `Frente al cartón de un solo uso, el coste …`. */
const setting = /^(?!\P{L}*\d)[^,.:]{3,50}, (?=(?:el|la|los|las|il|lo|i|gli|le|o|a|os|as) )/iu;
const subjects: Readonly<Record<string, RegExp>> = {
  es: /^(?:\p{N}|\p{L}+[aei]mos(?!\p{L})|(?:el|la|los|las|un|una|unos|unas|cada|todo|toda|todos|todas|más|menos|nuestr[oa]s?|su|sus|usted|ustedes|nadie|ningún|ninguna|quien|quienes)\s)/iu,
  it: /^(?:\p{N}|\p{L}+iamo(?!\p{L})|(?:il|lo|la|i|gli|le|un|uno|una|ogni|tutto|tutta|tutti|tutte|più|meno|il suo|la sua|lei|nessuno|nessuna|chi)\s|l[’'])/iu,
  pt: /^(?:\p{N}|\p{L}+[aei]mos(?!\p{L})|(?:o|a|os|as|um|uma|cada|todo|toda|todos|todas|mais|menos|noss[oa]s?|seu|sua|ninguém|nenhum|nenhuma|quem)\s)/iu,
};

/** Above how it goes without us: nothing below it is a claim of ours. */
export const ofProblem = lean(
  /^(?:\d{1,2}[.)]\s)?(?:the |das |die |le |les |la |el |il |lo |i |o |os |het |de )?(?:problem|trouble|pain(?: point)?|challenge|struggle|why now|status quo|warum jetzt|ausgangslage|herausforderung(?:en)?|pourquoi maintenant|constat|défi|sfid[ae]|desafío|enjeux?|difficultés?|por qué ahora|reto|dificultade|perché ora|difficoltà|where (?:you|they) (?:are|stand)(?: today| now)?|(?:your |our )?current (?:situation|state)|wo sie (?:heute |jetzt )?stehen|ist-?(?:zustand|stand)|où vous en êtes|situation actuelle|contexte|situación actual|contexto|situazione attuale|contesto|situação atual|huidige situatie|waar u (?:nu|vandaag) staat|obecna sytuacja|porquê agora|desafio|waarom nu|knelpunt(?:en)?|uitdaging(?:en)?|problème|problema|problemi|probleem|wyzwani[ae])s?(?!\p{L})|^why$|^(?:today|without us|bisher|ohne uns|aujourd[’']hui|sans nous|hoy|sin nosotros|oggi|senza di noi|hoje|sem nós|zonder ons|bez nas)$|(?<!\p{L})(?:struggle with|goes wrong|what we hear|why .{2,30} (?:switch|change|leave)|preocupa|(?:perché|por qué) cambi\p{L}+|dlaczego teraz|(?:zu )?kämpfen(?: haben)?|schiefgeht|schief läuft|drückt|qui (?:coince|bloque)|fallan?|falha|(?:cosa )?non va|mee zitten|tegenaan lopen|borykają|zmagają)(?!\p{L})|^(?:課題|現状|お悩み|よくある問題)|(?:課題|お?悩み|お?困りごと)(?:[はと・、]|$)|المشكل|التحدي/iu,
);

/** What others do or have on average, or most of them: no claim of ours. */
export const ofEverybody = lean(
  /^(?:the usual|usually|elsewhere|üblich|sonst|ailleurs|d[’']habitude|lo habitual|lo normal|di solito|altrove|normalmente|elders|gewoonlijk|zwykle|gdzie indziej|most|many|die meisten|viele|la plupart|muchos|muchas|la mayoría|molti|molte|muitos|muitas|a maioria|de meeste|veel|większość|wiele|every (?:second|third|fourth|fifth)|one (?:\p{L}+ )?in|eine?r? von|une? (?:\p{L}+ )?sur|un[oa]? (?:\p{L}+ )?(?:de cada|su)|één op|jede[rs]? (?:zweite|dritte|vierte|fünfte)\p{L}?|co (?:drug|trzeci|czwart|piąt|dziesiąt)\p{L}{1,3}|\d{1,3} (?:in|von|of|out of|sur|de cada|su|em cada|van de|na) \d{1,3})\s|^(?:in media,? |en moyenne,? |de media,? |em média,? |im (?:schnitt|mittel|durchschnitt) |gemiddeld |średnio )?(?:an?|une?|ein|eine|un|una|uno|um|uma|een) (?=.{0,90}?(?:average|en moyenne|im (?:schnitt|mittel|durchschnitt)|in media|de media|em média|gemiddeld|średnio))|^(?:in media|en moyenne|de media|em média|gemiddeld|średnio|im (?:schnitt|mittel|durchschnitt)),? (?:an?|une?|ein|eine|un|una|uno|um|uma|een|de|le|la|el|il|o|der|die|das) /iu,
);

/** In the words of those who count what others have seen: it is said of all of them, or of us. */
export const ofAllCustomers =
  /^(?:\P{L}*\d|(?:across|over all|on average|our (?:customers|clients)|customers|clients|im (?:schnitt|mittel)|unsere kund\p{L}+|kunden|nos clients|les clients|nuestros clientes|los clientes|i (?:nostri )?clienti|os (?:nossos )?clientes|as|os|onze klanten|klanten|nasi klienci|klienci)(?!\p{L}))/iu;
