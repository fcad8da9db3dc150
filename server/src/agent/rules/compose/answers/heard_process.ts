// `How does a switch go?`: the steps under a heading about just that are the answer, and stand on the page as they are.
// No single sentence for a word in common is set beside the question.
import { isQuestion } from '../../../../platform/text/questions.ts';
import type { Brief } from '../brief/brief.ts';
import { begins, stemsOf } from '../brief/in_common.ts';
import { toldBy } from '../brief/told.ts';
import { isStepsSection } from '../sections/lists.ts';
import type { Thought } from './heard_thoughts.ts';

const howItGoes =
  /(?<!\p{L})(?:how (?:does|do|would|will) (?:[\p{L}’']+ ){1,6}(?:work|go|happen)|what(?:[’']s| is) the process|what are the steps|wie (?:läuft|funktioniert|verläuft) |wie ist der ablauf|was sind die schritte|comment (?:ça |cela )?(?:se passe|se déroule|fonctionne|marche)|quelles sont les étapes|cómo (?:funciona|es el proceso|se hace)|qué pasos|come (?:funziona|si svolge|avviene)|quali sono i passi|como (?:funciona|decorre|é o processo)|quais são os passos|hoe (?:werkt|verloopt|gaat) |wat zijn de stappen|jak (?:to )?(?:działa|wygląda|przebiega))|どのような流れ|流れを教え|どう進/iu;

export function answeredBySteps(brief: Brief, open: Set<Thought>): void {
  const { context, topics, language } = brief.source;
  const steps = [...context, ...topics].filter(
    (section) => isStepsSection(section) && section.items.length > 1,
  );
  for (const thought of [...open]) {
    const { sentence } = thought;
    if (!isQuestion(sentence) || !howItGoes.test(sentence)) continue;
    const { objects } = toldBy(brief, sentence);
    const found = steps.some(({ heading = '' }) => {
      const named = stemsOf(heading, language);
      return (
        objects.length === 0 ||
        objects.some(({ stem }) => named.some((one) => begins(one, stem) || begins(stem, one)))
      );
    });
    if (!found) continue;
    open.delete(thought);
    brief.answered?.add(sentence);
  }
}
