// What somebody tells as settled without one of the verbs that undertake: by its tense, by who is to get it, or by the
// other side's yes. All of them need a day.
import { capitalised } from '../context/items.ts';
import { namesDay } from './days.ts';
import { isFollowing, isOneself, isToCome } from './first_person.ts';

/** `agreed`: the other side says yes to it right away. */
export const isPromised = (text: string, language: string, agreed: boolean): boolean =>
  namesDay(text) &&
  !isOver.test(text) &&
  !isObliged.test(text) &&
  (isToCome(text, language) ||
    getsIt.test(text) ||
    ourPeople.test(text) ||
    (isOneself(text, language) && (agreed || toOther.test(text) || isFollowing(text))) ||
    (agreed && offersDay.test(text)));

/** `Then we …`: the words that lead to it are no part of it. */
export function withoutLead(text: string): string {
  const rest = text.replace(lead, '');
  return rest.split(/\s+/).length >= minLeft ? capitalised(rest) : text;
}
const minLeft = 3;
const lead =
  /^(?:then|so|well|dann|also|alors|donc|du coup|pues|entonces|allora|quindi|então|dan|dus|to|wtedy|więc|zatem)(?!\p{L}),?\s/iu;

/** What they are to have by a day. */
const getsIt =
  /(?<!\p{L})(?:you(?:[’']ll| will) (?:have|get|receive|hear)|(?:hast du|die hast|das hast|den hast)|(?:sie|du|ihr) (?:bekommen|erhalten|haben|bekommst|kriegen|hören)|(?:bekommen|erhalten|haben|kriegen|hören) sie|vous (?:aurez|recevrez|l[’']aurez|les aurez)|(?:recibirá|recibirán|tendrá|tendrán|lo tiene|la tiene|los tiene|las tiene|tiene (?:usted|el|la)|tendrá)|(?:riceverà|riceverete|avrà|avrete)|(?:vai receber|vão receber|receberá|terá|recebe|tem (?:a|o) (?:minha|meu|nossa|nosso))|(?:u|je|jullie) (?:krijgt|krijg|ontvangt|hoort|heeft|hebt)|(?:krijgt|ontvangt|hoort|heeft) (?:u|je)|(?:otrzyma|dostanie|będzie (?:pan|pani) mia[łl]a?))(?!\p{L})|ستصلك|ستحصل/iu;

/** `Our engineer comes`, `mein Kollege ruft Sie an`: somebody of the own side, now or to come. */
const ourPeople =
  /(?<!\p{L})(?:(?:our|my) (?:\p{L}+ ){1,3}(?:will|comes|visits|calls|delivers|starts|is coming|can come)|(?:he|she|they)[’']ll (?:call|come|ring|send|visit|do|be)|(?:mein|meine|unser|unsere) (?:\p{L}+ ){1,2}(?:kommt|ruft|meldet|schickt|bringt|macht|fährt|liefert|misst|schaut|holt)|(?:kommt|ruft|meldet|bringt|macht|misst) (?:mein|meine|unser|unsere)|(?:mon|ma|notre) (?:\p{L}+,? ){1,2}(?:vient|passe|vous|viendra|passera|appellera|enverra)|(?:mi|nuestr[oa]) (?:\p{L}+,? ){1,2}(?:va|viene|pasa|le|les|irá|vendrá|pasará)|(?:il (?:mio|nostro)|la (?:mia|nostra)) (?:\p{L}+ ){1,2}(?:viene|passa|vi|le|verrà|passerà|chiama)|(?:o (?:meu|nosso)|a (?:minha|nossa)) (?:\p{L}+ ){1,2}(?:vai|vem|passa|irá|virá|liga)|(?:mijn|onze?) (?:\p{L}+ ){1,2}(?:komt|belt|stuurt|brengt|doet|levert)|(?:przyjedzie|zadzwoni|wyśle|prześle) (?:mój|moja|nasz|nasza)|(?:mój|moja|nasz|nasza) (?:\p{L}+ ){1,2}(?:przyjedzie|zadzwoni|wyśle|prześle|przywiezie|zrobi|sprawdzi))(?!\p{L})/iu;

/** `I can come out on Thursday.` – `Good.` */
const offersDay =
  /(?<!\p{L})(?:(?:i|we|he|she|they) (?:can|could)|(?:ich kann|ich könnte|kann ich|wir können|können wir|könnte ich)|(?:je peux|je pourrais|nous pouvons|on peut)|(?:puedo|podría|podemos)|(?:posso|potrei|possiamo)|(?:posso|poderia|podemos)|(?:ik kan|kan ik|we kunnen|kunnen we)|(?:mogę|możemy|mógłbym|mogłabym))(?!\p{L})/iu;

const toOther =
  /(?<!\p{L})(?:you|ihnen|euch|dir|vous|le|les|usted|vi|lei|lhes?|vos|u|jou|jullie|państwu|pani|panu|wam)(?!\p{L})|お客様|御社/iu;

/** It has happened, or always does. */
const isOver =
  /(?<!\p{L})(?:last|ago|yesterday|since|every|always|letzte[nrsm]?|vorige[nrsm]?|gestern|seit|jede[nrsm]?|immer|dernière?|passée?|hier|depuis|chaque|toujours|pasad[oa]|ayer|desde|cada|siempre|scors[oa]|ieri|ogni|sempre|passad[oa]|ontem|afgelopen|gisteren|sinds|elke|altijd|zeszł\p{L}+|ostatni\p{L}*|wczoraj|każd\p{L}+|zawsze)(?!\p{L})|昨日|先週|先月|毎/iu;
const isObliged =
  /(?<!\p{L})(?:must|have to|need|want|müssen|muss|brauch\p{L}+|wollen|möchte[n]?|devons|dois|faut|voulons|tenemos que|tengo que|necesit\p{L}+|queremos|dobbiamo|devo|vogliamo|temos (?:de|que)|tenho (?:de|que)|precis\p{L}+|moeten|moet|willen|musimy|muszę|potrzebuj\p{L}+|chcemy|could|if|wenn|si|se|als|jeśli)(?!\p{L})/iu;

/** `All on the sheet`, `Se lo pongo por escrito`: where the answer will stand. */
export const inWriting =
  /(?<!\p{L})(?:in writing|on the sheet|in the (?:proposal|quote|offer|mail|email)|in what i send|schriftlich|im angebot|in der mail|par écrit|dans le devis|por escrito|(?:en|por) (?:el|ese|este)? ?(?:mismo )?correo|también se l[oa]|per iscritto|nella (?:stessa )?mail|na proposta|op papier|staat er(?: ook)? in|in de offerte|na piśmie|w ofercie|w mailu|klärt|klären wir|schauen wir|beantworte? ich|glielo mando|don[’']t know|nie wiem|no lo sé|weiß ich nicht|non (?:lo )?so|não sei|weet ik niet|je ne sais pas)(?!\p{L})|書面|ご確認ください|分かりません|ご安心ください|そのような/iu;
