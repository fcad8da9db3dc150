import type { Phrases } from '../phrase_types.ts';

export const ru: Phrases = {
  language: 'ru',
  questions: 'Вопросы и ответы',
  prices: 'Цены',
  price: 'Цена',
  item: 'Позиция',
  ask: 'Задать вопрос',
  getInTouch: 'Контакты',
  nextStep: 'Следующий шаг',
  send: 'Отправить',
  quotes: ['«', '»'],
  fields: { name: 'Имя', email: 'Эл. почта', company: 'Компания', message: 'Сообщение' },
};
