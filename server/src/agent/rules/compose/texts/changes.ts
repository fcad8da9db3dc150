// What has changed, as a figure: `Energy use fell by 58 %` is −58 % of energy use, and `from 19 % to 6 %`
// is both with an arrow between. All other words of the sentence stay beside the figure.
import { quickened } from '../../../../platform/text/quickened.ts';
import { capitalised } from '../../context/items.ts';
import { measured } from './measures.ts';
import { pointsBack, type Stat } from './stats.ts';

const lower = `(?:(?:is|are|was|were|went|goes|came) )?down|(?:(?:is|are|was|were) )?(?:lower|reduced|cut)|fell|falls|dropped|drops|decreased|decreases|shrank|shrinks|declined|sinkt|sinken|sank|sanken|fällt|fallen|fiel|fielen|(?:verringert|verringerte|reduziert|reduzierte|halbiert) sich|baisse(?:nt)?|(?:a|ont) (?:baissé|diminué|reculé|chuté)|diminue(?:nt)?|recule(?:nt)?|chute(?:nt)?|bajan?|bajó|bajaron|(?:ha|han) (?:bajado|caído)|se (?:reducen?|redujo|redujeron)|caen?|cayó|cayeron|disminuyen?|disminuyó|cala|calano|scende|scendono|si riduc(?:e|ono)|diminuisc(?:e|ono)|(?:è|sono) (?:scesi|calati|scesa|calata|scese|calate|sceso|calato)|cai|caem|caiu|caíram|desce|descem|desceu|desceram|baixam?|baixou|baixaram|diminui|diminuem|diminuiu|reduziu-se|daalt|dalen|daalde|daalden|zakte?|zakten|spada|spadają|spadł[aoy]?|maleje|maleją|zmalał[aoy]?|zmniejszył[aoy]? się`;
const higher = `(?:(?:is|are|was|were|went|goes) )?up|(?:(?:is|are|was|were) )?higher|rose|rises|grew|grows|increased|increases|improved|improves|climbed|steigt|steigen|stieg|stiegen|wächst|wachsen|wuchs|wuchsen|augmente(?:nt)?|progresse(?:nt)?|(?:a|ont) (?:augmenté|progressé)|suben?|subió|subieron|(?:ha|han) subido|aumentan?|aumentó|aumentaron|crecen?|creció|crecieron|aumenta|aumentano|cresce|crescono|(?:è|sono) (?:saliti|aumentati|cresciuti|salita|aumentata|cresciuta|salito|aumentato|cresciuto)|sobem?|subiu|subiram|aumentam?|aumentou|aumentaram|cresceu|stijgt|stijgen|steeg|stegen|groeit|groeien|groeide|rośnie|rosną|wzrósł|wzrosł[aoy]`;
const average = `(?:on average |an average of |im (?:Schnitt|Mittel) |durchschnittlich |en moyenne |de media |in media |em média |gemiddeld |średnio )?`;
const by = `(?:by |um |de |d[’']|en un |un |en |del |dell[’']|di |em |met |o |nearly |almost |rund |fast |près de |casi |quasi |quase |bijna |prawie ){0,2}`;
const subject = `^([^,;.!?]{3,70}?)`;
const tail = String.raw`(?:(?:,|\s|(?=[(（]))\s?(.{3,70}))?$`;

const changes: [sign: string, pattern: RegExp][] = [
  [
    '−',
    new RegExp(
      quickened(`${subject} (?:${lower}) ${average}${by}${average}(${measured})${tail}`),
      'iu',
    ),
  ],
  [
    '+',
    new RegExp(
      quickened(`${subject} (?:${higher}) ${average}${by}${average}(${measured})${tail}`),
      'iu',
    ),
  ],
];
/** `um 45 % gesunken`: the German says last which way it went. */
const german = new RegExp(
  quickened(
    `${subject} (?:ist|sind|liegt|liegen|wurde|wurden) ${average}um ${average}(${measured}) (gesunken|gefallen|niedriger|zurückgegangen|reduziert|verringert|gestiegen|gewachsen|höher)${tail}`,
  ),
  'iu',
);
const goesUp = /^(?:gestiegen|gewachsen|höher)$/iu;

