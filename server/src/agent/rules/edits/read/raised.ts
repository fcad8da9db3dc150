// `Raise the day rate to £90`, `sube la cuota a 40 €`: a value that goes up or down is set. In several languages the same
// verb moves a section, which goes to no amount.
import type { Request } from '../requests.ts';
import { bareName, type Reading } from './slots.ts';

const verbs = [
  'raise|increase|lift|bump|lower|reduce|drop|cut|put|bring|take',
  'erhöhe?|erhöhen|hebe?|heben|senke?|senken|reduziere?|reduzieren|setze?|setzen',
  'augmente[rz]?|monte[rz]?|relève[rz]?|remonte[rz]?|baisse[rz]?|passe[rz]?|ramène[rz]?',
  'sube|subid|subir|aumenta[rd]?|baja|bajad|bajar|rebaja[rd]?|pasa[rd]?',
  'alza(?:te|re)?|aumenta(?:te|re)?|porta(?:te|re)?|abbassa(?:te|re)?|riduci|ridurre',
  'sobe|subam|subir|aumenta[rm]?|aumentem|baixa[rm]?|baixem|passa[rm]?|desce[rm]?',
  'verhoog|verhogen|verlaag|verlagen|zet|zetten',
  'podnieś|podnieście|podnieść|obniż|obniżcie|obniżyć|zwiększ|zwiększcie|zmniejsz|zmniejszcie',
].join('|');
const way = '(?: (?:up|down|rauf|hoch|runter|herauf|herunter|hinauf|omhoog|omlaag))?';
const amount =
  '(?:[$€£¥] ?\\d[\\d.,]*|\\d[\\d., \u00A0\u202F]*?(?:[$€£¥%]|zł|円|euros?|pounds|quid))';
const raised = new RegExp(
  `^(?:(?:please|bitte|por favor|per favore|proszę) )?(?:${verbs}) (\\D{3,80}?)${way} (?:to|auf|à|a|ai|para|naar|op|do|na) (${amount}) ?(?:now|please|jetzt|bitte|maintenant|ahora|ora|agora|nu|teraz)?[.!]?$`,
  'iu',
);

export function readRaised({ text, clause, words }: Reading): Request | undefined {
  if (words.unspaced || clause.asks || text.length > 160) return undefined;
  const [, named = '', value = ''] = raised.exec(text) ?? [];
  const section = bareName(clause.restore(named), words);
  return section === '' ? undefined : { kind: 'setValue', section, value: value.trim() };
}
