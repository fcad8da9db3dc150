import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command } from './command.ts';
import { readCommands } from './commands.ts';

const shown = (one: Command): string => {
  if (one.kind === 'order') return `order:${one.first}>${one.second}`;
  return 'about' in one ? `${one.kind}:${one.about}` : one.kind;
};
const read = (notes: string, language: string): string =>
  readCommands(notes, language).list.map(shown).join('|');

const cases: readonly [language: string, notes: string, wishes: string][] = [
  // What may be shown, and what not.
  ['en', 'Total yes, hourly rates no.', 'mention:Total|skip:hourly rates'],
  ['de', 'Gesamtbetrag ja, Stückpreise nein.', 'mention:Gesamtbetrag|skip:Stückpreise'],
  ['fr', 'Prix global oui, détail par poste non.', 'mention:Prix global|skip:détail par poste'],
  ['es', 'Fotos sí, precios no.', 'mention:Fotos|noPricing'],
  ['it', 'Durata sì, prezzi no.', 'mention:Durata|noPricing'],
  ['pt', 'Prazo sim, preços não.', 'mention:Prazo|noPricing'],
  ['nl', 'Looptijd wel, prijzen niet.', 'mention:Looptijd|noPricing'],
  ['pl', 'Czas dostawy tak, ceny nie.', 'mention:Czas dostawy|noPricing'],
  ['ja', '工期は載せる、価格は載せない。', 'mention:工期|noPricing'],
  ['en', 'Prices are fine as listed.', 'mention:Prices'],
  ['de', 'Preise dürfen drinstehen.', 'mention:Preise'],
  ['es', 'Se pueden poner los precios.', 'mention:precios'],
  ['pt', 'Os preços podem aparecer.', 'mention:preços'],
  ['fr', 'Les prix peuvent figurer.', 'mention:prix'],
  [
    'en',
    'Show the Family plan only, with its monthly fee.',
    'only:Family plan|mention:monthly fee',
  ],
  ['fr', 'Ne parler ni du délai ni des remises.', 'skip:délai|skip:remises'],
  // Spoken of, but not so.
  ['en', 'Do not criticise their old supplier.', 'fair:old supplier'],
  ['de', 'Den bisherigen Dienstleister nicht schlecht machen.', 'fair:bisherigen Dienstleister'],
  ['fr', 'Ne pas dénigrer leur toiture.', 'fair:toiture'],
  ['es', 'No criticar al proveedor actual.', 'fair:proveedor actual'],
  ['it', 'Non criticare il loro impianto attuale.', 'fair:impianto attuale'],
  ['pt', 'Não criticar a empresa actual.', 'fair:empresa actual'],
  ['nl', 'Geen kritiek op het huidige pakket.', 'fair:huidige pakket'],
  ['pl', 'Nie krytykuj obecnego dostawcy.', 'fair:obecnego dostawcy'],
  ['ja', '他社の悪口は言わない。', 'fair:他社'],
  ['en', 'Never promise a delivery date.', 'unpromised:delivery date'],
  ['de', 'Keine Einsparung versprechen.', 'unpromised:Einsparung'],
  ['fr', 'Ne promettre aucune économie.', 'unpromised:économie'],
  ['en', 'Do not name her current landlord.', 'unnamed:landlord'],
  ['de', 'Den jetzigen Vermieter nicht beim Namen nennen.', 'unnamed:Vermieter'],
  ['fr', 'Ne pas nommer son fournisseur actuel.', 'unnamed:fournisseur'],
  ['es', 'No nombrar a su aseguradora actual.', 'unnamed:aseguradora'],
  // What leads, both of two, and what does not.
  ['de', 'Mit den zwei Stunden Anfahrt loslegen.', 'lead:zwei Stunden Anfahrt'],
  ['ja', 'まず納期の短さと送料を説明する。', 'lead:納期の短さ|early:送料'],
  ['en', 'Lead with parking and how long it takes.', 'lead:parking|early:how long it takes'],
  ['fr', 'Ouvrir sur la sécurité, pas sur le prix.', 'lead:sécurité|order:sécurité>prix'],
  ['pt', 'Começar pela segurança, não pelo preço.', 'lead:segurança|order:segurança>preço'],
  ['it', 'Partire dalla resa, non dal prezzo.', 'lead:resa|order:resa>prezzo'],
  ['de', 'Mit der Ruhe einsteigen und mit dem Termin.', 'lead:Ruhe|early:Termin'],
  ['pt', 'Começar pela rapidez e pela garantia.', 'lead:rapidez|early:garantia'],
  ['de', 'Keine Referenznamen.', 'nameless'],
  ['en', 'No reference names.', 'nameless'],
  ['es', 'Se puede decir que trabajamos de noche.', 'mention:trabajamos de noche'],
  // What is left out as this or that, and what nobody can read.
  ['nl', 'Leveranciers niet noemen als voordeel.', 'skip:Leveranciers'],
  ['ja', '競合の話はしない。', 'skip:競合'],
  ['nl', 'De proefperiode niet als korting presenteren.', 'unread'],
  // How it is said.
  ['en', 'Keep it factual.', 'tone'],
  ['en', 'Be gentle.', 'tone'],
  ['de', 'Höflich bleiben.', 'tone'],
  ['de', 'Reparatur nennen, Sie-Form.', 'mention:Reparatur|address'],
  ['de', 'Anrede Sie-Form, aber bodenständig.', 'address|tone'],
  ['de', 'Ausblick auf 2026 knapp, Sie-Form.', 'address'],
  // Other ways to begin, and to leave out.
  ['it', 'Si comincia dalla prova gratuita.', 'lead:prova gratuita'],
  ['it', 'Lascia stare le caldaie.', 'skip:caldaie'],
  ['it', 'Tabella delle voci sì, con il totale.', 'mention:Tabella delle voci|mention:totale'],
  ['ja', '試作費は載せてよい。', 'mention:試作費'],
  // Told, and not asked for.
  ['en', 'She said yes to the trial, no to the contract.', ''],
  ['en', 'He does not name his suppliers.', ''],
  ['fr', 'Il ne critique pas son fournisseur.', ''],
  ['nl', 'Ze zijn niet tevreden als klant.', ''],
  ['ja', '値引きの話は出ていない。', ''],
  ['de', 'Du-Form ist nicht vereinbart.', ''],
  // Honest about it: told, and put forward.
  ['en', 'Be upfront about the queue and about the noise.', 'mention:queue|mention:noise'],
  ['de', 'Die Wartezeit offen ansprechen.', 'mention:Wartezeit'],
  ['fr', 'Soyez franche sur les retards.', 'mention:retards'],
  ['es', 'Sé honesto con las obras.', 'mention:obras'],
  ['nl', 'Wees eerlijk over de wachtlijst.', 'mention:wachtlijst'],
  ['ja', '待ち時間については正直に書いてください。', 'mention:待ち時間'],
  ['en', 'Worries first, please.', 'answered'],
  ['es', 'Primero sus miedos.', 'answered'],
  ['en', 'Answer the parking fear first.', 'lead:parking'],
  ['en', 'Keep the hens.', 'mention:hens'],
  ['en', "Mention Rosa by name but don't promise her.", 'mention:Rosa|unpromised:Rosa'],
  ['en', "Don't be chatty. It should sound like a letter.", 'tone|tone'],
  ['fr', 'Ne pas faire vendeur.', 'tone'],
  ['ja', '漢字は少なめに。', 'tone'],
  ['en', 'Work out the price for 84 seats.', 'sum'],
  ['de', 'Den Preis für 84 Plätze ausrechnen.', 'sum'],
  ['it', 'Calcolare il totale per 84 posti.', 'sum'],
  ['de', 'Das Wort Billig nicht verwenden.', 'wording'],
  ['ja', '「最強」「激安」という言葉は使わない。', 'wording|wording'],
  ['en', "It's for both of them as a couple.", ''],
  ['en', 'Only for block C. Short sentences.', 'only:block C|tone'],
  ['en', 'Agreed for Holt & Co. No discounts.', 'skip:discounts'],
  ['nl', 'Aanspreken met u.', 'address'],
  ['it', 'Una riga sul parcheggio.', 'unread'],
];

for (const [language, notes, wishes] of cases)
  test(`“${notes}” asks for ${wishes || 'nothing'}`, () => {
    assert.equal(read(notes, language), wishes);
  });
