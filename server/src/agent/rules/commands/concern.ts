// What notes say matters to the reader, without asking for anything: `Her main worry is the noise`, `Reassure him about
// the dates`. The page begins with it, unless the team says with what else. `Floor 5 is the one to push` names an offer.
import type { Command, Wish } from './command.ts';
import { firstGroup, nameIn } from './named.ts';

const concerns: readonly RegExp[] = [
  /^(?:reassure|assure)(?: (?:them|her|him|the \p{L}+))? (?:about|on|over|regarding|as to) (.{2,80})$/iu,
  /^(?:put|set) (?:their|her|his) minds? at (?:rest|ease) (?:about|on|over) (.{2,80})$/iu,
  /^(?:her|his|their|the) (?:main |biggest |chief |real |greatest |only |first )?(?:worry|concern|fear|interest|priority|headache|pain point) (?:is|are) (?:about |with |that )?(.{2,80})$/iu,
  /^what (?:matters|counts)(?: most)?(?: (?:to|for) (?:them|her|him))? (?:is|are) (.{2,80})$/iu,
  /^(?:she|he|they) (?:cares?|worr(?:y|ies))(?: most| mainly| mostly| above all)? about (.{2,80})$/iu,
  /^(?:she|he|they)(?:[’'](?:s|re)| is| are) (?:mainly |mostly |most |above all |really |very )?(?:worried|concerned|anxious|nervous|sceptical|skeptical|interested|keen) (?:about|on|in|by|of) (.{2,80})$/iu,
  /^([^,;]{2,80}?) (?:is|are|matters?) (?:the |their |her |his )?(?:most important(?: (?:thing|point))?|most|sore (?:point|spot)|main (?:worry|concern|issue|problem|point)|pain point|biggest (?:worry|concern|issue|problem|headache))(?: (?:to|for) (?:them|her|him))?$/iu,
  /^([^,;]{2,80}?) (?:ist|sind) (?:(?:ihr|ihm|ihnen|für (?:sie|ihn)) )?(?:das wichtigste|am wichtigsten|entscheidend|der wunde punkt|das hauptthema)$/iu,
  /^([^,;]{2,80}?) (?:est|sont) (?:le plus important|l[’']essentiel|le point sensible|le plus importants?)(?: pour (?:elle|lui|eux))?$/iu,
  /^([^,;]{2,80}?) (?:es|son) (?:lo más importante|lo principal|lo que más (?:le|les) importa)(?: para (?:él|ella|ellos))?$/iu,
  /^([^,;]{2,80}?) (?:è|sono) (?:la cosa più importante|l[ae] più important[ei]|il punto dolente|l[’']essenziale)(?: per (?:lui|lei|loro))?$/iu,
  /^([^,;]{2,80}?) (?:é|são) (?:o mais importante|o principal|o essencial)(?: para (?:ele|ela|eles|elas))?$/iu,
  /^([^,;]{2,80}?) (?:is|zijn) (?:voor (?:haar|hem|hen) )?(?:het belangrijkste?|doorslaggevend|het pijnpunt)(?: voor (?:haar|hem|hen))?$/iu,
  /^(?:the )?most important(?: thing| point)?(?: (?:to|for) (?:them|her|him))? is (?:that )?(.{2,120})$/iu,
  /^(?:ihr|ihm|ihnen) geht es (?:vor allem |hauptsächlich |in erster linie )?um (.{2,120})$|^das wichtigste (?:für (?:sie|ihn) )?ist,? (?:dass )?(.{2,120})$/iu,
  /^le plus important(?: pour (?:elle|lui|eux))?,? (?:c[’']est|est) (?:que |qu[’'])?(.{2,120})$/iu,
  /^lo más importante(?: para (?:él|ella|ellos|ellas))? es (?:que )?(.{2,120})$/iu,
  /^la cosa più importante(?: per (?:lui|lei|loro))? è (?:che )?(.{2,120})$/iu,
  /^o mais importante(?: para (?:ele|ela|eles|elas))? é (?:que )?(.{2,120})$/iu,
  /^voor (?:haar|hem|hen) telt (?:vooral |het meest )?(?:dat )?(.{2,120})$|^het belangrijkste(?: voor (?:haar|hem|hen))? is (?:dat )?(.{2,120})$/iu,
  /^(?:the )?focus (?:is|should be|lies) on (.{2,80})$|^make a point of (.{2,80})$/iu,
  /^(?:beruhigen?|beruhigt) (?:sie|ihn) (?:wegen|bezüglich|was) (.{2,80})$/iu,
  /^(?:besonders |vor allem )?wichtig (?:ist|sind) (?:ihm|ihr|ihnen) (.{2,80})$|^(.{2,80}?) (?:ist|sind) (?:ihm|ihr|ihnen) (?:besonders |sehr |am )?wichtig(?:sten)?$/iu,
  /^(?:seine|ihre|die) (?:größte |wichtigste |eigentliche )?(?:haupt)?(?:sorge|angst|anliegen) (?:ist|sind|gilt) (.{2,80})$/iu,
  /^(?:er|sie) (?:sorgt|sorgen) sich (?:vor allem |besonders )?(?:um|wegen) (.{2,80})$|^es geht (?:ihm|ihr|ihnen) (?:vor allem |hauptsächlich |nur )?um (.{2,80})$/iu,
  /^(?:der )?(?:schwerpunkt|fokus)(?: (?:liegt|ist|soll))? auf (.{2,80}?)(?: liegen| legen)?$/iu,
  /^rassur(?:er|ez|e)(?:-(?:les?|la))?(?: (?:les?|la) \p{L}+)? (?:sur|quant à|au sujet d[eu]) (.{2,80})$/iu,
  /^(?:ce qui (?:compte|importe)(?: le plus)?(?: pour (?:elle|lui|eux|elles))?,? c[’']est|sa (?:principale |grande |première )?(?:inquiétude|préoccupation|crainte|priorité),? (?:c[’'])?est|(?:elle|il|ils|elles) s[’']inquiète(?:nt)? (?:surtout )?(?:de|du|des|pour)) (.{2,80})$/iu,
  /^tranquili(?:zar|za|ce)(?:l[aeo]s?)? (?:sobre|con|respecto a|en cuanto a) (.{2,80})$/iu,
  /^(?:lo que (?:más )?les? importa es|su (?:mayor |principal )?(?:preocupación|prioridad|miedo) (?:es|son)|les? (?:preocupa|interesa|importa)n?(?: sobre todo| más)?) (.{2,80})$/iu,
  /^rassicura(?:re|r)?(?:l[aeio])? (?:su|sui|sul|sulla|sulle|sugli|riguardo a|circa) (.{2,80})$/iu,
  /^(?:la sua (?:principale |maggiore )?(?:preoccupazione|priorità|paura) (?:è|sono)|(?:gli|le) (?:interessa|preoccupa|preme)(?:no)?(?: soprattutto| di più)?|quello che conta(?: per (?:lui|lei|loro))? (?:è|sono)) (.{2,80})$/iu,
  /^(?:tranquilizar|tranquilize|sossegar|sossegue)(?:-[ao]s?)? (?:sobre|quanto a(?:os?|s)?|em relação a(?:os?)?) (.{2,80})$/iu,
  /^(?:a (?:sua )?(?:principal |maior )?(?:preocupação|prioridade)(?: del[ae]s?)? (?:é|são)|o que (?:mais )?lhes? importa é|preocupa-[ao]s?(?: sobretudo)?|interessa-lhes?(?: sobretudo)?) (.{2,80})$/iu,
  /^stel (?:hem|haar|hen|ze) gerust (?:over|wat betreft) (.{2,80})$/iu,
  /^(?:(?:zijn|haar|hun) (?:grootste |belangrijkste )?(?:zorg|prioriteit|angst) is|wat voor (?:hem|haar|hen) telt,? is|(?:hij|zij|ze) (?:maakt|maken) zich (?:vooral )?zorgen (?:over|om)) (.{2,80})$/iu,
  /^uspok(?:ój|oić) (?:go|ją|ich) (?:co do|w sprawie|w kwestii) (.{2,80})$|^zależy (?:mu|jej|im) (?:najbardziej |przede wszystkim )?na (.{2,80})$/iu,
  /^(?:一番|最も|特に)?(?:気にして|心配して|不安に思って|重視して)(?:いる|おられる)(?:の|点|こと)は、?(.{2,40}?)(?:です|だ)?$/u,
  /^(.{2,40}?)(?:について|の件で)(?:は)?(?:安心して(?:いただ|もら)|安心させ)/u,
];

const offered: readonly RegExp[] = [
  /^([^,;]{2,60}?) (?:is|are) the (?:ones?|(?:right|best) (?:one|choice|size|plan|package|option|offer|model|tier)) (?:to (?:push|sell|offer|propose)|for (?:them|her|him)|we (?:want|should)(?: to)? (?:push|sell|offer))$/iu,
  /^(?:push|sell) (?:(?:them|her|him) (?:on )?)?(.{2,60})$/iu,
  // `Service-Empfehlung Plus`, `Recommendation: Grow`, `X is the proposal`.
  /^(?:our |the )?(?:[\p{L}-]+ )?(?:recommendation|proposal)(?: is|:) (.{2,60})$|^([^,;]{2,60}?) is (?:our|the) (?:recommendation|proposal)$/iu,
  /^(?:unsere |die )?(?:\p{L}+-)?(?:empfehlung|vorschlag)(?: ist)?:? (.{2,60})$|^([^,;]{2,60}?) ist (?:unsere|unser|die|der) (?:empfehlung|vorschlag)$/iu,
  /^(?:notre |la )?(?:recommandation|proposition)(?: est)? ?:? (.{2,60})$|^(?:nuestra |la )?(?:recomendación|propuesta)(?: es)?:? (.{2,60})$|^(?:la nostra |il nostro |a nossa )?(?:raccomandazione|proposta|recomendação)(?: è| é)?:? (.{2,60})$/iu,
  /^([^,;]{2,60}?) is (?:ons|het|de) (?:voorstel|aanbeveling|advies)$|^(?:ons |het )?(?:voorstel|advies)(?: is)?:? (.{2,60})$/iu,
  /^([^,;]{2,60}?) ist (?:das|der|die) richtige für (?:sie|ihn|ihn und .{2,20})$/iu,
  /^([^,;]{2,60}?) est (?:la bonne|le bon) (?:\p{L}+ )?pour (?:elle|lui|eux)$/iu,
  /^([^,;]{2,60}?) es (?:el|la) (?:adecuad[oa]|que (?:le|les) conviene)(?: para (?:él|ella|ellos))?$/iu,
  /^([^,;]{2,60}?) è (?:quell[oa] giust[oa]|la scelta giusta) per (?:lui|lei|loro)$/iu,
  /^([^,;]{2,60}?) é (?:o|a) (?:cert[oa]|indicad[oa]|adequad[oa]) para (?:ele|ela|eles)$/iu,
  /^([^,;]{2,60}?) is (?:de|het) (?:juiste|beste) voor (?:hem|haar|hen)$/iu,
];

/** `Angst vor Zahlen nehmen`: near the top; what leads is something to look forward to. */
const fears: readonly RegExp[] = [
  /^take (?:away )?(?:their|her|his|the) fear of (.{2,60}?)(?: away)?$|^(?:(?:ihr|ihm|ihnen) )?(?:die )?angst vor (.{2,60}) nehmen$|^(?:de )?angst voor (.{2,60}) wegnemen$/iu,
  /^(?:leur |lui )?enlever la peur (?:de la |de l[’']|des |du |de )(.{2,60})$|^quitar(?:les?)? el miedo a (.{2,60})$|^togli?ere la paura (?:del |dei |della |delle |di )(.{2,60})$|^tirar o medo (?:do |da |dos |das |de )(.{2,60})$/iu,
];

const whose =
  /^(?:their|her|his|ihre?[nmrs]?|seine?[nmrs]?|leurs?|sa|ses|son|sus?|il suo|la sua|i suoi|le sue|o seu|a sua|os seus|as suas|hun|haar|zijn)\s/iu;

export function readConcern(bare: string): Wish[] | undefined {
  const offer = nameIn(firstGroup(offered, bare) ?? '');
  if (offer.length >= 2) return [{ kind: 'mention', about: offer, forward: true }];
  const feared = nameIn(firstGroup(fears, bare) ?? '');
  if (feared.length >= 2) return [{ kind: 'early', about: feared }];
  const about = nameIn(firstGroup(concerns, bare) ?? '').replace(whose, '');
  return about.length >= 2 ? [{ kind: 'lead', about, concern: true }] : undefined;
}

/** With what the page begins is the team's to say: what matters to the reader then stands near the top. */
export function besideLead(command: Command, _at: number, all: readonly Command[]): Command {
  if (command.kind !== 'lead' || command.concern !== true) return command;
  const first = all.find((one) => one.kind === 'lead' && one.concern !== true) ?? firstLead(all);
  return first === command ? command : { kind: 'early', about: command.about, text: command.text };
}
const firstLead = (all: readonly Command[]): Command | undefined =>
  all.find(({ kind }) => kind === 'lead');
