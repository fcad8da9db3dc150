// What the house wrote down of the reader, in a section of its own: `What Acme told us`, or under the reader's name. It
// speaks of them as of somebody else, and they know it: only what is said to them or by the house is for their page.
import type { LeftOut } from '../../../claims/claims.ts';
import { tellingOf } from '../../../claims/screen/signs/telling.ts';
import { joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import type { Section } from './reading.ts';

/** Who told it stands in one of the groups. */
const told: readonly RegExp[] = [
  /^what (.{2,40}?) (?:told|has told|have told|said to|asked) (?:us|me)(?: for)?$/iu,
  /^was (.{2,40}?) (?:uns |mir )?(?:gesagt|erzählt|berichtet|geschildert|gewünscht) (?:hat|haben)$/iu,
  /^ce qu(?:e |[’'])(.{2,40}?) nous (?:a|ont) (?:dit|raconté|expliqué|demandé)$/iu,
  /^lo que (?:nos )?(?:contó|contaron|dijo|dijeron|ha contado|han contado|ha dicho) (.{2,40})$|^lo que (.{2,40}?) nos (?:contó|contaron|dijo|dijeron|ha contado|ha dicho)$/iu,
  /^(?:(?:che )?cosa|quello che) ci (?:ha|hanno) (?:detto|raccontato|chiesto) (.{2,40})$|^(?:quello )?che (.{2,40}?) ci (?:ha|hanno) (?:detto|raccontato)$/iu,
  /^o que (.{2,40}?) nos (?:disse|disseram|contou|contaram|pediu)$/iu,
  /^wat (.{2,40}?) (?:ons )?(?:vertelde|vertelden|zei|zeiden|(?:heeft|hebben) verteld)$/iu,
  /^co (?:nam )?(?:powiedzia\p{L}+|opowiedzia\p{L}+|mówi\p{L}+) (?:nam )?(.{2,40})$/iu,
  /^(.{2,40}?)(?:様|さん)?(?:から|に)(?:伺った|お聞きした)(?:こと|内容|話)$/u,
];
/** `As is`, `Customer's wishes`: nothing else is noted below these. */
const stateNoted =
  /^(?:ist(?:-?(?:zustand|stand|situation|analyse))?|(?:the )?(?:current|existing) (?:state|set-?up|situation)|as is|état actuel|l[’']existant|estado actual|stato (?:attuale|di fatto)|estado atual|(?:huidige|bestaande) situatie|stan obecny|(?:client|customer)(?:[’']s)? wish(?:es)?|wunsch kunde|w[uü]nsche? (?:des |der )?kunden|kundenw[uü]nsche?|souhaits? (?:du |de la )?cliente?|deseos? (?:del )?cliente|richiest[ae] (?:del )?cliente|desejos? (?:do )?cliente|wensen (?:van de )?klant|klantwens(?:en)?|życzenia klienta)$/iu;
/** How things stand with them, before anything of the house is said. */
const situation =
  /^(?:(?:the |their |client |customer )?(?:situation|background|starting point|enquiry|inquiry)|(?:the )?(?:client|customer)|about (?:them|the (?:client|customer))|(?:ihre |die )?(?:ausgangslage|ausgangssituation|situation)|hintergrund|zum kunden|(?:la |leur )?situation(?: actuelle| de départ)?|le contexte|contexte|le client|(?:la )?situación(?: actual| de partida)?|punto de partida|el cliente|(?:la )?situazione(?: attuale| di partenza)?|il cliente|(?:a )?situação(?: atual| de partida)?|ponto de partida|o cliente|(?:de )?(?:uitgangssituatie|situatie)|de klant|sytuacja(?: wyjściowa)?|klient|現状|背景|ご相談の背景|お客様の状況)$/iu;
const they =
  /^(?:they|he|she|the (?:customer|client)|(?:der |die )?kunde|kundin|ils|elles|le client|la cliente|el cliente|ellos|il cliente|o cliente|de klant|klient|お客様)$/iu;

export function withoutReader(
  sections: readonly Section[],
  names: readonly string[],
  language: string,
  title?: string,
): { sections: Section[]; hidden: LeftOut[] } {
  const hidden: LeftOut[] = [];
  const marks = tellingOf([language, 'en'], []);
  const left = sections.map((section, at) => {
    // The first heading of a paper may have been read as its title.
    const heading = section.heading ?? (at === 0 ? title : undefined) ?? '';
    const named = isNamed(heading, names) || isSituation(section, heading, names);
    if (!named && !isTold(heading, names)) return section;
    const isShown = (sentence: string): boolean => {
      const found = named ? marks.marksIn(sentence) : [];
      const shown = found.includes('we') || found.includes('you');
      if (!shown) hidden.push({ text: sentence, reason: 'unsure' });
      return shown;
    };
    return {
      ...section,
      paragraphs: section.paragraphs.flatMap((passage) => {
        const kept = sentencesOf(passage.text, language).filter(isShown);
        return kept.length === 0 ? [] : [{ ...passage, text: joinSentences(kept, language) }];
      }),
      items: section.items.filter(({ title, text }) => isShown(`${title} ${text ?? ''}`.trim())),
    };
  });
  return { sections: left, hidden };
}

function isNamed(heading: string, names: readonly string[]): boolean {
  const bare = fold(heading.replace(/^\d{1,2}[.)]\s/u, '').trim());
  return names.some((name) => name !== '' && fold(name) === bare);
}

/** `Acme enquiry`; below a bare `Background` somebody names them, or else it may be that of the trade. */
function isSituation({ paragraphs, items }: Section, heading: string, names: readonly string[]) {
  const theirs = names.flatMap((name) => wordsOf(fold(name))).filter((word) => word.length > 3);
  const words = heading
    .replace(/^\d{1,2}[.)]\s/u, '')
    .trim()
    .split(/\s+/);
  const left = words.filter((word) => !theirs.includes(fold(word))).join(' ');
  if (stateNoted.test(left)) return true;
  if (!situation.test(left)) return false;
  if (left !== words.join(' ')) return true;
  // `Die Verwaltung` for `Ostertag Hausverwaltung`.
  const isTheirs = (word: string): boolean =>
    theirs.some((one) => one === word || (word.length >= minTail && one.endsWith(word)));
  return [...paragraphs.map(({ text }) => text), ...items.map(({ title }) => title)].some(
    (text) => thirdPerson.test(text) || wordsOf(fold(text)).some(isTheirs),
  );
}
const minTail = 7;
const thirdPerson =
  /^(?:they|he|she|the (?:customer|client)|(?:der |die )(?:kunde|kundin)|le client|la cliente|el cliente|la clienta|il cliente|o cliente|de klant|klient|お客様)(?!\p{L})/iu;

function isTold(heading: string, names: readonly string[]): boolean {
  const [, ...groups] = told.map((one) => one.exec(heading)).find((match) => match !== null) ?? [];
  const who = groups.find((group) => group !== undefined);
  if (who === undefined) return false;
  const theirs = names.flatMap((name) => wordsOf(fold(name))).filter((word) => word.length > 3);
  return they.test(who) || wordsOf(fold(who)).some((word) => theirs.includes(word));
}
