// No words of an order may become words of a page: `make it two sentences about their menu` is no text. What stands in quotation
// marks, or behind `add that`, is the team's own.
import { en, tableOf } from '../../grammar/languages/tables.ts';
import type { Request } from '../requests.ts';
import { withoutThis } from './dictated.ts';
import type { Clause } from './message.ts';
import { startsAsking } from './parts.ts';

/** A text that is to be written, and what a text should be like. */
const ordering = new RegExp(
  [
    /(?<!\p{L})(?:one|two|three|four|a|eine?n?|zwei|drei|une|deux|trois|un[ao]?|dos|tres|due|tre|uma|duas|três|een|twee|drie|jedno|dwa|trzy)\s(?:\p{L}{3,12}\s)?(?:sentences?|sätzen?|satz|phrases?|frases?|frasi|zinnen|zin|zdani[ae])(?!\p{L})/u,
    /^(?:maybe|perhaps|vielleicht|peut-être|quizás?|forse|magari|talvez|misschien|może)(?!\p{L})/u,
    /^(?:something|irgend(?:et)?was|etwas|quelque chose|un truc|algo|qualcosa|qualcosina|iets|coś)\s(?:\p{L}+er|\p{L}+es|more|less|nice|mehr|weniger|plus|moins|de plus|más|menos|più|meno|di|mais|meer|minder|wat|bardziej)(?!\p{L})/u,
    /^(?:(?:it|this|that|es|das|il|ça|cela|het|dat|to)\s)?(?:should|must|needs to|has to|soll(?:te)?|muss|doit|devrait|debe(?:ría)?|tiene que|deve|dovrebbe|moet|powinno|ma)\s(?:be|sound|feel|look|read|klingen|wirken|sein|être|sonner|sonar|ser|suonare|essere|soar|klinken|zijn|brzmieć|być)(?!\p{L})/u,
    /^(?:make|give|turn|write|get|put|mach|mache|machen sie|gib|schreib|fais|faites|fammel[aoie]|falla|fallo|fammi|faccia|haz|hazme|hazl[aoe]|házmel[ao]|haga|faz|faça|maak|schrijf|geef|zrób|napisz|daj)(?:-\p{L}+)?\s(?:it|this|that|them|me|us|some|more|mir|uns|es|das|sie|daraus|la|le|en|lo|un[ao]?|di|que|d['’]|de|deux|mais|er|het|ze|te|to|z|duas?|due|dos|dwa|twee|zwei|uma)(?!\p{L})/u,
    /(?:てください|て下さい|でください|お願いします|お願いいたします|てほしい(?:です)?)。?$/u,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'iu',
);

/** What a request would put on the page in the words of the message. */
function ownText(request: Request): string | undefined {
  if (request.kind === 'mention')
    return request.retold || request.sourced ? undefined : request.text;
  if (request.kind === 'answer')
    return request.text ?? (request.inFaq ? request.question : undefined);
  if (request.kind === 'addText') return request.text;
  const sets =
    request.kind === 'setHero' || request.kind === 'setText' || request.kind === 'setHeading';
  return sets ? request.value : undefined;
}

/** The request as it was read, or as the wish that its words are. */
export function notOrdered(clause: Clause, request: Request): Request {
  const text = ownText(request);
  if (text === undefined || clause.quotations(clause.masked).length > 0) return request;
  const { language } = request;
  const spoken = language === undefined ? {} : { language };
  const isTold = request.kind === 'mention' && !withoutThis.test(text);
  const isOrder =
    ordering.test(text) || (isTold && startsAsking(text, tableOf(language ?? 'en') ?? en));
  return isOrder ? { kind: 'refuse', because: 'style', text, ...spoken } : request;
}
