import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const read = (notes: string, language: string): string =>
  readCommands(notes, language)
    .list.filter(({ kind }) => kind !== 'tone')
    .map((one) => {
      if (one.kind === 'order') return `order:${one.first}>${one.second}`;
      return `${one.kind}:${'about' in one ? one.about : ''}`;
    })
    .join('|');

const wishes: readonly (readonly [string, string, string])[] = [
  // What is told first, and then what to do about it.
  ['en', 'They are a charity: leave out the corporate rates.', 'skip:corporate rates'],
  ['de', 'Er ist Handwerker: mit der Reparatur anfangen.', 'lead:Reparatur'],
  ['fr', 'Il découvre le sujet : commencer par l’essai gratuit.', 'lead:essai gratuit'],
  // What matters most.
  ['de', 'Sie zeigt es dem Vorstand: am wichtigsten ist die Garantie.', 'lead:Garantie'],
  ['es', 'Lo más importante es que puede devolverlo todo.', 'lead:puede devolverlo todo'],
  ['it', 'La cosa più importante è la garanzia.', 'lead:garanzia'],
  ['nl', 'Ze is nieuw: het belangrijkste is de proefmaand.', 'lead:proefmaand'],
  ['ja', '一番大事なのは、工事中も営業できることです。', 'lead:工事中も営業できること'],
  // A whole clause, which no comma or `and` cuts.
  [
    'de',
    'Zuerst zeigen, dass wir frei sind und weder bauen noch handeln.',
    'lead:wir frei sind und weder bauen noch handeln',
  ],
  ['de', 'Beginnen Sie damit, dass die Halle offen bleibt.', 'lead:Halle offen bleibt'],
  ['pl', 'Zacznij od tego, że sala jest wolna.', 'lead:sala jest wolna'],
  [
    'en',
    'Lead with the fact that they can rent one room at a time.',
    'lead:they can rent one room at a time',
  ],
  ['es', 'Empiece por que la sala se abre en dos días.', 'lead:sala se abre en dos días'],
  ['nl', 'Begin met dat de winkel open blijft.', 'lead:winkel open blijft'],
  ['pt', 'Começar por reparar o muro em vez de fazer tudo de novo.', 'lead:reparar o muro'],
  ['fr', 'Mettez en avant la formule Jardin.', 'lead:formule Jardin'],
  // `en` joins in Dutch alone.
  ['es', 'No menciones el pago en aceite.', 'skip:pago en aceite'],
  ['fr', 'Ne parlez pas du séjour en mars.', 'skip:séjour en mars'],
  ['nl', 'Noem geen boetes en klachten.', 'skip:boetes|skip:klachten'],
  // Two things, and what the reader spoke of.
  ['it', 'Aprire con la consegna e la garanzia.', 'lead:consegna|early:garanzia'],
  [
    'en',
    'Lead with the noise problem he mentions, not the price.',
    'lead:noise problem|order:noise problem>price',
  ],
  ['de', 'Mit dem Feuchteproblem anfangen, das sie beschreibt.', 'lead:Feuchteproblem'],
  // With a colon, as a sentence of its own.
  ['pt', 'Começar por: quem não tem lugar não paga nada.', 'lead:quem não tem lugar não paga nada'],
  ['en', 'Start with: nobody pays for empty seats.', 'lead:nobody pays for empty seats'],
  ['nl', 'Begin met: de hal blijft open.', 'lead:hal blijft open'],
  // Not before anything else, and never as what leads.
  ['de', 'Kunststoff nicht in den Vordergrund.', 'modest:Kunststoff'],
  ['de', 'Leasing nur am Rande.', 'modest:Leasing'],
  ['fr', 'La location seulement en passant.', 'modest:location'],
  ['fr', 'Ne pas mettre le forfait annuel en avant.', 'modest:forfait annuel'],
  ['es', 'No poner la tarifa anual en primer plano.', 'modest:tarifa anual'],
  ['it', 'Non mettere il canone annuo in primo piano.', 'modest:canone annuo'],
  ['pt', 'Não colocar o plano anual em destaque.', 'modest:plano anual'],
  ['nl', 'Het jaarplan niet op de voorgrond.', 'modest:jaarplan'],
  ['en', 'Keep the yearly plan in the background.', 'modest:yearly plan'],
  // What is done when.
  ['en', 'No prices, we quote after the survey.', 'noPricing:'],
  ['de', 'Nachfass nach dem Ortstermin. Mit der Halle anfangen.', 'lead:Halle'],
  // What is refused beside a wish.
  [
    'de',
    'Die Wochenenden zeigen, nicht die Ferienwochen.',
    'mention:Wochenenden|skip:Ferienwochen',
  ],
  [
    'it',
    'Mostrare i prezzi del noleggio, non quelli della vendita.',
    'mention:prezzi del noleggio|skip:prezzi della vendita',
  ],
  ['de', 'Die Mitgliedschaft nicht aufdrängen.', 'modest:Mitgliedschaft'],
  ['de', 'Leasing nicht in den Vordergrund.', 'modest:Leasing'],
];

const others: readonly (readonly [string, string, string])[] = [
  ['en', 'Lead with the trial: they have never bought this.', 'lead:trial'],
  ['en', 'She decides, not the board.', ''],
  ['de', 'Achtung vor dem Alter der Kundschaft.', ''],
  ['de', 'Preise vor den Referenzen zeigen.', 'order:Preise>Referenzen'],
  ['en', 'Their budget is tight: the board decides in May.', ''],
  ['en', 'Lead with research and development.', 'lead:research and development'],
];

for (const [language, notes, meant] of [...wishes, ...others])
  test(`“${notes}” asks for ${meant || 'nothing'}`, () => {
    assert.equal(read(notes, language), meant);
  });
