// Words that carry no topic. They tell languages apart, and are left out when texts are compared.

const lists = {
  en: `a about above across after again against all also am an and any are as at be because been before being
    below between both but by can could did do does doing down during each either etc even every few for from
    further had has have having he her here hers him his how i if in into is it its itself just like many may me
    might more most much must my no nor not now of off on once only or other our ours out over own per rather
    same shall she should since so some such than that the their theirs them then there these they this those
    through to too under until up upon us very via was we were what when where which while who whom whose why
    will with within without would yet you your yours`,
  de: `aber alle als am an auch auf aus bei beim bis da damit dann das dass dem den der des die dies diese dieser
    doch durch ein eine einem einen einer eines er es für gibt haben hat ich ihr ihre ihrem ihren im in ist ja je
    jede kann kein keine können man mehr mit nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so
    über um und uns unser unsere unter vom von vor war was wenn werden wie wir wird zu zum zur`,
  fr: `à au aux avec ce ces cet cette chez comme dans de des du elle en est et être il ils je la le les leur leurs
    lors mais même ne nos notre nous ont ou où par pas plus pour qu que qui sa sans se ses son sont sur tous tout
    toute très un une vos votre vous`,
  es: `a al como con cual cuando de del desde donde el ella ellos en entre es esta este esto están fue ha hay la
    las le les lo los más me mi muy no nos nuestra nuestro o para pero por que quien se ser si sin sobre son su
    sus también todo todos un una uno y ya`,
  it: `a ai al alla alle anche che chi ci come con da dal dalla dei del della delle di dove e è ed gli ha hanno i
    il in la le lo loro ma mi nei nel nella noi non nostra nostro o ogni per più quando questa questo se si sono
    su sua suo tra tutti un una uno vi voi vostra vostro`,
  pt: `a ao aos as até com como da das de do dos e é ela ele em entre era essa esse esta este eu foi há isso já
    mais mas me muito na nas não no nos nossa nosso num o os ou para pela pelo por quando que quem são se sem
    ser seu sua suas também tem um uma você`,
  nl: `aan al alle als bij dan dat de den deze die dit door dus een en er ge geen haar had heb hebben heeft het
    hij hoe hun ik in is je kan maar meer met mijn na naar niet nog nu of om onder ons onze ook op over te ten
    tot uit u uw van veel voor waar was wat we wel werd wie wij worden wordt zal ze zich zijn zo`,
  ru: `а бы был была были было быть в вам вас весь во вот все всё вы где да для до его ее её если есть же за и из
    или им их к как ко когда кто ли мы на над нам нас наш не него нет но о об он она они от по под при с со так
    также там то того тоже у уже что чтобы это эта этот`,
  // Told apart from English, so that nothing English is added to them.
  sv: 'att av de den det detta dig din du eller en ett för från här inte jag kan med men när och om på som till var vi är',
  da: 'af at de den der det dig din du eller en et for fra her ikke jeg kan med men når og om på som til var vi er',
  pl: `a ale by być co czy dla do go i ich ile jak jako jest jego już każdy lub ma mają może my na nad nas nasz
    nasza nie niż o od oraz po pod przed przez przy są się ta tak także te tego ten to tylko w we wszystko z za ze że`,
  cs: 'a aby ale je jsou jsme k která které který na nebo o od po pro při s se si v ve z za že',
  tr: 'ama bir bu çok da daha de en gibi için ile ise ki ne olan olarak ve veya ya',
} as const;

export type StopWordLanguage = keyof typeof lists;

export const stopWordsOf = new Map<StopWordLanguage, ReadonlySet<string>>(
  Object.entries(lists).map(([language, words]) => [
    language as StopWordLanguage,
    new Set(words.split(/\s+/)),
  ]),
);

/** English alone: a word such as `war` or `den` may be the topic of an English text. */
const none: ReadonlySet<string> = new Set();

export const stopWords = (language: string): ReadonlySet<string> =>
  stopWordsOf.get(language as StopWordLanguage) ?? none;
