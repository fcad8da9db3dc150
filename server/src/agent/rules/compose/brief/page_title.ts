// What the team calls the page, where they name the reader in it: `Bramble Lane Nurseries - payroll from October`. It is
// plain and true, and says what the page is about for nobody else.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { wordCount } from '../texts/claim_lines.ts';
import type { Brief } from './brief.ts';
import { meantBy } from './meant.ts';

const maxWords = 7;
const minTerms = 2;

/** What the paper is, and not what is offered in it. */
export const ofPaper =
  /(?<!\p{L})(?:notes?|bullet points?|key points|stichpunkte|stichworte|eckpunkte|points clés|puntos clave|punti chiave|pontos[- ]chave|steekwoorden|copy|page|pager|messaging|sales|sheet|draft|text|content|deck|brief|brochure|leaflet|prospectus|website|site|offer|proposal|version|info\p{L}*|facts?|faq|unterlagen|seite|entwurf|angebot|webseite|texte?|notizen|fiche|dossier|site|propositie|proposition|devis|ficha|folleto|base|hoja|presupuesto|propuesta|scheda|note|testi|appunti|sito|proposta|preventivo|folheto|orçamento|tekst|notities|folder|offerte|notatki|ulotka|oferta|materiał\p{L}*|what we do|about us|über uns|chi siamo|qui sommes|quiénes somos|quem somos|over ons|o nas)(?!\p{L})/iu;

export interface PageTitle {
  text: string;
  /** Says what it is, and not only when. */
  telling: boolean;
}

export function titleForReader(brief: Brief): PageTitle | undefined {
  const { input, language, addressee } = brief;
  const { title } = input.page;
  const parts = language === 'ja' ? title.split(/[\s　]+/u) : title.split(/\s[-–—|]\s|:\s/u);
  const [one = '', other = ''] = parts.map((part) => part.trim());
  if (parts.length !== 2) return undefined;
  const named = [input.account?.name, addressee.full].flatMap((name) => wordsOf(fold(name ?? '')));
  const isName = (text: string): boolean => {
    const words = wordsOf(fold(text));
    if (language === 'ja') return text.length > 1 && input.account?.name?.startsWith(text) === true;
    return words.length > 0 && words.every((word) => named.includes(word));
  };
  const [name, said] = isName(one) ? [one, other] : isName(other) ? [other, one] : [];
  if (name === undefined || said === undefined) return undefined;
  // `Workbench, 2 years`: how long it is for says another line.
  const what = said.replace(/,\s[^,]*\d[^,]*$/u, '').trim();
  if (!/^\p{L}/u.test(what) || isQuestion(what) || /[()[\]@#_/]/u.test(what)) return undefined;
  if (wordCount(what) > maxWords || /\d(?<!(?<!\d)20\d\d)(?!\d)/u.test(what)) return undefined;
  if (ofPaper.test(what) || ofWork.test(what)) return undefined;
  // What the sources hardly have a word of is a name among colleagues: `Hale - the van party`, `Brandt - moving FINALLY`.
  if (meantBy(what, language).share(input.page.pageContext) <= 0.5) return undefined;
  const loud = /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/u.exec(what)?.[0];
  if (loud !== undefined && !input.page.pageContext.includes(loud)) return undefined;
  const telling = termsOf(what.replace(/\d+/gu, ' '), language).length >= minTerms;
  const topic = language === 'ja' ? what.replace(asked, '') : capitalised(what);
  const whom = brief.phrases.forReader?.(name);
  if (language === 'ja') return { text: `${name}様へ ${topic}`, telling: true };
  // Where the case of a name would change, the topic is enough.
  const behind = whom?.endsWith(name) ? `, ${whom.charAt(0).toLowerCase()}${whom.slice(1)}` : '';
  return { text: `${topic}${behind}`, telling };
}

/** `外壁調査のご提案`. */
const asked = /(?:資料|書|メモ|原稿)$/u;

/** What the team does with the reader, and nothing that is offered to them. */
const ofWork =
  /(?<!\p{L})(?:v\d+|(?:after|before|nach|vor|après|avant|dopo|prima|na|po) .*|follow[- ]?ups?|recap|wrap[- ]?up|calls?|demo|meeting|lead|prospect|outbound|inbound|test|copy|nachfass\p{L}*|nachbereitung|telefonat|termin|gespräch|anfrage|relance|suivi|appel|rdv|seguimiento|llamada|reunión|richiamo|riunione|chiamata|reunião|chamada|gesprek|afspraak|opvolging|rozmowa|spotkanie|renewal|upsell|reactivation|churn|risk|discount|escalation|complaint|rabatt|kündigung|preiserhöhung)(?!\p{L})|(?:面談|商談|訪問|電話|打ち合わせ|フォロー)/iu;
