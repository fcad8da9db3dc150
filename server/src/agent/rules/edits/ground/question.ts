// A question about the page, without the words of asksPage: what is left is what it is about.
import { asksJapanese, asksPage, onPage, sayingIt } from '../../grammar/languages/edit_words.ts';

export function topicOfQuestion(question: string): string {
  const japanese = question.replace(asksJapanese, '');
  if (japanese !== question && japanese !== '') return japanese;
  let topic = question.replace(asksPage, '');
  if (topic === question) return question;
  for (let round = 0; round < 6 && sayingIt.test(topic); round++)
    topic = topic.replace(sayingIt, '');
  return topic.replace(onPage, '').trim() || question;
}