/** `Lakeshore Pathology cut redraws by 71% in six months`: who did it is whose figure it is. */
const lowers = `(?:(?:has |have )?(?:cut|reduced|lowered|brought)|(?:senkte|senkt|reduzierte|reduziert|verringerte)|(?:a|ont) (?:réduit|diminué|baissé|ramené)|(?:ha |han )?(?:redujo|redujeron|reducido|bajó)|(?:ha|hanno) (?:ridotto|tagliato)|reduziu|reduziram|(?:verlaagde|verminderde|bracht)|(?:zmniejszył|ograniczył|obniżył|skrócił)[aoy]?)`;
const doer = String.raw`^(\p{Lu}[^,;:.!?]{2,50}?) ${lowers} ([^,;:.!?]{3,50}?)`;
const cutBy = new RegExp(
  quickened(
    `${doer} (?:by |um |de |d[’']|en un |un |en |del |di |em |met |o )(${measured})${tail}`,
  ),
  'u',
);
const cutTo = new RegExp(
  quickened(
    `${doer} (?:down )?(?:from|von|de|del|da|dal|van|z|ze) (${measured}) (?:to|auf|à|a|al|para|naar|do) (${measured})${tail}`,
  ),
  'u',
);

/** Both ends: only German and Dutch tell a change from a span by the words alone. */
const wayTo = `(?:(?:${lower}|${higher}) from|went from|goes from|von|(?:passe|passent|est passée?|sont passée?s|(?:${lower}|${higher})) de|(?:pasa|pasan|pasó|pasaron|ha pasado|(?:${lower}|${higher})) (?:de|del)|(?:passa|passano|è passat[ao]|sono passat[ie]|(?:${lower}|${higher})) (?:da|dal)|(?:passa|passam|passou|passaram|(?:${lower}|${higher})) de|(?:(?:${lower}|${higher}|ging|gingen) )?van|(?:${lower}|${higher}) z(?:e)?)`;
const to = `(?:to|auf|à|a|al|para|naar|do|na)`;
const fromTo = new RegExp(
  quickened(
    `${subject} ${wayTo} (?:un |el |il )?(${measured}) ${to} (?:un |el |il )?(${measured})${tail}`,
  ),
  'iu',
);
/** Small, and asked before the two that are long: most sentences go from nothing to nothing. */
const toSome = new RegExp(quickened(` ${to} (?:un |el |il )?${measured}`), 'iu');
const bySome = /\sum\s/iu;
const germanEnd = /^(?:gesunken|gefallen|gestiegen|reduziert|gesenkt|verkürzt)(?=$|[\s,])[\s,]*/iu;

/** `切削油の購入量が平均58%削減`. */
const japanese =
  /^([^、。:：\d]{2,30}?)(?:が|を|は|:|：)\s?((?:平均|約|最大|年間)?\d[\d.,]{0,8}\s?(?:%|％|倍|時間|分|秒|日|か月|件|人|トン|kg)(?:以上)?(?:の)?(?:削減|減少|減|短縮|向上|改善|増加|増)?)(?:[(（]([^()（）]{2,60})[)）])?[。]?$/u;
/** `انخفض استهلاك الطاقة بنسبة 58%`. */
const arabic =
  /^(انخفضت?|تراجعت?|قلّت?|ارتفعت?|زادت?|ازدادت?) ([\p{sc=Arabic}\s]{3,60}?) بنسبة (\d[\d.,]{0,6}\s?[%٪])(?:\s(.{3,60}))?$/u;

const owned = /^(\p{Lu}[^:：!?]{2,60})[:：]\s(\S.{8,})$/u;

