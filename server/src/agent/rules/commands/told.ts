// What notes tell of somebody is no instruction, though it has a word of one: `…, he said no`. And a word that points
// at what was named before says nothing by itself: `don't name them`, `leave out the other two`.

const told =
  /^(?:because |since |as |weil |denn |car |porque |perché |porque |omdat |want |bo )?(?:(?:he|she|they|we|i)(?:[’'](?:s|ve|d|re))?\s(?:already |just |also |never |once )?(?:said|says|told|asked|knows?|knew|had|has|have|is|are|was|were|did|didn[’']t|doesn[’']t|don[’']t|came|rang|called|wrote|mentioned|agreed|refused|declined|signed|bought|likes?|hates?|got)|(?:er|sie|wir|ich)\s(?:sagt\p{L}*|hat|haben|hatte\p{L}*|habe|ist|sind|war\p{L}*|weiß|wissen|kennt|kennen|wollte\p{L}*|mag|mögen|fragte\p{L}*|schrieb\p{L}*|rief\p{L}*)|(?:il|elle|ils|elles|on|nous|j[’'])\s?(?:a|ont|avons|ai|est|sont|était|étaient|avait|dit|sait|connaît|n[’']a|n[’']aime|n[’']est)|(?:él|ella|ellos|ellas|nos|me|ya)\s(?:dijo|dijeron|ha|han|había|es|son|era|sabe|saben|conoce|preguntó|pidió)|(?:lui|lei|loro|ci|mi)\s(?:ha|hanno|aveva|è|sono|era|sa|sanno|conosce|disse)|(?:ele|ela|eles|elas|nós|já)\s(?:disse\p{L}*|tem|têm|tinha\p{L}*|é|são|era\p{L}*|sabe\p{L}*|conhece\p{L}*|pediu|perguntou)|(?:hij|zij|ze|we|ik)\s(?:zei\p{L}*|heeft|hebben|had\p{L}*|is|zijn|was|waren|weet|weten|kent|vroeg|schreef)|(?:on|ona|oni|one)\s(?:powiedzia\p{L}+|mówi\p{L}*|ma|mają|mia\p{L}+|jest|są|był\p{L}*|wie|wiedzą|zna\p{L}*|pytał\p{L}*))(?!\p{L})/iu;

export const tellsOfSomebody = (bare: string): boolean =>
  told.test(bare) || isNot.test(bare) || ofPage.test(bare);
/** `It's for all of them as a group`: whom the page is for. */
const ofPage =
  /^(?:(?:it|this|the page|this page)(?:[’']s| is) (?:meant |written )?for|(?:die |diese )?seite (?:ist|geht) (?:für|an)|(?:la |cette )?page (?:est|s[’']adresse) (?:pour|aux?|à)|(?:la |esta )?página (?:es|va) (?:para|dirigida)|(?:la |questa )?pagina è (?:per|rivolta)|(?:a |esta )?página é para|(?:de |deze )?pagina is voor|(?:ta )?strona jest dla)\s/iu;
/** `No es del oficio`, `Non ha tempo`, `Não conhece`: what they are not is told, and nothing is forbidden. */
const isNot =
  /^(?:no (?:es|está|son|tiene|sabe|conoce|entiende)|non (?:è|ha|sa|conosce|sono)|não (?:é|está|tem|sabe|conhece)|nie (?:jest|ma|zna|wie))\s/iu;

/** `She said yes to the trial, no to the contract`: what somebody answered. */
export const answers = (bare: string): boolean => answered.test(bare);
const answered = /^(?:no to|nein zu[mr]?|non (?:à|au|aux)|no al?|não (?:a|ao|à)|nee tegen)\s/iu;

const pointing = new Set(
  `them it him her that this those these one ones other others rest two three both all
  sie es ihn ihr das dies diese dieser andere anderen anderer beiden zwei drei rest übrigen
  le la les lui eux ça cela ceux celles autre autres deux trois reste
  lo los las ella ellos ellas eso esto esos esas otro otra otros otras dos tres resto demás
  li lei loro questo quello quelli altri altre due tre
  ele ela eles elas isso isto outro outra outros outras dois duas três restantes
  hem haar hen ze het dat dit die andere twee drie rest overige
  go ją ich nich nim niej to tamte inne innych dwa dwie trzy reszta reszty`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Nothing but words that point at something named elsewhere. */
export const pointsElsewhere = (about: string): boolean =>
  about
    .toLowerCase()
    .split(/\s+/)
    .every((word) => pointing.has(word) || articles.test(word));
const articles = /^(?:the|der|die|das|den|dem|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het)$/u;
