// Words by which edits know what is meant, in all languages at once: closed classes, no topics. Data only.
import { months } from '../../../../claims/figures.ts';

export const pricesAlone =
  /^(?:(?:the|our|die|les|los|las|i|os|de)\s+)?(?:pric(?:es?|ing)|costs?|fees?|preise?|kosten|prix|tarifs?|precios?|prezz[io]|cost[io]|preços?|custos?|prijs|prijzen|ceny|cennik|料金|価格)$/iu;

export const figuresOf =
  /^(?:(?:the|some|die|de|les|des|las|los|le|i|as|os)\s)?(?:figures|numbers|zahlen|chiffres|cifras|números|cifre|numeri|cijfers|getallen|liczby)\s(?:of|from|about|von|zu|aus|de|du|sobre|di|da|del|van|over|o|z)\s/iu;

/** Who asks whom to call wants a number or a name. */
export const asksWhom =
  /^\W{0,2}(?:whom?|wen|wer|(?:à )?qui|a quién|quién|(?:a )?chi|(?:a )?quem|wie|kogo|kto|do kogo|誰)(?!\p{L}).{0,80}(?:call|ring|phone|contact|anruf|ruft|rufe|meld|appel|joindre|llam|contact|chiam|liga|telefon|bel[lt]?|dzwon|電話|連絡)/iu;

