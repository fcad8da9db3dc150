// What people call another form in ten languages, what leads to it, and what a reply says where it cannot be.

/** In the order of looking: `price cards` are cards. */
export const forms = [
  'table',
  'timeline',
  'steps',
  'cards',
  'faq',
  'pricing',
  'statement',
  'list',
  'prose',
] as const;
export type Form = (typeof forms)[number];

export const formNouns: Record<Form, string> = {
  table:
    'table|tabelle|übersicht|tableau|tabla|cuadro|tabella|tabella|tabela|quadro|tabel|tabelletje|tabelę|tabeli|tabelkę|tabelce',
  timeline:
    'time ?line|zeitleiste|zeitstrahl|zeitachse|frise(?: chronologique)?|chronologie|línea (?:de|del) tiempo|línea temporal|cronología|linea (?:del tempo|temporale)|cronologia|linha (?:do tempo|temporal)|calendrier|calendario|calendário|kalender|tijdlijn|oś(?: czasu)?|osi czasu',
  steps:
    'steps|list of steps|schritte|schritten|étapes|pasos|passaggi|passi|passos|etapas|stappen|krokach|kroki|kroków',
  cards:
    'cards|tiles|boxes|karten|kärtchen|kacheln|cartes|fiches|vignettes|tarjetas|fichas|schede|riquadri|cartões|kaarten|kaartjes|karty|kafelki|kafelkach',
  faq: 'faqs?|q ?& ?a|questions and answers|fragen und antworten|questions[- ]réponses|preguntas y respuestas|domande e risposte|perguntas e respostas|vragen en antwoorden|pytania i odpowiedzi',
  pricing:
    'price options|pricing options|offers to choose from|preisoptionen|options tarifaires|opciones de precio|opzioni di prezzo|opções de preço|prijsopties|warianty cenowe',
  statement:
    'statement|one big sentence|one large sentence|pull line|merksatz|leitsatz|phrase en exergue|frase destacada|frase in evidenza|uitgelichte zin|wyróżnione zdanie',
  list: 'check ?list|check-list|checkliste|abhakliste|liste de contrôle|lista de control|lista di controllo|lista de verificação|checklijst|afvinklijst|lista kontrolna|listę kontrolną|list|bullets?|bullet points?|bullet(?:ed)? list|liste|listenform|aufzählung|stichpunkte|stichpunkten|stichworten|spiegelstriche|puces|liste à puces|lista|viñetas|elenco|elenco puntato|punti|puntos|tópicos|pontos|lijst|lijstje|opsomming|puntjes|punten|punktach|punkty|listę|liście|wypunktowanie',
  prose:
    'running text|continuous text|plain text|prose|text|paragraph|fließtext|text|absatz|texte (?:suivi|continu|courant)|texte|paragraphe|texto (?:seguido|corrido|continuo)|texto|párrafo|testo (?:continuo|unico|scorrevole)|testo|paragrafo|parágrafo|lopende tekst|doorlopende tekst|tekst|alinea|tekst ciągły|zwykły tekst|tekst|akapit',
};

export const japaneseForms: Record<Form, string> = {
  table: '表形式|一覧表|表',
  timeline: 'タイムライン|時系列|年表',
  steps: 'ステップ|手順',
  cards: 'カード',
  faq: 'Q&A|よくある質問の形|FAQ',
  pricing: '料金プランの形',
  statement: '大きな一文',
  list: '箇条書き|リスト',
  prose: '文章|本文',
};

export const leads =
  'as|in|into|to|to be|be|als|in|zu|zur|en|sous forme de|sous la forme d’|sous forme d’|dans|à|como|en forma de|come|sotto forma di|per|em|na|num|numa|sob a forma de|in de vorm van|tot|jako|w|w formie|w postaci';
/** A definite article points at one that is there: `in the table`. */
export const between =
  'a|an|one|two|three|four|five|six|little|small|short|simple|plain|proper|clean|nice|normal|quick|real|eine?|eine[mnr]|kleine[nrs]?|kurze[nrs]?|einfache[nrs]?|richtige[nrs]?|echte[nrs]?|normale[nrs]?|drei|vier|une?|petite?|simple|vrai|courte?|un[ao]?|pequeñ[ao]|sencill[ao]|piccol[ao]|semplice|breve|uma?|pequen[ao]|simples|een|klein[e]?|korte?|gewone|eenvoudige|małej|małą|mała|prost[aąey]j?|krótk[aiąe]j?|zwykł[aąey]';
