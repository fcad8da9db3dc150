import type { RequestWords } from './request_words.ts';

export const nl: RequestWords = {
  language: 'nl',
  letters: '',
  verbs: {
    rewrite:
      'begin opnieuw|opnieuw beginnen|van voren af aan|helemaal opnieuw|herschrijf de pagina|schrijf de pagina opnieuw|maak de pagina opnieuw|maak een nieuwe pagina|maak een pagina|nieuwe pagina voor',
    rename: 'hernoem|hernoemen|moet … heten|noem … voortaan|geef … de naam|doop … om',
    swap: 'wissel … om|wissel de volgorde van|verwissel|verwisselen|draai … om|omwisselen|wissel|wisselen|andersom|draai de volgorde|omdraaien|keer … om',
    replace: 'vervang|vervangen|vervangt',
    keep: 'toon alleen|laat alleen … zien|laat alleen … staan|hou alleen|behoud alleen|alleen … tonen|alleen … laten zien|alleen … belangrijk|alleen … relevant|alleen … interessant|alleen … blijven',
    shorten:
      'maak … korter|maak … beknopter|korter|kort … in|inkorten|verkort|verkorten|beknopter|te lang|bondiger|maak … compacter|compacter|minder tekst|vat … samen|samenvatten|kort … af|snoei|ingekort|iets korter|korter maken|wat korter|kort … wat in|te lange|veel te lang|ingekorte|bondig|kortere|bondigere|beknoptere',
    expand: 'maak … langer|langer|uitgebreider|breid … uit|uitbreiden|werk … uit|meer over',
    lead: 'begin met|start met|open met|leg de nadruk op|benadruk|zet … voorop|zet … centraal|leg meer nadruk op|meer nadruk op|nadruk op|zet … in de schijnwerpers|zet … in de kijker|licht … uit|uitlichten|accent op|geef … meer aandacht|prominenter|maak … prominenter|meer in beeld|opvallender|maak … opvallender|meer aandacht voor|begin de pagina met|openen met|beginnen met|starten met|laat … beginnen met|meer ruimte voor|meer gewicht aan|meer aandacht aan|duidelijker maken dat|maak duidelijker dat|maak duidelijk dat|laat duidelijker zien dat',
    remove:
      'verwijder|verwijderen|schrap|schrappen|haal … weg|haal … eruit|laat … weg|weglaten|wis|gooi … weg|geen|zonder|weghalen|eruit halen|eruit|weg ermee|mag weg|mogen weg|kan weg|kunnen weg|moet weg|mag eruit|kan eruit|moet eruit|wegdoen|laat … vallen|halen … weg|haal … er uit|verwijderd|wissen|verberg|verbergen|niet noemen|noem … niet|knip … eruit|gooi … eruit|ik wil geen|we willen geen|wil geen|willen geen|mag niet op de pagina|hoeft niet|hoeven niet|niet nodig|overbodig|niet vermelden|vermeld … niet|hebben we niet nodig|haal … [uit]|halen … [uit]|weghaalt|schrap … [uit]|gooi … [uit]|laat … eruit|niet meer noemen|mag er uit|kan er uit|doe … weg|neem … [uit]|haal … eraf|interesseert niet|interesseert hem niet|interesseert haar niet|niet relevant|irrelevant|doet er niet toe|interesseert … niet|interesseren … niet|is niet nodig|zijn niet nodig|hoeft er niet in|gooi … er uit|kieper … eruit',
    move: 'verplaats|verplaatsen|verschuif|schuif|zet … hoger|zet … lager|breng|haal … naar voren|trek … naar voren|naar voren|schuiven|plaats|plaatsen',
    answer: 'beantwoord|beantwoorden',
    mention:
      'vermeld|vermelden|noem|noemen|meld|zeg dat|benoem|iets zeggen over|zeg iets over|iets vertellen over|vertel iets over|iets schrijven over|schrijf iets over|praten over|zeggen over',
    add: 'voeg … toe|toevoegen|voeg … in|invoegen|neem … op|opnemen|voeg … bij|erbij|zet … erbij|ontbreekt|ontbreken|mist nog|vul … aan|aanvullen|toe te voegen|neem … mee|zet … bij|zet … erop|zet … erin|voeg … er aan toe|voeg … eraan toe|komt er nog bij|moet er nog bij|moet erbij|er nog bij|meld … ook|zet … op de pagina|citeer|citeren|staat er niet op|staat er niet bij|staan er niet bij|staat er nog niet',
    set: 'wordt|verander|veranderen|wijzig|wijzigen|zet|zetten|stel … in|pas … aan|aanpassen|hernoem|moet zijn|moet worden|gebruik|maak|moet heten|moet luiden|moet zeggen|noem … voortaan|hernoemen|schrijf|schrijven|werk … bij|corrigeer|geef … de naam|laat … zeggen|doe|doen|zou moeten zijn|zorg dat|zorg ervoor dat|plaats|plaatsen|moet … zijn|moet … worden|moeten … zijn',
    translate:
      'vertaal|vertalen|in het Engels|in het Nederlands|Engelse versie|in het Duits|in het Frans|naar het Engels|naar het Duits|in het Spaans|in het Italiaans|Duitse versie|Franse versie|naar het Frans',
    undo: 'ongedaan|maak … ongedaan|zoals eerst|terugdraaien|zoals het was|zoals daarvoor|zet het terug|draai … terug|terug naar de vorige|vorige versie|herstel|versie van gisteren|oude versie|eerdere versie|terug naar de versie|terugzetten',
    link: 'knop … gaan|knop … verwijzen|knop … linken|knop … leiden|link … knop',
    publish: 'publiceer|publiceren|archiveer',
    design: 'kleur|kleuren|lettertype|achtergrond|opmaak|letters|lettergrootte|vetgedrukt|vet',
    picture: 'afbeelding|afbeeldingen|foto|foto’s|video',
    style:
      'formeler|formeel|informeel|informeler|tutoyeer|u-vorm|je-vorm|aanspreekvorm|vriendelijker|toon|stijl|herschrijf|herformuleer|beter|overtuigender|minder commercieel|minder verkoperig|te commercieel|verkoperig|zakelijker|simpeler|eenvoudiger|klinkt|klinken|met u|met je|herschrijven|anders verwoorden|verwoord|aanspreken|aanspreek',
  },
  members: {
    subheadline: 'ondertitel|subtitel|subkop|onderkop',
    headline: 'hoofdtitel|kop|titel|koptekst|headline',
    eyebrow: 'bovenkop',
    button: 'knoptekst|knoppen|knop|CTA|de knop|call-to-action',
  },
  places: {
    top: 'helemaal naar boven|helemaal bovenaan|naar het begin|bovenaan|als eerste|naar de top|aan het begin|bovenaan de pagina|helemaal bovenin|bovenin|vooraan|naar voren|op de eerste plaats|als eerste onderdeel|naar boven toe|eerst',
    bottom:
      'helemaal naar beneden|helemaal onderaan|naar het einde|onderaan|als laatste|aan het einde|onderaan de pagina|naar onderen|achteraan|op de laatste plaats',
    up: 'verder naar boven|naar boven|omhoog|hoger',
    down: 'verder naar beneden|naar beneden|omlaag|lager',
    before:
      'vlak voor|direct voor|voor|boven|meteen voor|pal voor|direct boven|vlak boven|net boven|bovenop',
    after:
      'vlak na|direct na|na|achter|onder|meteen na|meteen onder|direct onder|vlak onder|pal onder|net onder|onder de',
  },
  section: 'secties|sectie|onderdeel|blok|deel|alinea|gedeelte|paragraaf',
  piece:
    'de zin|zin|zinnen|het punt|punt|item|de vraag|vraag|regel|woorden|woord|vermelding|opmerking|detail|optie|stap|bullet|bolletje|opsommingspunt|rij|de regel|stukje|zinnetje',
  page: 'het allemaal|allemaal|het geheel|de hele pagina|deze pagina|de pagina|de tekst|alles|pagina|op de pagina|van de pagina|site',
  it: 'het|dit|dat|deze|die|hem|ze',
  that: 'het feit dat|een zin dat|dat',
  into: 'naar|in|op|door|met|als|tot|:|zegt|zeggen|heet|heten|luidt',
  and: 'en dan|en daarna|, daarna|, en|en|,|plus|ook nog',
  manners:
    'weer|opnieuw|kunnen|mogen|alsjeblieft|alstublieft|graag|kun je|kunt u|kan je|zou je|zou u|wil je|wilt u|ik wil|ook|een beetje|wat|hallo|bedankt|dank je|dank u|nog|kunnen jullie|kunnen we|kunnen wij|kan dat|kan de|zouden jullie|zouden we|willen jullie|is het mogelijk om|zou het kunnen|mogen we|we willen|we zouden graag|ik zou graag|ik wil graag|hoi|hey|goedemorgen|goedemiddag|dank|dankjewel|alvast bedankt|eigenlijk|svp|aub|s.v.p.|a.u.b.',
  negation: 'niet|nooit',
  small:
    'er maar|maar|er|even|gewoon|de|het|een|den|van|van de|van het|onze|ons|meer|over|omtrent|aan|aan de|in|uit|op|voor|met|bij|dat|informatie|iets|naar|te|meteen|direct|vlak|pal|die|deze|dit|alle|al|hun|jullie|uw|je|jouw|mijn|het stuk over|het deel over|de vermelding van|vermelding|info|gegevens|wat|om|we|ergens|daar|zijn|onder de kop|iets over|rond|maken|zetten|worden|moet|moeten|zou|zouden|nergens|helemaal|maak|doe|staan|gaan|dan|nu|liever|hier|misschien|is|vind ik|lijkt|lijkt me|dat stukje over|het stukje over|dat van|het gedeelte over|het verhaal over|heel|erg|veel te|ook|als|gaat|staat|hoort|horen|komt|niet|mag|mogen|kan|kunnen|mag wel|wel|moet staan|moet komen|hoort te staan|hem|haar|hen|niets over|niets',
  put: 'zet|zetten|plaats|plaatsen',
  now: 'om|pas|er zijn|er is|duurt|duren|voortaan|vanaf nu|tegenwoordig|nu|inmiddels|kost|kosten|wordt|bedraagt|komt op|gaat naar|is|zijn|worden',
  by: 'door|met',
  instead: 'in plaats van',
  order: 'eerst … dan|eerst … daarna|eerst … en dan',
  own: 'een eigen sectie|eigen sectie|aparte sectie|afzonderlijke sectie|apart blok|eigen blok|eigen onderdeel|apart onderdeel|aparte alinea|eigen alinea|apart punt|eigen punt|aparte regel',
  asks: 'waarom|waar is|waar zijn|waar staat|hoezo|hoe komt het|wat is er met|waar komt',
  questions:
    'hoeveel kost|hoeveel kosten|hoeveel|hoe lang|hoe vaak|hoe|wat kost|wat kosten|wat zou|wat is|wat zijn|wat|welke|welk|wie|wanneer|waar|staat er|is er|zijn er',
  suggests: 'waarom niet|hoe zou het zijn|wat als we',
  ordinals: 'eerst|tweed|derd|vierd|vijfd|laatst',
  about:
    'over|rond|rondom|met focus op|gericht op|met de nadruk op|gaan over|gaat over|laten gaan over|iets met|moet gaan over|vermelden|noemen',
  kinds: {
    hero: 'kopgedeelte|inleiding|introductie|header|hero|bovenkant|intro|kopblok|tekst bovenaan|bovenste tekst|bovenste stuk|openingstekst|begin',
    faq: 'FAQ|veelgestelde vragen|vragen|vragen en antwoorden|vraag en antwoord|een FAQ|faq-vraag',
    benefits: 'voordelen|functies|kenmerken',
    steps: 'stappen|werkwijze|hoe het werkt',
    quote:
      'citaat|citaten|quote|quotes|referentie|referenties|klantquote|klantcitaat|testimonial|getuigenis|review|klantreactie|reactie|klantervaring|ervaring|reacties',
    stats: 'cijfers|kerncijfers|getallen|statistieken',
    logos: "logo’s|logo's|logos|logo",
    cards: 'kaarten|links|bronnen',
    media: 'afbeelding|video',
    form: 'formulier|contactformulier',
    ask: 'vragenvak',
    callToAction: 'oproep tot actie|afsluiting',
    prose: 'tekst',
    table: 'tabel|vergelijking',
    sender: 'afzender|contactpersoon|contact',
    heard: 'wat we hoorden|ons voorstel|voorstel|jouw vraag',
    timeline: 'tijdlijn|planning|agenda|programma|rooster|schema',
    plan: 'actieplan|volgende stappen|plan',
    pricing:
      'prijzen|prijs|tarieven|kosten|prijslijst|prijstabel|tarieflijst|tarieftabel|de prijzen|pakketten',
    gallery: 'galerij',
    statement: 'kernboodschap|stelling',
    place: 'adres|locatie|route',
  },
  replies: {
    quotes: '“”',
    done: {
      changed: 'Gewijzigd',
      removed: 'Verwijderd',
      moved: 'Verplaatst',
      shortened: 'Ingekort',
      expanded: 'Uitgebreid',
      added: 'Toegevoegd',
      rewritten: 'Opnieuw geschreven',
      undone: 'De pagina is weer zoals vóór de laatste wijziging',
    },
    why: {
      missing: 'Ik vind {} niet op de pagina en heb niets veranderd.',
      unfound:
        'De bronnen en de pagina zeggen niets over {}. Geef me de zin tussen aanhalingstekens, dan neem ik hem op.',
      already: 'Dat staat al op de pagina: {}.',
      tooLong: 'De tekst is te lang voor die plek; ik heb niets veranderd.',
      unclear: 'Welk onderdeel bedoelt u? Noem de kop of selecteer het.',
      selected: 'Alleen het geselecteerde element mag veranderen; de rest bleef zoals het was.',
      impossible: 'Dat kan hier niet; ik heb niets veranderd.',
      unknown: 'Ik heb {} niet begrepen en niets veranderd.',
      remark: 'Opgevat als opmerking, daarvoor niets veranderd: {}.',
      offer:
        'De pagina zegt dit niet, de bronnen wel: {}. Schrijf “voeg dat toe” om het op te nemen.',
      withheld:
        'Over {} staat in de bronnen alleen wat intern of niet voor lezers bedoeld is; ik heb niets toegevoegd.',
      unproven: 'Geen bron bewijst dit, dus ik heb het niet overgenomen: {}.',
      style:
        'Ik kies en orden teksten maar herschrijf ze niet, ook niet van je naar u: geef me de nieuwe tekst tussen aanhalingstekens, of gebruik een taalmodel.',
      translate: 'Vertalen kan alleen een taalmodel.',
      kept: 'De inleiding noemt het nog: {}.',
      noForm:
        'De pagina heeft geen formulier: voeg met PATCH /v0/pages/{page_id} een actie van het type form toe, dan toon ik het.',
      noFigure:
        'In {} staat geen zo’n getal; ik heb niets veranderd. Geef me de nieuwe tekst tussen aanhalingstekens.',
      noFit:
        'Dat past niet bij elkaar: {}. Twee lijsten of twee teksten kunnen samen, en een tekst kan bij de veelgestelde vragen.',
      shortest: 'Korter kan niet zonder iets te verliezen: {}.',
      noMore: 'De bronnen zeggen er niet meer over: {}.',
      there: 'Staat al op die plek: {}.',
      noHeadline:
        'De bronnen hebben geen zin die kort genoeg is voor een kop over {}. Geef me er een tussen aanhalingstekens.',
      ownWord: 'Geen bron zegt dit; het staat er op uw woord: {}. Pas ook de paginacontext aan.',
      priced: 'Prijs op de pagina: {}. Ik heb niets veranderd.',
      several: 'Er kunnen meerdere plaatsen bedoeld zijn: {}. Welke moet ik aanpassen?',
      dial: 'Het nummer staat op de knop {}, die alle versies delen. Wijzig daar titel en doel: PATCH /v0/pages/{page_id}.',
      link: 'Waar een knop heen gaat, staat in de acties van de pagina: PATCH /v0/pages/{page_id}.',
      undo: 'Ik zie alleen de huidige versie. Eerdere versies blijven bewaard en kunnen opnieuw worden gepubliceerd.',
      publish:
        'Ik schrijf alleen concepten. Een versie publiceer je met de bewerkingen van de versie.',
      design: 'Kleuren, lettertype en opmaak komen van het merk: PUT /v0/brands/{brand_id}.',
      picture:
        'Afbeeldingen kan ik nog niet op verzoek wijzigen; ik neem de passende uit de bibliotheek.',
    },
    understood:
      'Ik begrijp bijvoorbeeld: verander de titel in “…”; verwijder, verplaats of verkort een onderdeel; vermeld …; voeg een onderdeel over … toe; vervang “…” door “…”.',
  },
};
