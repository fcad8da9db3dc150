// Words that name parts of a page, in all languages at once: a request is held against the page
// before they count, so a word of one language does no harm in another.

/** Between a piece and what holds it: `the second bullet under Why it matters`. */
export const connectors =
  `from|out of|off|among|in|inside|within|under|below|of|on|at|to|into|for|aus dem|aus der|aus den|aus|im|in der|in den|in die|ins|unter|von|vom|bei|beim|am|zur|zum|zu|auf|
  parmi les|parmi|entre los|entre las|entre os|entre as|dans|du|de la|de l'|de|des|sous|au|aux|à|en|del|de los|de las|en el|en la|bajo|al|della|dello|delle|dei|degli|dell'|tra i|tra le|tra gli|tra|fra i|fra le|nel|nella|nello|nelle|nei|dal|dalla|dai|sotto|in|alla|alle|ai|
  do|da|dos|das|em|no|na|nos|nas|ao|à|às|uit|uit de|uit het|van|van de|van het|onder|aan|bij|op|z|ze|w|we|pod|do|dla|przy|من|في|إلى|عن|على|تحت`.replace(
    /\s*\n\s*/g,
    '',
  );

export const articles =
  "the|this|that|these|those|our|your|my|its|a|an|die|der|das|den|dem|des|diese|diesen|dieser|unser|unsere|unseren|ein|eine|einen|le|la|les|l'|ce|cet|cette|ces|notre|nos|un|une|el|los|las|lo|este|esta|estos|nuestra|nuestro|una|il|gli|i|questo|questa|nostra|nostro|o|os|as|à|nossa|nosso|de|het|een|deze|dit|ons|onze|ten|ta|te|tę|nasz|nasza|naszą";

/** Beginnings of the words for first to sixth, and for the last. */
export const ordinals: readonly [number, string][] = [
  [
    1,
    'first|1st|erst|premier|première|primer|prim|primeir|eerst|pierwsz|الأول|أول|الأولى|最初|一番目|1番目|1つ目|一つ目',
  ],
  [2, 'second|2nd|zweit|deuxi|segund|second|tweed|drug|الثاني|二番目|2番目|2つ目|二つ目'],
  [3, 'third|3rd|dritt|troisi|tercer|terz|terceir|derd|trzec|الثالث|三番目|3番目|3つ目|三つ目'],
  [4, 'fourth|4th|viert|quatri|cuart|quart|vierd|czwart|الرابع|四番目|4番目'],
  [5, 'fifth|5th|fünft|cinqui|quint|vijfd|piąt|الخامس|五番目|5番目'],
  [6, 'sixth|6th|sechst|sixi|sext|sest|zesd|szóst|六番目|6番目'],
  [-1, 'last|final|letzt|derni|últim|ultim|laatst|ostatni|الأخير|آخر|最後'],
];

/** What an entry of a list is called, by the blocks that have such entries. */
export const units: readonly { words: string; types?: readonly string[]; of: Unit }[] = [
  { of: 'sentence', words: 'sentence|satz|phrase|frase|oración|zin|zdanie|جملة|الجملة|文' },
  {
    of: 'paragraph',
    words:
      'paragraph|absatz|paragraphe|alinéa|párrafo|paragrafo|capoverso|parágrafo|alinea|akapit|فقرة|الفقرة|段落',
  },
  {
    of: 'entry',
    types: ['steps', 'plan', 'timeline'],
    words:
      'step|stage|schritt|étape|paso|passo|passi|passaggio|passaggi|fase|etapa|stap|stappen|krok|etap|خطوة|الخطوة|خطوات|الخطوات|ステップ|手順',
  },
  {
    of: 'entry',
    types: ['faq'],
    words:
      'question|faq|frage|pregunta|domanda|domande|pergunta|vraag|vragen|pytanie|pytania|سؤال|السؤال|質問',
  },
  {
    of: 'entry',
    types: ['table', 'pricing'],
    words:
      'row|option|package|righe|opzioni|opciones|opções|opties|rijen|zeile|paket|ligne|formule|fila|opción|riga|opzione|linha|opção|plano|rij|regel|optie|pakket|wiersz|opcj|pakiet|صف|الصف|باقة|الباقة|خطة|行|プラン',
  },
  {
    of: 'entry',
    words:
      'bullet point|bullet|point|item|entry|benefit|line|one|punkt|stichpunkt|aufzählungspunkt|eintrag|vorteil|puce|élément|ligne|avantage|entrée|punto|viñeta|elemento|ventaja|línea|voce|voci|punti|vantaggi|punten|itens|vantagens|punto elenco|vantaggio|tópico|ponto|marcador|vantagem|bolletje|opsommingspunt|punt|voordeel|regel|pozycj|podpunkt|punktor|نقطة|النقطة|بند|البند|項目|箇条書き|点',
  },
];
export type Unit = 'sentence' | 'paragraph' | 'entry';

/** What one piece says of more, its neighbour says of less; a request for the one is none for the other. */
export const opposites: readonly [string, string][] = [
  ['over|above|more than|from|beyond', 'under|below|less than|up to|until'],
  ['über|ab|mehr als|größer', 'unter|bis|weniger als|kleiner'],
  ['plus de|au-dessus|supérieur|à partir', 'moins de|au-dessous|inférieur|en dessous|jusqu'],
  ['más de|encima|superior|a partir|por encima', 'menos de|debajo|inferior|hasta|por debajo'],
  ['oltre|più di|sopra|superiore', 'fino a|meno di|sotto|inferiore'],
  ['acima|mais de|superior|a partir', 'abaixo|menos de|inferior|até'],
  ['meer dan|boven|vanaf', 'minder dan|onder|tot'],
  ['ponad|powyżej|więcej niż', 'poniżej|mniej niż|do'],
  ['以上|超', '以下|未満'],
];

/** Of things with a price, the one at an end: folded words, and 1 for the lowest. */
export const extremes: readonly [words: RegExp, side: 1 | -1][] = [
  [
    /cheapest|least expensive|lowest price|gunstigst|billigst|preiswertest|moins cher|mas barat|mas economic|piu economic|meno (?:car|costos)|mais (?:barat|economic)|goedkoopst|najtansz|(?:一番|最も|いちばん)安い|最安/,
    1,
  ],
  [
    /most expensive|priciest|dearest|highest price|teuerst|plus cher|mas car[oa]|piu (?:car[oaie]|costos)|mais car[oa]|duurst|najdrozsz|(?:一番|最も|いちばん)高い|最高額/,
    -1,
  ],
];