export const makeVerbs =
  'make|turn|convert|change|transform|put|set|show|write|do|have|give|get|present|list|render|add|mach|mache|machen|verwandle|wandle|wandel|setze?|stelle?|packe?|zeige?|schreibe?|bringe?|formatiere|transforme[rz]?|mettre|mets|mettez|présente[rz]?|affiche[rz]?|faites|fais|convierte|convierta|transforma|pon|ponga|poner|ponme|muestra|haz|haga|trasforma|trasformi|metti|metta|mettere|mostra|fai|faccia|transformar|transforme|põe|ponha|coloca|coloque|faz|faça|zet|maak|toon|schrijf|zamień|zrób|przedstaw|pokaż|daj|wstaw|przerób|umieść';
export const besides =
  "side by side|next to each other|beside each other|nebeneinander|côte à côte|(?:una|uno) al lado (?:de la|del) (?:otra|otro)|lado a lado|fianco a fianco|affiancat[eio]|(?:una|uno) accanto all[’']altr[ao]|naast elkaar|obok siebie|as columns|in columns";
/** What a team calls what it offers to choose from: beginnings of words. */
export const offerNouns =
  'package|plan|option|offer|tier|level|ways? |variant|model|bundle|paket|tarif|angebot|stufe|modell|möglichkeit|formule|forfait|offre|niveau|modalidad|paquete|opci|oferta|nivel|formas? |formul|pacchett|opzion|offert|livell|modalit|soluzion|plano|pacote|opç|onderhoudsplan|pakket|abonnement|optie|wariant|pakiet|opcj|poziom|プラン|案|コース|パック';
/** Between two that are held against each other. */
export const versus =
  'and|or|versus|vs\\.?|against|und|gegen|oder|et|ou|contre|y|e|o|contra|contro|en|of|tegen|i|oraz|kontra';
/** What is said of an offer, above all that is no figure of its own. */
export const inDetail: Readonly<Record<string, string>> = {
  ...{ en: 'In detail', de: 'Im Einzelnen', fr: 'En détail', es: 'En detalle', it: 'In dettaglio' },
  ...{ pt: 'Em detalhe', nl: 'In detail', pl: 'Szczegóły', ja: '内容' },
};
/** `As above`, where the one above stands beside it, by its name. */
export const asAbove: readonly (readonly [RegExp, string])[] = [
  [/^as above(?!\p{L})/iu, 'As'],
  [/^wie oben(?!\p{L})/iu, 'Wie'],
  [/^comme ci-dessus(?!\p{L})/iu, 'Comme'],
  [/^como (?:arriba|acima)(?!\p{L})/iu, 'Como'],
  [/^come sopra(?!\p{L})/iu, 'Come'],
  [/^(?:als|zoals) hierboven(?!\p{L})/iu, 'Als'],
  [/^jak wyżej(?!\p{L})/iu, 'Jak'],
];
/** `The cost of the first year`: twelve months and what is paid once. */
export const ofFirstYear =
  /(?<!\p{L})(?:first[- ]year|year one|erst(?:es|en) jahr(?:es)?|première année|primer año|primo anno|primeiro ano|eerste jaar|pierwsz\p{L}{1,3} rok\p{L}?)(?!\p{L})|初年度/iu;
export const firstYear: Readonly<Record<string, string>> = {
  ...{ en: 'First year', de: 'Erstes Jahr', fr: 'Première année', es: 'Primer año' },
  ...{ it: 'Primo anno', pt: 'Primeiro ano', nl: 'Eerste jaar', pl: 'Pierwszy rok', ja: '初年度' },
};
export const byMonth =
  /^\s?(?:(?:a|per|each|im|pro|je|par|al|por|per|miesięcz\p{L}*|na)\s|\/\s?)?(?:month|mo(?=\W|$)|monat|mois|mes|mese|mês|maand|miesiąc|miesięcz)/iu;
/** Paid but once. */
export const paidOnce =
  /(?<!\p{L})(?:once|one[- ]off|set-?up|einmalig\p{L}*|einrichtung\p{L}*|une (?:seule )?fois|una (?:sola )?vez|única vez|una tantum|eenmalig\p{L}*|jednorazow\p{L}*)(?!\p{L})|初期費用|一回/iu;

/** What should go: `no table`, `statt der Zahlen`. */
export const denials =
  'not as|not|no more|no|without|instead of|rather than|anstatt|statt|nicht als|nicht|keine[nr]?|ohne|plutôt qu(?:e|’)|au lieu (?:de|d’)|pas de|pas|sans|en vez de|en lugar de|sin|no|invece (?:di|che)|non|senza|em vez de|não|sem|in plaats van|niet|geen|zonder|zamiast|nie|bez';

