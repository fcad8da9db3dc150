import type { Phrases } from '../phrase_types.ts';

export const zh: Phrases = {
  language: 'zh',
  questions: '常见问题',
  prices: '价格',
  price: '价格',
  item: '项目',
  ask: '提出问题',
  getInTouch: '联系我们',
  nextStep: '下一步',
  send: '发送',
  quotes: ['“', '”'],
  fields: { name: '姓名', email: '电子邮件', company: '公司', message: '留言' },
};
