// The few words a page needs that its input may not hold: labels of a form, a
// heading above questions. Short and sure in each language, or left out.

export interface Phrases {
  language: string;
  /** `Ledgerline for Northwind`, where one pattern fits every name. */
  offer?: (product: string, whom: string) => string;
  /** How a reader is named above the headline, where a bare name would be rude. */
  reader?: (person: string | undefined, company: string | undefined) => string | undefined;
  questions?: string;
  ask?: string;
  getInTouch?: string;
  nextStep?: string;
  send?: string;
  fields: { name: string; email: string; company: string; message: string };
}

const between = (word: string) => (product: string, whom: string) => `${product} ${word} ${whom}`;
const labels = (name: string, email: string, company: string, message: string) => ({
  fields: { name, email, company, message },
});

const tables: Phrases[] = [
  {
    language: 'en',
    offer: between('for'),
    questions: 'Questions and answers',
    ask: 'Ask a question',
    getInTouch: 'Get in touch',
    nextStep: 'The next step',
    send: 'Send',
    ...labels('Name', 'Email', 'Company', 'Message'),
  },
  {
    language: 'de',
    offer: between('für'),
    questions: 'Fragen und Antworten',
    ask: 'Stellen Sie eine Frage',
    getInTouch: 'Kontakt',
    nextStep: 'Der nächste Schritt',
    send: 'Senden',
    ...labels('Name', 'E-Mail', 'Unternehmen', 'Nachricht'),
  },
  {
    language: 'fr',
    offer: between('pour'),
    questions: 'Questions et réponses',
    ask: 'Posez une question',
    getInTouch: 'Contact',
    nextStep: 'La prochaine étape',
    send: 'Envoyer',
    ...labels('Nom', 'E-mail', 'Entreprise', 'Message'),
  },
  {
    language: 'es',
    offer: between('para'),
    questions: 'Preguntas y respuestas',
    ask: 'Haga una pregunta',
    getInTouch: 'Contacto',
    nextStep: 'El siguiente paso',
    send: 'Enviar',
    ...labels('Nombre', 'Correo electrónico', 'Empresa', 'Mensaje'),
  },
  {
    language: 'it',
    offer: between('per'),
    questions: 'Domande e risposte',
    ask: 'Fai una domanda',
    getInTouch: 'Contatti',
    nextStep: 'Il prossimo passo',
    send: 'Invia',
    ...labels('Nome', 'Email', 'Azienda', 'Messaggio'),
  },
  {
    language: 'pt',
    offer: between('para'),
    questions: 'Perguntas e respostas',
    ask: 'Faça uma pergunta',
    getInTouch: 'Contato',
    nextStep: 'O próximo passo',
    send: 'Enviar',
    ...labels('Nome', 'E-mail', 'Empresa', 'Mensagem'),
  },
  {
    language: 'nl',
    offer: between('voor'),
    questions: 'Vragen en antwoorden',
    ask: 'Stel een vraag',
    getInTouch: 'Contact',
    nextStep: 'De volgende stap',
    send: 'Versturen',
    ...labels('Naam', 'E-mail', 'Bedrijf', 'Bericht'),
  },
  {
    language: 'ru',
    questions: 'Вопросы и ответы',
    ask: 'Задайте вопрос',
    getInTouch: 'Связаться с нами',
    nextStep: 'Следующий шаг',
    send: 'Отправить',
    ...labels('Имя', 'Эл. почта', 'Компания', 'Сообщение'),
  },
  {
    language: 'ja',
    reader: (person, company) =>
      person === undefined
        ? company && `${company} 御中`
        : `${company === undefined ? '' : `${company} `}${person} 様`,
    questions: 'よくある質問',
    ask: 'ご質問はこちら',
    getInTouch: 'お問い合わせ',
    nextStep: '次のステップ',
    send: '送信',
    ...labels('お名前', 'メールアドレス', '会社名', 'お問い合わせ内容'),
  },
  {
    language: 'zh',
    questions: '常见问题',
    ask: '提出问题',
    getInTouch: '联系我们',
    nextStep: '下一步',
    send: '发送',
    ...labels('姓名', '电子邮件', '公司', '留言'),
  },
  {
    language: 'ko',
    questions: '자주 묻는 질문',
    ask: '질문하기',
    getInTouch: '문의하기',
    nextStep: '다음 단계',
    send: '보내기',
    ...labels('이름', '이메일', '회사', '메시지'),
  },
  {
    language: 'ar',
    questions: 'أسئلة وأجوبة',
    ask: 'اطرح سؤالاً',
    getInTouch: 'تواصل معنا',
    nextStep: 'الخطوة التالية',
    send: 'إرسال',
    ...labels('الاسم', 'البريد الإلكتروني', 'الشركة', 'الرسالة'),
  },
];

/** A form must have labels; in a language we do not speak they are the plainest English ones. */
const unknown: Phrases = { language: 'und', ...labels('Name', 'Email', 'Company', 'Message') };

const byLanguage = new Map(tables.map((phrases) => [phrases.language, phrases]));

export const phrasesOf = (language: string): Phrases => byLanguage.get(language) ?? unknown;
