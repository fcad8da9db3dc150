// What the house itself says on a page, in the page's language: it claims nothing
// and needs no source.
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import type { Brief } from './brief.ts';
import { titleForReader } from './page_title.ts';

export function ownWords(brief: Brief): string[] {
  const { phrases, source, addressee } = brief;
  const { full, company, group } = addressee;
  const names = [full, company, group].filter((name) => name !== undefined);
  const both =
    full !== undefined && company !== undefined
      ? [`${full}, ${company}`, `${company} ${full}`]
      : [];
  const { product } = source;
  return [
    titleForReader(brief)?.text,
    // What stands in the title of a paper is the house's own word.
    ...(source.pitch ?? []).map(withoutStop),
    source.slogan === undefined ? undefined : capitalised(source.slogan),
    ...[phrases.heard, phrases.asked]
      .flatMap((one) => [one, one?.several])
      .flatMap((one) => [one?.formal, one?.informal]),
    phrases.questions,
    phrases.prices,
    phrases.price,
    phrases.item,
    phrases.steps,
    phrases.nextSteps,
    phrases.results,
    phrases.goodToKnow,
    phrases.overview,
    phrases.hours,
    phrases.agenda,
    phrases.ask,
    phrases.getInTouch,
    phrases.nextStep,
    phrases.terms,
    ...names.map((name) => phrases.nextStepFor?.(name)),
    ...names.map((name) => phrases.answersFor?.(name)),
    phrases.closing?.calendar,
    phrases.closing?.email,
    phrases.closing?.phone,
    ...(product === undefined ? [] : [phrases.about?.(product), phrases.askAbout?.(product)]),
    ...[...names, ...both].map((name) => phrases.forReader?.(name)),
  ].filter((text) => text !== undefined);
}
