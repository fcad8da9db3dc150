// That something need not be public, or is told to nobody: `…, so there is no need for this to be anywhere public`,
// `tant que ce n'est pas signé, on n'en parle à personne`.
import { smallPattern, spaced } from './pattern.ts';

const held = smallPattern(
  spaced(
    "(?:no need|need(?:n[’']t| not)|does(?:n[’']t| not) (?:need|have)|should(?:n[’']t| not)|not supposed|must(?:n[’']t| not)|better not)(?: for)?(?: (?:this|that|it|them|any of (?:this|it)))?(?: to)? (?:be|go|get|appear)(?: \\p{L}+){0,2} (?:public|published|on (?:anything|the page|the site|the website))",
    '(?:muss|müssen|soll|sollte|sollten|braucht|darf|dürfen) (?:(?:ja|also|hier|noch|das|es) ){0,2}(?:nicht|nirgends|nirgendwo)(?: \\p{L}+){0,2} (?:öffentlich|publik|veröffentlicht|auftauchen|nach außen|auf (?:der|die) (?:seite|website|homepage))',
    'não (?:é preciso|precisa|deve|convém|há necessidade)[^.;:!?]{0,40} (?:públic[oa]|publicad[oa]|no site|na página|saber-se)',
    '(?:hoeft|hoeven|moet|moeten|mag|mogen) (?:\\p{L}+ ){0,2}(?:niet|nergens)(?: \\p{L}+){0,3} (?:openbaar|publiek|gepubliceerd|op de (?:site|website|pagina)|naar buiten)',
    // To nobody
    '(?:tell|telling|say(?:ing)?(?: (?:this|it))? to|mention(?:ing)?(?: (?:this|it))? to) (?:nobody|no[ -]one)',
    '(?:sagen|erzählen|verraten) (?:(?:wir|ich) )?(?:(?:das|es|davon|dazu) )?(?:noch )?(?:niemand(?:em)?|keinem)',
    'no (?:se )?(?:lo )?(?:decimos|contamos|hablamos|comentamos|diremos|contaremos)(?: de (?:esto|ello|eso))? (?:a|con) nadie',
    "(?:on|nous|je) (?:n[’']en |ne (?:le |la |les )?)(?:parl\\p{L}+|di(?:s|t|sons|rai|rons)) (?:encore )?à personne",
    'non (?:ne |lo )?(?:parliamo|diciamo|raccontiamo|diremo|parleremo) (?:a|con) nessuno',
    'nikomu (?:o tym )?(?:jeszcze )?nie (?:mówimy|mówić|mów|zdradzamy)',
  ),
  '(?:公に|公表|公開|表に|ページに|サイトに)[^。]{0,12}(?:必要はない|必要はありません|ことはない|ことはありません|出さなくて|載せなくて)',
);

/** Said to a reader, it is about what is the reader's: `We tell nobody what you tell us`. */
const toReader =
  /(?<!\p{L})(?:you|your|yours|vous|votre|vos|ihre?[nmrs]?|ihnen|usted(?:es)?|sus?|lei|voi|vostr[oaei]|você|vocês|seus?|suas?|uw?|jullie|państw\p{L}+)(?!\p{L})|お客様|皆様/u;

/** `text` in small letters. */
export const isNotPublic = (text: string): boolean => held.test(text) && !toReader.test(text);