/** What a form needs and the text does not have. */
export type Lacking = 'dates' | 'pairs' | 'prices' | 'one' | 'form';

/** In the order of `lacks`. */
const lacks: readonly Lacking[] = ['dates', 'pairs', 'prices', 'one', 'form'];
const told: Readonly<Record<string, string>> = {
  en: 'For a timeline, {} would need dates.|For that form, {} would need a name and a text or value in each line.|For that form, {} would need a price in each line.|For that form, {} would have to be one sentence.|{} keeps its form.| I changed nothing.',
  de: 'Für eine Zeitleiste fehlen die Termine: {}.|Für diese Form fehlt je Zeile ein Name mit einem Text oder Wert: {}.|Für diese Form fehlt je Zeile ein Preis: {}.|Dafür müsste es ein einziger Satz sein: {}.|Das behält seine Form: {}.| Nichts geändert.',
  fr: 'Il manque des dates pour une frise : {}.|Il manque à chaque ligne un nom avec un texte ou une valeur : {}.|Il manque un prix à chaque ligne : {}.|Il faudrait une seule phrase : {}.|Cela garde sa forme : {}.| Je n’ai rien changé.',
  es: 'Faltan fechas para una línea de tiempo: {}.|Falta en cada línea un nombre con un texto o valor: {}.|Falta un precio en cada línea: {}.|Tendría que ser una sola frase: {}.|Eso conserva su forma: {}.| No he cambiado nada.',
  it: 'Mancano le date per una linea del tempo: {}.|Manca in ogni riga un nome con un testo o un valore: {}.|Manca un prezzo in ogni riga: {}.|Dovrebbe essere una sola frase: {}.|Mantiene la sua forma: {}.| Non ho cambiato nulla.',
  pt: 'Faltam datas para uma linha do tempo: {}.|Falta em cada linha um nome com um texto ou valor: {}.|Falta um preço em cada linha: {}.|Teria de ser uma só frase: {}.|Isso mantém a sua forma: {}.| Não alterei nada.',
  nl: 'Voor een tijdlijn ontbreken de datums: {}.|Per regel ontbreekt een naam met een tekst of waarde: {}.|Per regel ontbreekt een prijs: {}.|Het zou één zin moeten zijn: {}.|Dat houdt zijn vorm: {}.| Ik heb niets veranderd.',
  pl: 'Na oś czasu brakuje dat: {}.|W każdym wierszu brakuje nazwy z tekstem lub wartością: {}.|W każdym wierszu brakuje ceny: {}.|Musiałoby to być jedno zdanie: {}.|To zachowuje swoją formę: {}.| Nic nie zmieniono.',
  ja: 'タイムラインに必要な日付がありません：{}。|各行に名前と内容がそろっていません：{}。|各行に価格がありません：{}。|一文である必要があります：{}。|この形のままになります：{}。|何も変更していません。',
};

export function lackingIn(language: string, lacking: Lacking, name: string): string {
  const phrases = (told[language] ?? told.en ?? '').split('|');
  return `${phrases[lacks.indexOf(lacking)]?.replace('{}', () => name)}${phrases.at(-1)}`;
}

const formed: Readonly<Record<string, string>> = {
  en: '{} has that form already.| I added nothing for {}.| I changed nothing.',
  de: '{} hat diese Form schon.| Nichts ergänzt wurde für {}.| Nichts geändert.',
  fr: '{} a déjà cette forme.| Je n’ai rien ajouté pour {}.| Je n’ai rien changé.',
  es: '{} ya tiene esa forma.| No he añadido nada para {}.| No he cambiado nada.',
  it: '{} ha già quella forma.| Non ho aggiunto nulla per {}.| Non ho cambiato nulla.',
  pt: '{} já tem essa forma.| Não acrescentei nada para {}.| Não alterei nada.',
  nl: '{} heeft die vorm al.| Voor {} is niets toegevoegd.| Ik heb niets veranderd.',
  pl: '{} ma już tę formę.| Nic nie dodano dla {}.| Nic nie zmieniono.',
  ja: '{}はすでにその形です。|{}については何も追加していません。|何も変更していません。',
};

/** What has its form already, and what else was asked for and is not there. */
export function formedIn(language: string, name: string, more: string | undefined): string {
  const [has = '', lacks = '', nothing = ''] = (formed[language] ?? formed.en ?? '').split('|');
  const besides = more === undefined ? nothing : lacks.replace('{}', () => more);
  return `${has.replace('{}', () => name)}${besides}`;
}
