// What is left of a sentence is one: no second half without its verb, no verb without its object; and nothing goes that
// only shares a word with what was named.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofContext, run } from '../testing/run.ts';

type Asked = [message: string, left: RegExp, gone: RegExp];
const contexts: Record<string, [context: string, asked: Asked[]]> = {
  en: [
    'Kiln & Co fires clay for schools.\n\nHow it goes\nThe drop height is 2 m. Our drop rate last year was 3 %. Pots stay a week. Glaze dries overnight.\nThe shelf is yours, keep it or sell it, a new one costs £40. Pick-up is on Fridays.',
    [
      ['get rid of the drop rate', /drop height is 2 m/, /3 %/],
      ['leave out the drop rate when it was bad', /drop height is 2 m/, /3 %/],
      ['take out the price of a new one', /keep it or sell it\./, /£40/],
    ],
  ],
  es: [
    'Telar Norte teje alfombras.\n\nUso\nUna alfombra aguanta diez años; una cuerda, seis. Se lava en frío. Se seca al sol.',
    [
      ['Quita lo de la alfombra que aguanta años', /Se lava en frío/, /una cuerda, seis/iu],
      ['Quita lo de la cuerda', /aguanta diez años\./, /cuerda/],
    ],
  ],
  pt: [
    'Barco Azul aluga canoas.\n\nRegras\nA canoa é sua, leva ou deixa no cais, a limpeza sai R$ 90. O colete é grátis. O remo também.',
    [['tira o valor da limpeza', /leva ou deixa no cais\./, /R\$ 90/]],
  ],
  it: [
    'Filo Rosso cuce vele.\n\nMateriali\nIl lino regge dieci stagioni; il cotone, quattro. Si lava a mano. Si stende all’ombra.',
    [['togli la frase sul lino', /Si lava a mano/, /cotone, quattro/]],
  ],
};

for (const [language, [context, asked]] of Object.entries(contexts)) {
  const input = ofContext(language, context);
  for (const [message, left, gone] of asked) {
    test(message, async () => {
      const { content: current } = await run(input);
      const { content } = await run({ ...input, current, message: { text: message } });
      assert.match(JSON.stringify(current), gone);
      assert.match(JSON.stringify(content), left);
      assert.doesNotMatch(JSON.stringify(content), gone);
    });
  }
}
