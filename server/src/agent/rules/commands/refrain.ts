// How the page may not speak of something that it may speak of: `do not criticise …`, `do not promise …`, `do not name …`.
import type { Wish } from './command.ts';
import { firstGroup, nameIn } from './named.ts';

const unkind: readonly RegExp[] = [
  /^(?:do not|don[’']?t|never|no) (?:critici[sz]e|knock|bash|trash|slag off|disparage|run down|rubbish|attack|(?:speak|talk) (?:badly|ill) (?:of|about)|badmouth|criticism of) (.{2,60})$/iu,
  /^(?:nothing|not a) (?:bad|negative)(?: word)? about (.{2,60})$/iu,
  /^(.{2,60}?) nicht (?:schlecht\s?(?:machen|reden)|kritisieren|abwerten|bemängeln|angreifen)$/iu,
  /^(?:keine kritik an|nichts (?:schlechtes|negatives) über) (.{2,60}?)(?: (?:sagen|schreiben|üben))?$/iu,
  /^(?:ne pas|n[’']?e?) ?(?:critiqu|dénigr|attaqu)\p{L}+(?: pas)? (.{2,60})$/iu,
  /^(?:aucune|pas de) critique (?:d[eu]s?|d[’']|sur|envers|contre) ?(.{2,60})$/iu,
  /^(?:ne pas dire du|ne dites pas de|dire du) mal (?:d[eu]s?|d[’']) ?(.{2,60})$/iu,
  /^(?:no|nunca) (?:critic|critiqu|ataqu|atac|desprestigi|menosprecie?)\p{L}* (?:al? |a la )?(.{2,60})$/iu,
  /^(?:sin|nada de|ninguna) críticas? (?:al?|a la|a los|a las|del?|sobre) (.{2,60})$/iu,
  /^(?:no hablar|no hable|no hables) mal (?:del?|de la|de los|de las) (.{2,60})$/iu,
  /^non (?:critic|attacc|screditi?|denigr)\p{L}* (.{2,60})$/iu,
  /^(?:nessuna|niente|senza) critic\p{L}+ (?:a|al|alla|allo|ai|alle|agli|all[’']|su|sul|sulla) ?(.{2,60})$/iu,
  /^(?:non parlare|non parli|non dire) male (?:di|del|della|dei|delle) (.{2,60})$/iu,
  /^não (?:critic|critiqu|ataqu|atac|denegri)\p{L}* (.{2,60})$/iu,
  /^(?:sem|nenhuma) críticas? (?:a|ao|à|aos|às|sobre) (.{2,60})$/iu,
  /^não (?:falar|fale|dizer|diga) mal (?:de|do|da|dos|das) (.{2,60})$/iu,
  /^geen kritiek op (.{2,60})$|^(?:bekritiseer|kraak) (.{2,60}?) niet(?: af)?$|^(.{2,60}?) niet (?:bekritiseren|afkraken|zwartmaken)$|^niets (?:slechts|negatiefs) over (.{2,60})$/iu,
  /^nie krytyk\p{L}+ (.{2,60})$|^(?:bez|żadnej) krytyki (.{2,60})$|^nie mów\p{L}* źle o (.{2,60})$/iu,
  /^(.{1,30}?)の?(?:悪口|批判|非難)(?:は|を)?(?:言|書|し|載せ)?\p{L}{0,3}(?:ない|ません|ず)/u,
  /^(.{1,30}?)[をは](?:批判|否定|けな)\p{L}{0,3}(?:ない|ません|ず)/u,
];

const unpromised: readonly RegExp[] = [
  /^(?:do not|don[’']?t|never) (?:promise|guarantee|commit to) (.{2,60})$/iu,
  /^no (?:promises?|guarantees?) (?:of|on|about|for) (.{2,60})$/iu,
  /^(?:keine[nrs]? |nichts? )?(.{2,60}?) (?:nicht )?(?:versprechen|zusagen|garantieren)$/iu,
  /^(?:versprich|verspreche?|garantiere) (?:keine[nrs]? )?(.{2,60}?)(?: nicht)?$/iu,
  /^(?:ne |n[’'])(?:pas )?(?:promett|promet|garanti)\p{L}*(?: pas)? (.{2,60})$/iu,
  /^(?:no|nunca) (?:promet|garanti)\p{L}* (.{2,60})$/iu,
  /^non (?:promett|garanti)\p{L}* (.{2,60})$/iu,
  /^não (?:promet|garanti|garant)\p{L}* (.{2,60})$/iu,
  /^(?:beloof|garandeer) (?:geen )?(.{2,60}?)(?: niet)?$|^(?:geen )?(.{2,60}?) (?:niet )?(?:beloven|toezeggen|garanderen)$/iu,
  /^nie (?:obiec|gwarant)\p{L}+ (.{2,60})$/iu,
  /^(.{1,30}?)[をは](?:約束|保証)(?:し|は)?\p{L}{0,3}(?:ない|ません|ず)/u,
];
/** Where the verb comes last, a `no` must stand somewhere before it. */
const refuses =
  /(?<!\p{L})(?:not|n[’']t|never|no|kein\p{L}*|nicht|ne|n[’']|no|nunca|non|não|geen|niet|nie)(?!\p{L})|ない|ません|ず/iu;

/** What something is called by, and nothing else: `name`, `beim Namen nennen`. */
const naming =
  /(?<!\p{L})(?:(?:not|n[’']?t|never) (?:name|identify)|by name|(?:ne )?pas (?:nommer|nommez)|ne nommez|no nombr\p{L}+|non nomin\p{L}+|não nome\p{L}+)(?!\p{L})/iu;
const byName =
  /\s(?:by name|beim namen|namentlich|mit namen|nommément|par (?:son|leur) nom|por su nombre|per nome|pelo nome|bij naam|z nazwy|z nazwiska)(?=\s|$)/iu;
const calls =
  /(?<!\p{L})(?:nennen|nenne|erwähnen|noem(?:en)?|vermeld(?:en)?|wymienia\p{L}+|cit\p{L}+|mention\p{L}*|mencion\p{L}+|menzion\p{L}+)(?!\p{L})/iu;
/** Who may be spoken of without a name. */
const party =
  /(?:insurer|supplier|provider|landlord|agent|bank|employer|contractor|vendor|dealer|agency|lieferant|anbieter|dienstleister|vermieter|versicherer|makler|hausbank|vorgänger|fournisseur|prestataire|assureur|bailleur|banque|agence|proveedora?|aseguradora?|arrendador|banco|agencia|fornitore|assicuratore|assicurazione|locatore|banca|agenzia|fornecedor|seguradora|senhorio|agência|leverancier|verzekeraar|verhuurder|aanbieder|makelaar|dostawc\p{L}+|ubezpieczyciel\p{L}*|wynajmując\p{L}+|bank\p{L}*)$/iu;
const theirs =
  /^(?:the|their|her|his|your|our|any|der|die|das|den|dem|ihre?[nrms]?|seine?[nrms]?|le|la|les|l[’']|son|sa|leur|el|su|il|lo|suo|sua|loro|o|a|seu|de|het|hun|haar|zijn)\s+/iu;
const now =
  /(?<!\p{L})(?:current|present|existing|old|former|previous|bisherige[nrms]?|jetzige[nrms]?|derzeitige[nrms]?|aktuelle[nrms]?|alte[nrms]?|actuel(?:le)?s?|ancien(?:ne)?s?|actual(?:es)?|anterior(?:es)?|attual[ei]|vecchi[oa]|precedente|atual|atuais|huidige|oude|vorige|obecn\p{L}+|poprzedni\p{L}*)(?!\p{L})/giu;

const bare = (about: string): string => nameIn(about.replace(theirs, '').replace(theirs, ''));

export function readRefrain(said: string): Wish[] | undefined {
  const unfair = bare((firstGroup(unkind, said) ?? '').replace(byName, ''));
  if (unfair.length >= 2) return [{ kind: 'fair', about: unfair }];
  const promised = refuses.test(said) ? bare(firstGroup(unpromised, said) ?? '') : '';
  return promised.length >= 2 ? [{ kind: 'unpromised', about: promised }] : undefined;
}

/** `Do not name his current insurer`: of what is left out, somebody who may be spoken of. */
export function unnamedIn(said: string, left: string): Wish | undefined {
  const role = bare(left.replace(byName, '')).replace(now, '').trim();
  // A name of its own is left out altogether.
  if (role.length < 2 || (/^\p{Lu}/u.test(role) && !party.test(role))) return undefined;
  const meant = naming.test(said) || byName.test(said) || (calls.test(said) && party.test(role));
  return meant ? { kind: 'unnamed', about: role } : undefined;
}
