// What one of the team thinks that the page should say: `RC thinks we should stress that …`. The point may be good; the
// sentence is for colleagues. A customer who says that we should come again says it in quotation marks.
import { quickened } from '../../../platform/text/quickened.ts';

/** By their name or their initials: written large, which the rest of these patterns look away from. */
const one =
  '(?<![\\p{L}\\p{N}])(?:\\p{Lu}{2,3}|\\p{Lu}\\p{Ll}{2,14}|[Hh]e|[Ss]he|[Ee]r|[Ii]l|[Ee]lle)';

const thinks = [
  `${one} (?:also |really |still )?(?:thinks|reckons|suggests|feels|believes|insists|says|said|thought) (?:that )?(?:we|you|it) (?:should|ought to|must|need to|could|might)`,
  `${one} (?:wants|would like|asked|asks) us to (?:say|stress|mention|put|lead|write|show|push|use)`,
  `${one} (?:meint|findet|denkt|sagt|schlägt vor|ist dafür),? (?:dass )?wir (?:\\p{L}+ ){0,6}(?:sollten|sollen|müssten|müssen|könnten)`,
  `${one} (?:pense|trouve|dit|propose|suggère|voudrait) (?:qu[’']on (?:devrait|doit|pourrait)|que nous (?:devrions|devons|pourrions)|qu[’']il faut|qu[’']il faudrait)`,
  `${one} (?:cree|piensa|opina|dice|propone) que (?:deberíamos|debemos|tendríamos que|habría que|hay que|podríamos)`,
  `${one} (?:pensa|crede|dice|propone) che (?:dovremmo|dobbiamo|bisogna|bisognerebbe|potremmo|si dovrebbe)`,
  `${one} (?:acha|pensa|diz|sugere) que (?:devíamos|deveríamos|devemos|temos de|era preciso|podíamos)`,
  `${one} (?:vindt|denkt|zegt|stelt voor),? (?:dat )?(?:we|wij) (?:\\p{L}+ ){0,6}(?:moeten|zouden|kunnen)`,
  `${one} (?:uważa|myśli|mówi|sugeruje),? że (?:powinniśmy|musimy|trzeba|moglibyśmy|warto)`,
].join('|');

export const opinion = new RegExp(
  quickened(
    `(?:${thinks})(?!\\p{L})|(?:さん|部長|課長|社長)(?:は|が)[^。「」]{0,40}(?:べき|方がいい|ほうがいい)(?:と|だと)`,
  ),
  'u',
);