/** A sentence that says what changed by how much; `Harrow & Finch: …` is whose figure it is. */
export function readChange(sentence: string): Stat | undefined {
  const plain = sentence.trim().replace(/[.。]$/u, '');
  if (plain.length > 160 || !/\d/.test(plain)) return undefined;
  const whole = changeIn(plain);
  if (whole) return whole;
  const [, owner = '', said = ''] = owned.exec(plain) ?? [];
  const stat = owner === '' ? undefined : changeIn(said);
  return stat && { ...stat, note: noted(owner, stat.note ?? '') };
}

function cutIn(text: string): Stat | undefined {
  const [, who = '', of = '', before = '', after = '', rest = ''] = cutTo.exec(text) ?? [];
  const whose = (name: string, more: string): string => (more === '' ? name : noted(name, more));
  if (who !== '' && !pointsBack.test(who))
    return made(`${before.trim()} → ${after.trim()}`, of, whose(who, rest));
  const [, name = '', what = '', share = '', since = ''] = cutBy.exec(text) ?? [];
  return name === '' || pointsBack.test(name) || !ofSomething.test(share)
    ? undefined
    : made(`−${share}`, what, whose(name, since));
}

function changeIn(text: string): Stat | undefined {
  const cut = cutIn(text);
  if (cut) return cut;
  const both = toSome.test(text) ? fromTo.exec(text) : null;
  if (both) {
    const [, of = '', before = '', after = '', rest = ''] = both;
    return made(`${before.trim()} → ${after.trim()}`, of, rest.replace(germanEnd, ''));
  }
  const last = bySome.test(text) ? german.exec(text) : null;
  if (last) return made(`${goesUp.test(last[3] ?? '') ? '+' : '−'}${last[2]}`, last[1], last[4]);
  for (const [sign, pattern] of changes) {
    const [, of, figure, rest] = pattern.exec(text) ?? [];
    if (figure !== undefined && ofSomething.test(figure)) return made(`${sign}${figure}`, of, rest);
  }
  const [, way, what, part, more] = arabic.exec(text) ?? [];
  if (part !== undefined)
    return made(`${/^(?:ا?رتفع|زاد|ازداد)/u.test(way ?? '') ? '+' : '−'}${part}`, what, more);
  const [, of, figure, aside] = japanese.exec(text) ?? [];
  return figure === undefined ? undefined : made(figure, of, aside);
}

/** By how many of what. */
const ofSomething = /[\p{L}%٪％€$£¥]/u;
const maxLabelWords = 9;
const maxValue = 24;
/** Half a sentence is no name of a figure. */
const clause =
  /(?<!\p{L})(?:that|which|who|when|if|because|saw|we|you|they|dass|wenn|weil|wir|sie|qui|que|quand|nous|vous|si|cuando|che|quando|noi|als|omdat|wij|jeżeli|który|która|które)(?!\p{L})/iu;
/** `and the queue was gone` is another thought. */
const goesOn =
  /^(?:and|but|while|or|und|aber|oder|et|mais|ou|y|pero|e|ma|mas|en|maar|i|a|ale)\s|[.!?;:]\s/iu;

function made(value: string, rawLabel = '', rawNote = ''): Stat | undefined {
  const label = capitalised(rawLabel.trim());
  const note = rawNote.trim().replace(/^[(（]([^()（）]*)[)）]$/u, '$1');
  if (label.split(/\s+/).length > maxLabelWords || value.length > maxValue) return undefined;
  if (!/\p{L}{2}/u.test(label) || clause.test(label) || pointsBack.test(label)) return undefined;
  if (goesOn.test(note)) return undefined;
  return { value, label, ...(note === '' ? {} : { note: capitalised(note) }) };
}

const noted = (owner: string, more: string): string =>
  more === '' ? owner : `${owner}, ${more.charAt(0).toLocaleLowerCase()}${more.slice(1)}`;
