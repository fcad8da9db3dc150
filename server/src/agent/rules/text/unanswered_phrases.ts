// What the agent tells the team about questions of the reader that the page does not answer: `{}`.

const phrases: Readonly<Record<string, string>> = {
  en: 'I found no sure answer in the sources to: {}.',
  de: 'In den Quellen fand ich keine sichere Antwort auf: {}.',
  fr: 'Je n’ai pas trouvé de réponse sûre dans les sources à : {}.',
  es: 'No he encontrado en las fuentes una respuesta segura a: {}.',
  it: 'Nelle fonti non ho trovato una risposta sicura a: {}.',
  pt: 'Não encontrei nas fontes uma resposta segura para: {}.',
  nl: 'In de bronnen vond ik geen zeker antwoord op: {}.',
  pl: 'W źródłach nie znalazłem pewnej odpowiedzi na: {}.',
  ja: '次のご質問には、資料に確かな回答が見つかりませんでした：{}。',
  ar: 'لم أجد في المصادر إجابة مؤكدة عن: {}.',
};

export const unansweredPhrase = (language: string, list: string): string =>
  (phrases[language] ?? phrases.en ?? '').replace('{}', () => list);
