import type { Phrases } from '../phrase_types.ts';

export const ko: Phrases = {
  language: 'ko',
  questions: '자주 묻는 질문',
  prices: '가격',
  price: '가격',
  item: '항목',
  ask: '질문하기',
  getInTouch: '문의하기',
  nextStep: '다음 단계',
  send: '보내기',
  quotes: ['“', '”'],
  fields: { name: '이름', email: '이메일', company: '회사', message: '메시지' },
};
