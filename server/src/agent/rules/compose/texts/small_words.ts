// The small words around the entries of an enumeration, by language: what joins them, stands before them, and goes
// on behind the last of them.

interface SmallWords {
  /** Joins the last two. */
  joints: string;
  articles: string;
  /** What follows belongs to all of them: `… along the coast`, `… since 1974`. */
  behind: string;
  /** What follows belongs to the last alone: `jam of figs`. */
  of: string;
}

const byLanguage: Readonly<Record<string, SmallWords>> = {
  en: {
    joints: 'and|or|as well as|&',
    articles: 'the|a|an|our|your|their|its',
    behind:
      'in|at|on|along|around|across|near|between|within|for|from|to|by|with|without|since|until|before|after|during|under|over|through|throughout|all|every|each|who|which|that|where|when|while|as|so|but|if|because|whose|outside|inside|beyond|per|up',
    of: 'of',
  },
  de: {
    joints: 'und|oder|sowie|&',
    articles:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|unser|unsere|unseren|ihr|ihre|ihren',
    behind:
      'in|im|an|am|auf|aus|bei|beim|mit|ohne|nach|seit|vor|von|vom|zu|zum|zur|für|über|um|unter|zwischen|durch|gegen|ab|bis|wie|die|der|das|wenn|damit|weil|aber|als|rund|je|pro',
    of: '',
  },
  fr: {
    joints: 'et|ou|ainsi que|&',
    articles: 'le|la|les|un|une|des|du|de la|nos|vos|leurs|notre|votre',
    behind:
      'à|au|aux|dans|en|sur|sous|chez|pour|par|avec|sans|depuis|dès|entre|près|autour|jusqu|qui|que|dont|où|quand|si|mais|avant|après|pendant|vers|partout|du',
    of: 'de|d’|d',
  },
  es: {
    joints: 'y|e|o|u|así como',
    articles: 'el|la|los|las|un|una|unos|unas|nuestros|nuestras|sus|su',
    behind:
      'a|al|en|con|sin|para|por|desde|hasta|entre|sobre|bajo|que|cuando|donde|si|pero|como|según|cerca|durante|tras|ante|del',
    of: 'de',
  },
  it: {
    joints: 'e|ed|o|oppure|nonché',
    articles: 'il|lo|la|i|gli|le|un|una|uno|dei|delle|degli|nostri|nostre',
    behind:
      'a|ad|al|alla|ai|in|nel|nella|nei|nelle|con|senza|per|da|dal|dalla|dai|tra|fra|su|sul|sulla|sotto|che|quando|dove|se|ma|come|fino|presso|vicino|durante|entro|del|della|dei|delle',
    of: 'di|d’|d',
  },
  pt: {
    joints: 'e|ou|assim como|bem como',
    articles: 'o|a|os|as|um|uma|uns|umas|nossos|nossas',
    behind:
      'em|no|na|nos|nas|com|sem|para|por|pelo|pela|desde|até|entre|sobre|sob|que|quando|onde|se|mas|como|perto|durante|após|ao|aos|à|às|do|da|dos|das',
    of: 'de',
  },
  nl: {
    joints: 'en|of|alsook|&',
    articles: 'de|het|een|onze|ons|uw|jullie|hun',
    behind:
      'in|op|aan|bij|met|zonder|voor|van|uit|sinds|tot|tussen|door|over|om|naar|langs|rond|die|dat|waar|als|wanneer|maar|zodat|per|binnen|buiten|vanaf',
    of: '',
  },
  pl: {
    joints: 'i|oraz|lub|albo|a także',
    articles: 'nasz|nasze|naszych|swoje',
    behind:
      'w|we|na|z|ze|do|od|dla|przy|po|pod|nad|przed|za|bez|między|przez|o|u|który|która|które|którzy|gdzie|gdy|jeśli|ale|jak|oraz|wokół|według',
    of: '',
  },
};

const anyOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

export interface Smalls {
  joint: RegExp;
  articles: ReadonlySet<string>;
  behind: ReadonlySet<string>;
  of: ReadonlySet<string>;
}

const made = new Map<string, Smalls>();

/** None for a language whose small words are not known. */
export function smallsOf(language: string): Smalls | undefined {
  const words = byLanguage[language];
  const known = made.get(language);
  if (known || !words) return known;
  const smalls = {
    joint: new RegExp(`,?\\s(?:${words.joints})\\s|,\\s`, 'giu'),
    articles: anyOf(words.articles),
    behind: anyOf(words.behind),
    of: anyOf(words.of),
  };
  made.set(language, smalls);
  return smalls;
}

/** What stands between two joints, and the joint before it. */
export interface Part {
  joint: string;
  text: string;
}

export function partsOf(text: string, { joint }: Smalls): Part[] {
  const parts: Part[] = [];
  let [from, before] = [0, ''];
  for (const match of text.matchAll(joint)) {
    if (match.index < from) continue;
    parts.push({ joint: before, text: text.slice(from, match.index) });
    [from, before] = [match.index + match[0].length, match[0]];
  }
  return [...parts, { joint: before, text: text.slice(from) }];
}
