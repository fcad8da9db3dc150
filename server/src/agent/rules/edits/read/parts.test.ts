import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from '../read_requests.ts';

/** Each wish as its kind and what it is about. */
const told = (message: string, home: string): string =>
  readRequests(message, home)
    .map((request) => {
      const about =
        'section' in request ? request.section : 'topic' in request ? request.topic : '';
      const where = request.kind === 'move' ? ` ${request.place.where}` : '';
      const lines = request.kind === 'shorten' && request.sentences ? ` ${request.sentences}` : '';
      return `${request.kind} ${about}${where}${lines}`;
    })
    .join('; ');

const messages: [language: string, message: string, wishes: string][] = [
  [
    'en',
    'Remove the prices, the quote, and shorten the intro',
    'remove prices, the quote; shorten intro',
  ],
  [
    'en',
    'Move the prices and the quote to the bottom and drop the table',
    'move prices and the quote bottom; remove table',
  ],
  [
    'en',
    'Put the warranty at the top and cut the steps to two sentences',
    'move warranty top; shorten steps 2',
  ],
  ['en', 'make the roof section way shorter, nobody reads about tiles', 'shorten roof section'],
  ['de', 'Die Preise ganz ans Ende und die Tabelle raus', 'move Preise bottom; remove Tabelle'],
  [
    'de',
    'Preise nach unten, Zitat nach oben und die Schritte kürzer',
    'move Preise down; move Zitat top; shorten Schritte',
  ],
  ['de', 'Nimm die Preise und das Zitat raus', 'remove Preise und das Zitat'],
  [
    'fr',
    'Mets les tarifs à la fin et raccourcis l’intro à deux phrases',
    'move tarifs bottom; shorten intro 2',
  ],
  ['es', 'Los precios al final y fuera la cita', 'move precios bottom; remove cita'],
  ['it', 'I prezzi in fondo e via la citazione', 'move prezzi bottom; remove citazione'],
  ['pt', 'Os preços para o fim e a citação fora', 'move preços bottom; remove citação'],
  ['nl', 'De prijzen naar onderen en het citaat eruit', 'move prijzen bottom; remove citaat'],
  ['pl', 'Ceny na koniec i cytat do usunięcia', 'move Ceny bottom; remove cytat'],
  ['ja', '料金を一番下に、お客様の声は削除', 'move 料金 bottom; remove お客様の声'],
  // What a headline is about is one wish with it, whatever verbs it has; what names no words is no headline.
  [
    'en',
    'a title about the crew on their own shift, and drop the table',
    'headlineAbout crew on their own shift; remove table',
  ],
  ['en', 'headline: something like we come when it rains', 'headlineAbout we come when it rains'],
  [
    'de',
    'Überschrift soll davon handeln, dass keiner mehr wartet',
    'headlineAbout keiner mehr wartet',
  ],
  ['fr', 'Change le titre en quelque chose avec les samedis', 'headlineAbout samedis'],
  [
    'es',
    'Titular nuevo, sobre que no hay que quitar cables, y acorta los pasos',
    'headlineAbout no hay que quitar cables; shorten pasos',
  ],
  [
    'it',
    'Titolo nuovo, sul fatto che non serve spostare mobili, e accorcia i passi',
    'headlineAbout non serve spostare mobili; shorten passi',
  ],
  ['pt', 'Muda o título para algo com os domingos', 'headlineAbout domingos'],
  [
    'nl',
    'Nieuwe kop, over dat niemand iets hoeft te verplaatsen, en de stappen korter',
    'headlineAbout niemand iets hoeft te verplaatsen; shorten stappen',
  ],
  [
    'pl',
    'Nowy nagłówek, o tym, że nic nie trzeba usuwać, i skróć kroki',
    'headlineAbout nic nie trzeba usuwać; shorten kroki',
  ],
  ['en', 'Change the headline to “Something with soul”', 'setHero '],
  // Whatever else is said of the headline is said of nothing else.
  [
    'en',
    'the headline without the word cheap, rather something about moving in early',
    'headlineAbout moving in early',
  ],
  [
    'en',
    'headline shorter, something like first the boat then the sail',
    'headlineAbout first the boat then the sail',
  ],
  ['en', 'a headline without the word “cheap”', 'headlineAbout '],
  [
    'de',
    'Überschrift ohne das Wort „billig“, lieber was zum Umbau im Winter',
    'headlineAbout Umbau im Winter',
  ],
  ['fr', 'Un titre qui parle du vent, genre ce qui se passe à 5 h', 'headlineAbout vent'],
  [
    'es',
    'Un título más corto, en plan primero el barco y luego la vela',
    'headlineAbout primero el barco y luego la vela',
  ],
  [
    'it',
    "il titolo senza la parola 'offerta', piuttosto qualcosa sull'arrivo del gas",
    'headlineAbout arrivo del gas',
  ],
  [
    'pt',
    'o título sem a palavra barato, antes algo sobre mudar de casa',
    'headlineAbout mudar de casa',
  ],
  [
    'nl',
    'kop mag korter, iets van eerst de boot dan het zeil',
    'headlineAbout eerst de boot dan het zeil',
  ],
  ['nl', 'kop over varen ook als de boot 30 ton is', 'headlineAbout varen ook als de boot 30 ton'],
  [
    'pl',
    'nagłówek bez słowa „tani”, raczej coś o przeniesieniu biura',
    'headlineAbout przeniesieniu biura',
  ],
  [
    'de',
    'Neue Überschrift, lieber was mit dem Wind, und das Zitat raus',
    'headlineAbout Wind; remove Zitat',
  ],
  // However a wish is led in, and however small it is made.
  [
    'en',
    'I’d like the anchor further up and the sail part shorter',
    'move anchor up; shorten sail part',
  ],
  ['en', 'the spare boat should come earlier', 'move spare boat up'],
  ['de', 'Das Ersatzboot sollte weiter vorne stehen', 'move Ersatzboot up'],
  [
    'pt',
    'quero a âncora mais para cima e a parte da vela mais curtinha',
    'move âncora up; shorten vela section',
  ],
  [
    'es',
    'quiero lo de la vela más cortito y sube el ancla más arriba (de sitio, no de precio)',
    'shorten vela; move ancla up',
  ],
  [
    'it',
    'vorrei il timone più su e la parte sulla vela più cortina',
    'move timone up; shorten vela section',
  ],
  ['ja', '錨の部分を短くしたいです', 'shorten 錨 section'],
  // A word before a noun is no place, nor is one in a name that gets a figure.
  ['en', 'take the surname out, first name is enough', 'remove surname; remark '],
  ['en', 'change the hook up to £40', 'setValue hook up'],
  ['de', 'die Anfahrt braucht’s nicht, dafür die Preise hoch', 'remove Anfahrt; move Preise top'],
  [
    'nl',
    'De garantie moet er nog bij, en maak de stappen korter',
    'addAbout garantie; shorten stappen',
  ],
  ['en', 'make the roof part shorter and say it’s rain-proof', 'shorten roof part; mention '],
  // What a verb in two parts holds is one wish, and so is what one place is for.
  ['en', 'take the prices and the quote out', 'remove prices and the quote'],
  ['en', 'The first and last question can go', 'remove first and last question'],
  // What is said in passing, or why, is no part of a name.
  ['en', 'Lose the night rate while you’re at it', 'remove night rate'],
  ['de', 'Wenn du schon dabei bist, nimm die Anfahrt raus', 'remove Anfahrt'],
  ['fr', 'Tant que tu y es, supprime le tarif de nuit', 'remove tarif de nuit'],
  ['it', 'Già che ci sei togli il listino invernale', 'remove listino invernale'],
  ['nl', 'Voeg de rondleiding toch toe', 'addAbout rondleiding'],
  ['pl', 'Przy okazji usuń cennik zimowy', 'remove cennik zimowy'],
  ['en', 'take out the 12%, the figures are shaky', 'remove 12%'],
  ['es', 'acorta lo de la piscina que es un rollo', 'shorten piscina'],
  ['en', 'Put in the hall after the prices', 'addAbout hall'],
  // A second wish is one, whatever stands between: a colon that describes, news without a verb, less of something.
  [
    'fr',
    'Titre : plutôt quelque chose sur la toiture, et supprime le tarif de nuit',
    'headlineAbout toiture; remove tarif de nuit',
  ],
  ['en', 'Headline: Cut costs and move faster', 'setHero '],
  ['it', 'cena da 32,50 a 35, e togli la nota sui cani', 'correct ; remove nota sui cani'],
  ['en', 'Shop open from 9 to 17', 'unknown '],
  [
    'de',
    'weniger über den Weinkeller, und die Preise nach oben',
    'shorten Weinkeller; move Preise top',
  ],
  [
    'en',
    'a few words on parking please, and shorten the damage section',
    'mention ; shorten damage section',
  ],
  [
    'de',
    'Keller und Dach brauchts nicht, dafür den Garten rein',
    'remove Keller und Dach; addAbout Garten',
  ],
  // An order, a wish for the headline, a statement: by what they ask for, and not by a verb in them.
  ['nl', 'wissel de volgorde: prijzen voor het team', 'move prijzen before'],
  ['es', 'en el título quiero el tejado nuevo', 'headlineAbout tejado nuevo'],
  ['ja', '見出しを「雨漏りゼロ」が伝わるものにして', 'headlineAbout 雨漏りゼロ'],
  ['en', 'Say we halve the water bill with rain tanks', 'mention '],
  ['en', 'the eggs are 2.40 now so correct that', 'setValue eggs'],
  // What is added behind a wish for the headline is a wish of its own, unless it belongs into it.
  [
    'en',
    'headline about the roof, and stick in the guarantee',
    'headlineAbout roof; addAbout guarantee',
  ],
  [
    'fr',
    'un titre sur la toiture, et ajoute la garantie',
    'headlineAbout toiture; addAbout garantie',
  ],
  [
    'de',
    'Überschrift über das Dach, und ergänze die Garantie',
    'headlineAbout Dach; addAbout Garantie',
  ],
  [
    'es',
    'un titular sobre el tejado y añade la garantía',
    'headlineAbout tejado; addAbout garantía',
  ],
];

for (const [language, message, wishes] of messages) {
  test(`${language}: ${message}`, () => assert.equal(told(message, language), wishes));
}
