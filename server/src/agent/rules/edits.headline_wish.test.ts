// A wish for a headline needs no verb that commands, and may say how it should be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from './edits/read_requests.ts';
import { namesSibling } from './text/siblings.ts';

const about = (topic: string) => ({ kind: 'headlineAbout', topic });
const style = { kind: 'refuse', because: 'style' };

const wishes: [language: string, message: string, expected: object][] = [
  ['en', 'The headline should highlight the orchard', about('orchard')],
  ['en', 'The title could be more direct about refunds', about('refunds')],
  ['en', 'The headline should be more direct', style],
  [
    'en',
    'The headline should not mention refunds',
    { kind: 'remove', section: 'refunds in headline' },
  ],
  ['de', 'Überschrift soll den Hofladen nennen', about('Hofladen')],
  ['de', 'Die Überschrift sollte auf die Ernte eingehen', about('Ernte')],
  ['de', 'Der Titel soll die Ernte nicht nennen', { kind: 'remove', section: 'Ernte in Titel' }],
  ['de', 'Überschrift soll kürzer sein', { kind: 'shorten', section: 'headline' }],
  ['fr', 'Titre plus rassurant sur la livraison', about('livraison')],
  ['fr', 'Un titre plus rassurant', style],
  ['fr', 'Le titre ne doit pas parler du prix', { kind: 'remove', section: 'prix in titre' }],
  ['fr', 'Le titre plus haut', { kind: 'move', section: 'headline' }],
  ['es', 'una cabecera más directa sobre el riego', about('riego')],
  ['es', 'El título tiene que mencionar el riego', about('riego')],
  ['it', 'Titolo più rassicurante sui tempi', about('tempi')],
  ['pt', 'Um título mais tranquilo sobre as obras', about('obras')],
  ['nl', 'Kop moet de oogst noemen', about('oogst')],
  ['pl', 'Nagłówek powinien podkreślać termin', about('termin')],
  ['en', 'can we get the orchard into the title?', about('orchard')],
  ['en', 'headline needs the 14 acres in it', about('14 acres')],
  ['en', 'Redo the headline, it should be about weekends', about('weekends')],
  ['de', 'Überschrift bitte so, dass die zwei Höfe vorkommen', about('zwei Höfe')],
  ['de', 'In der Überschrift soll der 1. März vorkommen', about('1. März')],
  ['fr', 'Il faudrait que le titre évoque les deux vergers', about('deux vergers')],
  ['fr', 'refais le titre avec les 40 ruches', about('40 ruches')],
  ['es', 'en el titular mete lo de los 120 olivos', about('120 olivos')],
  ['it', 'nel titolo metti il frutteto con le api', about('frutteto con le api')],
  ['pt', 'No título fala das duas hortas', about('duas hortas')],
  ['nl', 'Kop moet over de kassen gaan, niet zo algemeen', about('kassen')],
  ['pl', 'Zmień nagłówek tak, żeby było o 40 drzewach', about('40 drzewach')],
  // Behind a colon may stand a wish.
  ['en', 'title: should be about the orchard', about('orchard')],
  ['en', 'headline: the 14 acres must be in there', about('14 acres')],
  ['de', 'Überschrift: da sollen die Bienen rein', about('Bienen')],
  ['de', 'Titel: Hofladen soll drinstehen', about('Hofladen')],
  ['de', 'Überschrift: bitte was mit Honig', about('Honig')],
  ['fr', 'titre : il faut qu’on parle des ruches', about('ruches')],
  ['fr', 'titre : faire apparaître les 40 ruches', about('40 ruches')],
  ['es', 'titular: que salga lo del riego', about('riego')],
  ['it', 'titolo: ci vuole il frutteto', about('frutteto')],
  ['pt', 'título: tem de aparecer a horta', about('horta')],
  ['nl', 'titel: zet de kassen erin', about('kassen')],
  ['pl', 'tytuł: ma być o sadzie', about('sadzie')],
  ['ja', 'タイトル：納期のことを入れて', about('納期')],
  // Or what it should say, which is not its words.
  ['en', 'Headline: say that the press keeps running', about('the press keeps running')],
  ['en', 'headline: make it clear that nothing closes', about('nothing closes')],
  ['de', 'Titel: klar machen, dass der Hof offen bleibt', about('der Hof offen bleibt')],
  ['fr', 'Titre : que la cave reste ouverte', about('la cave reste ouverte')],
  ['es', 'Titular: que la tienda sigue abierta', about('la tienda sigue abierta')],
  ['it', 'Titolo: far capire che il forno resta aperto', about('il forno resta aperto')],
  ['nl', 'Kop: dat de winkel open blijft', about('de winkel open blijft')],
  ['pl', 'Nagłówek: że sklep jest otwarty', about('sklep jest otwarty')],
  ['ja', '見出し：工事中も営業していることを伝えて', about('工事中も営業している')],
  // Or a headline.
  ['en', 'headline: say hello to spring', { kind: 'setHero' }],
  ['en', 'headline: that was easy', { kind: 'setHero' }],
  ['fr', 'Titre : Que du miel', { kind: 'setHero' }],
  ['en', 'headline: You should see it in May', { kind: 'setHero' }],
  ['en', 'headline: put bees to work', { kind: 'setHero' }],
  ['de', 'Überschrift: Honig, wie er sein soll', { kind: 'setHero' }],
  ['fr', 'titre : Le miel doit rester simple', { kind: 'setHero' }],
  // Without one.
  ['en', 'can the title say the 14 acres in it', about('14 acres')],
  ['en', 'headline wants the orchard in it', about('orchard')],
  ['de', 'in die Überschrift gehört der Hofladen', about('Hofladen')],
  ['de', 'Überschrift anders, die Bienen müssen vorkommen', about('Bienen')],
  ['fr', 'titre à refaire, avec les 4 ruches en cinq mois dedans', about('4 ruches en cinq mois')],
  ['es', 'el título tiene que llevar lo de los 31 olivos', about('31 olivos')],
  ['it', 'titolo da rifare con dentro le api', about('api')],
  ['pt', 'título a refazer, com a palavra horta', about('horta')],
  ['nl', 'kop moet iets zeggen over de kassen', about('kassen')],
  ['nl', 'in de kop mis ik de oogst', about('oogst')],
  ['pl', 'w tytule brakuje sadu', about('sadu')],
];

for (const [language, message, expected] of wishes) {
  test(`${language}: ${message}`, () => {
    const [request] = readRequests(message, language);
    assert.partialDeepStrictEqual(request, expected);
  });
}

test('a compound with another first half is another thing', () => {
  assert.equal(namesSibling('Herbstmarkt', 'Zwölf Stände auf dem Frühlingsmarkt', 'de'), true);
  assert.equal(namesSibling('Markt', 'Zwölf Stände auf dem Frühlingsmarkt', 'de'), false);
  assert.equal(namesSibling('Herbstmarkt', 'Der Herbstmarkt am Ufer', 'de'), false);
});