export const asksDoubts =
  /(?:not|n['’]t) (?:\p{L}+ )?(?:sure|certain)|unsure|doubt|left out|leave out|need checking|should i check|nicht sicher|unsicher|zweifel|weggelassen|ausgelassen|(?:pas|n['’]est pas|n['’]êtes pas) (?:sûre?|certaine?)|doutes?(?!\p{L})|(?:laissé|mis) de côté|omis|no (?:estás?|están?) segur|dudas? sobre|dejad[oa]s? fuera|omitid|non (?:sei|è|siete) sicur|dubbi|lasciat[oa] fuori|tralasciat|não (?:tens?|tem) a certeza|dúvidas?(?!\p{L})|deixaste de fora|deixou de fora|niet zeker|twijfel|weggelaten|nie jeste[śs]\p{L}* pew|niepewn|wątpliwoś|pominię|pominą|自信がない|不確か|確信が|除いた|省いた|省略した/iu;

export const columnWord =
  /(?:^|\s)(?:columns?|spalten?|colonnes?|columnas?|colonn[ae]|colunas?|kolom(?:men)?|kolumn(?:a|ę|y)|عمود|العمود)(?:\s|$)|(?:の)?列$/iu;

/** Of what it is the other case, the sentence before says. */
export const otherwise =
  /^(?:otherwise|else|sonst|andernfalls|ansonsten|sinon|autrement|si no|de lo contrario|altrimenti|se no|caso contrário|senão|anders|zo niet|w przeciwnym razie|inaczej|それ以外|そうでない)(?!\p{L})/iu;

export const everythingElse =
  /^(?:everything(?: else)?|all(?: else| the rest)?|else|the rest|alle[ms](?: ander\p{L}+)?|tout(?: le reste)?|le reste|todo(?: lo demás)?|lo demás|tutto(?: il resto)?|il resto|tudo(?: o resto)?|o resto|rest[eo]?|demás|de rest|wszyst\p{L}+)$/iu;

/** `Right after the start`: what comes first below the headline. */
export const startOfPage =
  /^(?:(?:the|very|dem|der|den|le|la|el|il|lo|o|a|het|l['’])\s?)*(?:start|beginning|anfang|beginn|début|principio|comienzo|inicio|inizio|início|começo|princípio|begin|początku?)$/iu;

export const bothOf =
  /^(?:(?:the|both|two|order|of|die|beiden|zwei|les|deux|los|las|dos|i|le|due|os|as|dois|duas|de|twee|beide|l['’]ordre|des|el|orden|dos)\s+)+|^(?:二つの|2つの|両方の)/iu;

/** Who asks for the whole is not told a part. */
export const together =
  /(?<!\p{L})(?:together|in total|altogether|in all|all in|overall|the whole (?:thing|lot)|everything|zusammen|insgesamt|gesamt|alles in allem|unterm strich|au total|l['’]ensemble|ensemble|en tout|tout compris|en total|en conjunto|todo(?: junto)?|in totale|insieme|in tutto|tutto(?: insieme)?|no total|ao todo|tudo(?: junto)?|juntos|samen|in totaal|alles bij elkaar|al met al|razem|łącznie|w sumie|wszystko|المجموع|إجمالا)(?!\p{L})|合計|全部|総額|トータル/iu;

export const anyOf =
  /^(?:(?:any|every)(?:thing)?|all|tout|toute|alles|todo|tutto|tudo|wszystko)?\s*(?:(?:the )?(?:mentions?|references?|talk|info|text|bits?)\s+)?(?:of|to|about|on|regarding|concerning|related to|ce qui concerne|qui concerne|concernant|was mit|was|zu|lo relacionado con|lo que tenga que ver con|lo de|ciò che riguarda|quello che riguarda|o que diz respeito a|o que fala de|over|co dotyczy|o)\s+/iu;

export const countOf =
  /^(?:the\s)?(?:numbers?|count|quantity|(?:die\s)?(?:anzahl|zahl)|le nombre|nombre|el número|número|il numero|numero|o número|het aantal|aantal|liczb[aęy]|ilość)\s(?:of|der|an|von|de|des|d['’]|di|dei|delle|dos|das|van)?|の数$/iu;

export const priceName =
  /^(?:(?:the|all|any|our|die|alle|les|tous les|los|las|todos los|i|tutti i|os|todos os|de|alle|wszystkie)\s+)?(?:pric(?:es?|ing)|amounts|beträge|montants|importes|importi|montantes|bedragen|kwoty|金額|costs|fees|rates|preise?|preisangaben|kosten|prix|precio|prezzo|preço|prijs|cena|cenę|cost|costo|coste|coût|custo|koszt|tarifs?|coûts|precios|tarifas|costes|prezzi|costi|tariffe|preços|valores|custos|prijzen|tarieven|ceny|cennik|opłaty|料金|価格|費用|料金表|価格表|価格の表|料金の表|الأسعار)(?:\s+(?:table|list|information|section|tabelle|angaben|liste|abschnitt))?$/iu;

/** `spend down from £412,000 to £151,000` is what somebody reached. */
export const fallen =
  /(?<!\p{L})(?:from|von|de|du|desde|da|van|z|ze)\s(?:£|€|\$)?\s?\d[\d.,\s]{0,12}(?:[km€£$]|euros?|zł|EUR)?\s(?:to|auf|à|a|naar|do|na)\s(?:£|€|\$)?\s?\d|\d[\d,.]{0,9}万?円から\d/iu;

export const paidBack =
  /refund|rebate|subsid|grant|zuschuss|zuschüsse|förder|übernehm|erstatt|subvention|rembours|subvenci|reembols|ayuda|contribut|rimbors|apoio|vergoed|dotacj|refundacj|補助|助成|(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|lost|lose|loses|losses|turnover|revenue|liability|insur\p{L}{1,4}|covered)(?!\p{L})|gespart|spart|ersparnis|einspar|verlust|verliert|umsatz|versicher|haft(?:pflicht|ung|et|en)|économi[es]|épargn|perdu|perte|assur(?:é|ance|és)|sinistre|ahorr|pérdida|pierde|asegurad|(?<!\p{L})seguros?(?!\p{L})|risparmi|perdit|assicurat|poupa|perda|bespaar|besparing|verlies|verzeker|aansprakelijk|oszczędn|strat[ay]|ubezpiecz|節約|削減|損失|保険|下が(?:り|っ)|減(?:り|っ|らせ)/iu;

/** `up to 40 000 €` limits something; `from 40 €` is a price. */
export const upToLimit =
  /(?<!\p{L})(?:up to|until|below|under|less than|a maximum of|bis(?: zu)?|maximal|höchstens|unter|jusqu['’]à|à hauteur de|moins de|hasta|menos de|fino a|meno di|até|menos de|tot|maximaal|onder|minder dan|do|poniżej)\s(?:£|€|\$)?\s?\d[\d.,\s]*(?:(?:million|millions|millionen|millones|milioni|milhões|miljoen|mln|Mio\.?)\s(?:de\s|d['’]|di\s)?)?(?:[km€£$]|euros?|zł|EUR|HT)?(?!\p{L})/iu;

/** A question about a price. */
export const asksPrice =
  /^.{0,20}(?:how much|what (?:do(?:es)?|would|will|is|are) .{0,60}(?:costs?|price|come to|add up to)|was kostet|was kosten|was würde.{0,60}kosten|wie ?viel (?:kost|mach)|was mach(?:t|en) \d|was zahl|wie teuer|combien (?:coût|ça|vaut|font)|quel est le (?:prix|tarif)|que coûte|cuánto (?:cuest|costar|vale|es\b|ser[íi]a|suma|sale)|quanto (?:cost|vengono|fanno|viene)|quanto (?:cust|fica|dão|somam)|wat (?:kost|zou.{0,60}kosten)|hoeveel kost|ile (?:kosztuj|kosztowa|będzie kosztowa)|いくら|何円|كم (?:ال)?(?:سعر|تكلف|ثمن|يكلف)|بكم)|(?:いくら|何円)/iu;

const sinceWhen =
  "as of|as from|starting(?: from| in)?|effective(?: from)?|since|ab(?: dem| der)?|seit(?: dem| der)?|zum|à (?:partir|compter) d(?:e la|u|e|es|['’])|dès(?: la| le)?|depuis(?: la| le)?|desde(?: la| el)?|a partir d(?:el|e la|e|o|a)|da(?:l|lla|ll['’])?|a partire da(?:l|lla|ll['’])?|vanaf(?: de| het)?|per|sinds(?: de| het)?|met ingang van|od";
const whichTime =
  "(?:(?:this|next|last|the|new|coming|nächst|kommend|dies|letzt|neu)(?:e[nmrs]?)?|ce|cette|este|esta|(?:el |la |o |a )?pr[óo]xim[oa]|nuev[oa]|questo|questa|quest['’]|prossim[oa]|nuov[oa]|nov[oa]|(?:de |het )?(?:volgend|komend|nieuw)e?|dez?e|dit|(?:now|przysz[łl]|następn|t)(?:ego|ej))";
const timeNoun =
  'months?|weeks?|year|term|season|quarter|spring|summer|autumn|winter|monats?|woche|jahr(?:es)?|quartal|saison|mois|semaine|ann?ée|trimestre|rentrée|mes|semana|año|temporada|mese|settimana|anno|stagione|mês|ano|época|maand|jaar|kwartaal|seizoen|miesiąca|tygodnia|roku|sezonu|kwartału';
const thatTime = `(?:(?:${whichTime})\\s?){0,2}(?:${timeNoun})(?:\\s(?:prochaine?|próxim[oa]|prossim[oa]|que (?:viene|vem)))?|(?:${months})(?:\\s(?:de\\s)?(?:19|20)\\d\\d)?`;
/** `… from January`, `ab nächstem Monat`: when it counts is no part of what it is. In English a day may follow its month. */
export const fromThen = new RegExp(
  `\\s(?:from\\s(?:${thatTime})(?!\\p{L}|\\s\\d)|(?:${sinceWhen})(?:\\s|(?<=['’]))(?:${thatTime})(?!\\p{L}))`,
  'giu',
);
/** `… zum 1. Januar`: beside an amount. */
export const fromDay = new RegExp(
  `\\s(?:from|${sinceWhen})\\s(?:20\\d\\d(?!\\d)|(?:the\\s)?\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:de\\s|of\\s)?(?:${months})(?!\\p{L})(?:\\s(?:de\\s)?(?:19|20)\\d\\d)?)`,
  'giu',
);

/** `20 € more`: what is added to a price, and no price. */
export const dearer =
  /^[^,;.\d]{0,12}?(?<!\p{L})(?:more expensive|dearer|cheaper|higher|lower|extra|on top|more|less|teurer|billiger|günstiger|mehr|weniger|plus chers?|moins chers?|de plus|de moins|más car[oa]s?|más barat[oa]s?|más|menos|in più|in meno|più car[oaie]|meno car[oaie]|mais car[oa]s?|mais barat[oa]s?|a mais|a menos|duurder|goedkoper|meer|minder|drożej|taniej|droższ\p{L}{1,3}|tańsz\p{L}{1,3}|więcej|mniej)(?!\p{L})/iu;

export const subordinate =
  /^(.{20,}?),\s(?:because|since|so that|while|which|weil|da|sodass|damit|während|parce qu|car|puisqu|afin|porque|ya que|para que|mientras|perché|poiché|mentre|così|porque|pois|enquanto|para que|omdat|want|zodat|terwijl|ponieważ|bo|aby)(?!\p{L})/iu;

export const lastPlace =
  /^(.{12,}\S)\s(?:in|across|throughout|around|im|in der|in den|rund um|en|au|aux|dans|à|nel|nella|nelle|nei|negli|no|na|nos|nas|em|w|we|na)\s(?:(?:the|la|le|les|el|los|las|il|lo|i|o|a|de|het|den|der|norte de|nord de|north of)\s)?\p{Lu}[^,;:]{1,60}$/u;

export const sumName =
  /^(?:[^\d]{0,20}(?<!\p{L}))?(?:sub-?total|total|sum|summe|zwischensumme|gesamt(?:summe|betrag|preis)?|endbetrag|somme|sous-total|suma|somma|subtotale|totale|soma|totaal|subtotaal|som|razem|łącznie)(?!\p{L})|合計|小計|المجموع|الإجمالي/iu;

export const ofHouse =
  /^(?:who we are|about(?: .{1,40})?|wer wir sind|zu uns|über (?:uns|.{1,40})|qui (?:nous )?sommes(?:-nous)?|à propos(?: .{1,40})?|quiénes somos|sobre .{1,40}|chi siamo|quem somos|over .{1,40}|wie (?:wij|we) zijn|o nas)$|会社紹介|私たちについて/iu;

/** A line that tells who speaks. */
export const ofUs =
  /(?<!\p{L})(?:we|our|wir|unser\p{L}{0,2}|nous|notre|nos|on est|somos|nuestr[oa]s?|siamo|nostr[oaie]|noss[oa]s?|wij|ons|onze|jesteśmy|nasz\p{L}{0,3})(?!\p{L})|(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|od)\s(?:1[89]|20)\d\d|(?:1[89]|20)\d\d年/iu;
/** When the house began: who asks for what tells who we are may mean it. */
export const founding =
  /(?<!\p{L})(?:(?:founded|established|started|gegründet|fondée?s?|fundad[oa]s?|fondat[ao]|opgericht|założon\p{L}{1,3})\s(?:\p{L}{1,5}\s){0,2}|(?:since|seit|depuis|desde|dal|sinds|od)\s(?:roku\s)?)(?:1[89]|20)\d\d/iu;
/** `The other one`, of two. */
export const theOther =
  /^(?:(?:the|der|die|das|den|l['’]|le|la|el|los|il|lo|o|a|de|het|ten|tę|ta|to)\s?)?(?:other(?: one| quote)?|andere[nrs]?(?: zitat| quote)?|autre(?: citation)?|otr[oa](?: cita)?|altr[oa](?: citazione)?|outr[oa](?: citação)?|drug(?:i|ą|a|ie)(?: cytat)?)$/iu;

/** `… of the list`, `… dat lijstje`: it says only that an entry is meant. */
export const inList =
  /(?:^|\s+)(?:(?:in|of|from|on|aus|von|de|da|na|z|dans|dell['’]|dall['’]|nell['’]|dalla|del|nella|em|van|uit)\s?(?:the|that|this|der|dem|dieser|la|l['’]|de|het|dat|die|deze|cette|esa|esta|quella|questa|essa)?|that|this|dieser|dat|deze|cette|esa|esta|quella|questa|essa)\s?(?:list|liste|lista|elenco|lijst|lijstje|listy|liście)$/iu;

export const street =
  /\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|boulevard|bd|place|quai|chemin|impasse|route)\s|(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|damm|ufer|straat|laan|plein|kade|gracht)\s\d|(?:calle|c\/|avenida|avda?\.|plaza|paseo|via|viale|piazza|corso|rua|avenida|travessa|largo|praça|ulica|ul\.)\s\p{L}[\p{L}\s.'’]{1,40}\d|\d{1,5}\s(?:\p{Lu}[\p{L}'’]{1,20}\s){1,3}(?:street|st\.?|road|rd\.?|lane|avenue|ave\.?|wharf|square|drive|way|court|place|row|quay|close)(?!\p{L})|[都道府県市区町村].{1,20}\d|駅.{0,10}徒歩|\d{5}\s\p{Lu}/iu;

export const weekdayNames =
  /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:days?|nesdays?|urdays?)?\b|weekdays?|weekends?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|werktag|\b(?:mo|di|mi|do|fr|sa)\b|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|werkdagen|[月火水木金土日]曜|平日|poniedzia|wtor|śr|czwart|piąt/iu;

export const hoursName =
  /opening (?:hours|times)|hours|offnungszeit|sprechzeit|burozeit|offnung|horaires|heures d.ouverture|horario|orari|horarios|openingstijd|openingsuren|godziny|営業時間|受付時間|時間帯|対応時間/;

/** `The list of services`, under `What we do`. */
export const ofOffer =
  /^(?:(?:the|our|die|unsere|les|nos|los|nuestros|i|os|de)\s)?(?:(?:\p{L}{1,3}['’\s])?(?:lista?|liste|lijst|elenco)\s(?:of|der|des|de|dei|met)\s)?(?:services|leistungen|prestations|servicios|servizi|serviços|diensten|usługi?)$/iu;

export const asksPage =
  /^(?:(?:do|did|does|have|is|are|where|don['’]t) (?:we|there|the page|it|you)|what (?:do|does) (?:we|the page|it) (?:say|tell)|was (?:sagen wir|sagt die seite|steht)|que dit(?:-on| la page)|qué (?:dice la página|decimos)|cosa (?:dice la pagina|diciamo)|o que (?:diz a página|dizemos)|wat (?:zegt de pagina|zeggen we)|co (?:mówi strona|piszemy)|(?:sagen|erwähnen|schreiben|haben) wir|steht|gibt es|(?:est-ce qu['’ ]?(?:on|il)|on|y a-t-il|parle-t-on|dit-on)|¿?(?:decimos|hablamos|mencionamos|tenemos|hay|pone)|(?:diciamo|parliamo|abbiamo|c['’]è)|(?:falamos|dizemos|temos|há|mencionamos)|(?:zeggen|vermelden|hebben|staat) (?:we|wij|er)|czy (?:piszemy|mówimy|mamy|jest|wspominamy))\s*/iu;

export const sayingIt =
  /^(?:already|say|mention|have|got|cover|talk|tell|show|anything|something|anywhere|on the page|about|on|schon|irgendwo|bereits|etwas|was|zu|zum|zur|über|von|parle|dit|mentionne|déjà|quelque part|quelque chose|de|du|sur|des|algo|ya|sobre|en la página|qualcosa|già|su|sul|sulla|di|alguma coisa|já|iets|al|ergens|over|gdzieś|coś|już|o|na stronie)\s+/iu;

export const onPage =
  /\s(?:on|auf|sur|en|nella|na|op) (?:the|this|der|dieser|la|esta|questa|a|esta|de|deze|tej)?\s?(?:page|seite|página|pagina|stronie)$/iu;

export const asksJapanese =
  /(?:は|が|について|のことは)?(?:この)?(?:ページ|資料)?(?:に|で|には)?(?:載って|書いて|記載されて|入って|触れて)(?:い|あり)ます(?:か)?$|(?:は|が)(?:あり|載り)ますか$|はどうなっていますか$/u;

/** Who asks how many wants a figure. */
export const asksCount =
  /^.{0,12}(?:how (?:many|much|long|often|fast|big|soon|old)|wie (?:viel|lange|oft|hoch|groß|schnell|alt)|combien|cuánt[oa]s?|quant[oiae]s?|hoe(?:veel|\s(?:lang|vaak|snel|oud|groot))|ile|jak (?:długo|często))|何[社人日年枚円件回%時分]|いくつ|どのくらい/iu;

/** `the HIC stuff`, `die HIC-Sachen`. */
export const loosely =
  /[\s-](?:stuff|texts?|bit|things?|business|remarks?|comments?|one|sachen?|zeug|kram|geschichte|bemerkung(?:en)?|gedoe|verhaal|opmerking(?:en)?)$/iu;

/** Words of asking, not of what is asked about. */
export const askingWords =
  /(?<!\p{L})(?:how|what|which|who|whom|whose|when|where|why|whether|does|do|did|is|are|can|could|will|would|should|may|our|your|their|the|a|an|please|long|much|many|about|regarding|more|details?|information|section|us|we|you|it|they|there|any|some|have|has|get|take|takes|happen|happens|work|works|use|used|need|needs|(?<=\b(?:you|we|it|they) )support|supports|supported|offer(?:s|ed)?|provid(?:e|es|ed)|includ(?:e|es|ed)|handl(?:e|es|ed)|allow(?:s|ed)?|possible|available|exists?|able|typical|typically|usually|kind|sort|type|locations?|places|ouverture|apertura|abertura)(?!\p{L})/giu;

/** `Frau`, `Mrs`: not a part of the name. */
export const honorific =
  /(?:^|(?<=\s))(?:frau|herrn?|mrs?|ms|dr|mme|madame|monsieur|m|sra?|senora?|dona|don|signora?|sig|pan(?:a|u|i|ia|ią|em)?|mevrouw|meneer|dhr|mevr)\.?\s+/g;

export const auxiliaries =
  /^(?:zijn|is|waren|was|hebben|heeft|had|hadden|worden|wordt|werd|werden|kunnen|kan|moeten|moet|mogen|mag|willen|wil|zullen|zal|komen|komt|gaan|gaat|blijven|blijft|laten|laat|ist|sind|war|hat|haben|hatten?|wird|wurden?|kann|können|muss|müssen|darf|dürfen|soll|sollen)$/i;

/** `Straight after the prices`: with nothing between. */
export const rightBeside =
  /(?<!\p{L})(?:right|directly|straight|immediately|just|direkt|unmittelbar|gleich|juste|directement|justo|inmediatamente|subito|immediatamente|logo|imediatamente|direct|meteen|vlak|zaraz|bezpośrednio|tuż)\s\S{1,12}(?:\s\S{1,4})?\s?$/iu;

export const stayingHead =
  /^.{1,60}?(?:beibehalten|behalten|belassen|(?<!\p{L})keep(?!\p{L})|gard(?:er|ez)|conserv(?:er|ez)|mant(?:én|ener|enga|ieni|enere|er|enha)|houden|behouden|zachow(?:aj|ać))[^,]{0,40},?\s(?:but|aber|mais|pero|ma|mas|maar|ale)\s/iu;

/** Small words all of them, and yet a name. */
export const aboutUsName =
  /(?<!\p{L})(?:(?:company|firm) (?:history|profile|intro(?:duction)?|presentation|description|story|background)|(?:history|profile|introduction|presentation|description|story) of the (?:company|firm|business)|(?:vorstellung|geschichte|beschreibung|präsentation) (?:der firma|des unternehmens|des betriebs)|firmen(?:geschichte|vorstellung|profil|porträt)|(?:présentation|histoire|description) (?:de (?:l['’](?:entreprise|agence|atelier|étude)|la (?:société|maison))|du (?:cabinet|bureau|studio|groupe))|(?:presentación|historia|descripción) (?:de la (?:empresa|casa|firma)|del (?:estudio|taller|despacho))|(?:presentazione|storia|descrizione) (?:dell['’]azienda|della (?:ditta|società)|dello studio)|(?:apresentação|história|descrição) (?:da (?:empresa|firma|casa)|do (?:escritório|atelier|grupo))|(?:voorstelling|geschiedenis|beschrijving) van (?:het bedrijf|de firma)|bedrijfs(?:geschiedenis|presentatie|profiel)|(?:historia|prezentacja|opis) firmy|(?:das ganze|alles|das|the (?:stuff|bit|part)|le passage|lo|la parte|het stuk) (?:mit|über|zu|about|sur|de|su|over) (?:(?:der|die|dem|the|our|la|el|het|l['’])\s?)?(?:firma|unternehmen|company|firm|entreprise|société|empresa|azienda|ditta|bedrijf)$|^zu uns$|who we are|wer wir sind|qui (?:nous sommes|on est)|quiénes somos|chi siamo|quem somos|wie (?:wij|we) zijn|kim jesteśmy|about (?:us|ourselves|the (?:company|firm|business))|über (?:uns|die firma|das unternehmen)|sur (?:nous|l['’]entreprise|la société)|à propos de nous|sobre (?:nosotros|la empresa|nós|a empresa)|su di noi|sull['’]azienda|sulla ditta|over (?:ons|het bedrijf)|o (?:nas|firmie))(?!\p{L})|会社紹介|私たちについて/iu;

/** `The explanation at the start` stands below the headline. */
export const openingText =
  /(?<!\p{L})(?:(?:explanation|text|words|bit|intro) (?:at|from) the (?:start|beginning|top|very start)|(?:erklärung|text|einleitung) (?:am|ganz am) anfang|(?:explication|texte) (?:au|du) début|(?:explicación|texto) (?:del|al) (?:principio|comienzo)|(?:spiegazione|testo) (?:all['’]|dell['’])inizio|(?:explicação|texto) (?:no|do) (?:início|começo)|(?:uitleg|tekst) aan het begin|(?:wyjaśnienie|tekst) na początku)(?!\p{L})|冒頭の(?:説明|文章)/iu;

export const costing =
  /(?<!\p{L})(?:now costs?|is now|are now|costs?|kostet|kosten|coûtent?|cuestan?|costano?|custam?|kosten|kost|kosztuje|now|jetzt|maintenant|ahora|adesso|ora|agora|nu|voortaan|teraz)(?!\p{L})/iu;

export const unitsBehind =
  /^(?:\s?(?:[%€$£¥]|[\p{L}/²³]{1,14}\.?)){0,3}$|^\s?(?:[%€$£¥]|\p{L}{2,4})?\s?(?:HT |net |netto |plus VAT )?(?:per|a|an|each|je|pro|par|por|al|all['’]|alla|a la|à|za|na|o|\/)\s?[^,;:\d]{1,40}$/u;

export const quoteNames =
  'quote quotation testimonial zitat kundenstimme citation témoignage cita testimonio citazione testimonianza citação depoimento testemunho citaat cytat opinia review avis recensione spruch kundenmeinung opinie 引用';

/** A whole that begins where it names whom it is about. */
export const storyNames =
  'story case example anecdote geschichte fall beispiel fallbeispiel anekdote histoire cas exemple anecdote historia caso ejemplo anécdota storia esempio aneddoto história exemplo verhaal geval voorbeeld przykład przypadek 事例 例 話';

/** What kind of piece is meant. */
export const pieceNames =
  'number numbers figure figures stat statistic sentence sentences line row rows entry item bullet point part bit paragraph price prices pricing fee cost rate option plan package info information detail details mention thing count quantity anzahl aantal ilość quantité cantidad quantità quantidade عدد zahl zahlen satz zeile eintrag punkt preis preise stelle angabe hinweis chiffre nombre phrase ligne point prix tarif mention passage option formule cifra número frase fila línea punto precio dato mención opción numero riga voce prezzo cenno opzione linha item preço ponto menção opção cijfer getal zin regel rij punt prijs vermelding optie date datum termin fecha data datum uhrzeit time heure hora ora tijd 日付 日にち 日程 話 start starts begin begins end ends beginn beginnt ende commence début empieza comienza inicio inizia inizio começa início begint einde 開始 liczba zdanie wiersz punkt cena wzmianka opcja 数字 文 行 項目 価格 料金 表 está estão están estan sono sind ist est sont zijn jest są list liste lista lijst listy ganz stuff reference references costs fees cover covers angabe angaben info infos hinweise kosten sache tarifs coût coûts information informations précision costes coste cifras coisa valor custo custos costo costi informatie kosten tarief bedrag koszt koszty informacja informacje informację 費用 記述 部分 情報 slot session module card box tile cell tier programmpunkt kachel kasten modul créneau module encadré franja módulo tarjeta modulo scheda cartão blokje kaartje answer antwort réponse respuesta risposta resposta antwoord stukje tabellina tabelletje tabla tableau tabella tabela tabel';

export const priceNames =
  'price prices pricing cost costs fee fees preis preise kosten prix tarif tarifs coût precio precios coste prezzo prezzi costo preço preços custo valor prijs prijzen kosten cena cenę ceny cenami cenach koszt tarifa tarifas tariffa canone canoni mensalidade 価格 料金 費用';

/** Asked for in the plural, all of a kind are meant. */
export const pluralNames =
  'quotes quotations testimonials images pictures videos photos forms paragraphs zitate kundenstimmen referenzen bilder citations temoignages citas testimonios imagenes citazioni testimonianze immagini citacoes testemunhos depoimentos imagens citaten referenties afbeeldingen';

export const stepName =
  /^(?:step|schritt|étape|paso|passo|fase|stap|krok|etapa?|phase)\s?\d|^ステップ/iu;

/** What a request is read as, in its own words again. */
export const aboutUs: Readonly<Record<string, string>> = {
  de: 'über uns',
  fr: 'sur nous',
  es: 'sobre nosotros',
  it: 'su di noi',
  pt: 'sobre nós',
  nl: 'over ons',
  pl: 'o nas',
  ja: '会社紹介',
};

/** `First the quotes, then the prices`: two things, in their order. */
export const firstThen =
  /^(?:[^:]{0,40}:\s)?(?:first|erst|zuerst|d['’]abord|primero|prima|primeiro|eerst|najpierw)\s([^,;:]{2,60}?),?\s(?:and |und |et |y |e |en |a )?(?:then|dann|puis|ensuite|luego|después|poi|depois|dan|daarna|potem)\s([^,;:]{2,60})$/iu;

/** When or if something counts, at the end of its name. */
/** `31 to 12 percent` is `31% to 12%`. */
export const percentWords =
  /(?<!\p{L})(?:per ?cent|prozent|pour ?cent|por ciento|per cento|por cento|procent)(?!\p{L})|パーセント/giu;

export const whenever =
  /\s(?:when|if|once|wenn|falls|quand|lorsque|cuando|quando|wanneer|gdy|jeśli)\s.{2,60}$/iu;
