// Lines for readers that stand among notes, in texts where their place or their make alone spoke against them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blanked } from './blanked.ts';
import { screenDocument } from './document.ts';
import { doubtfulIn } from './doubtful.ts';

const shownOf = (text: string, language: string): string => {
  const screened = screenDocument(text, language);
  return blanked(screened.shown, doubtfulIn(screened, language, []));
};

/** `+` before what readers see, `-` before what they must not. */
function holds(language: string, marked: string): void {
  const lines = marked.split('\n').map((line) => ({ mark: line.charAt(0), text: line.slice(2) }));
  const shown = shownOf(lines.map(({ text }) => text).join('\n'), language);
  for (const { mark, text } of lines) {
    if (mark === '+') assert.ok(shown.includes(text), `${language}: ${text}\n${shown}`);
    if (mark === '-') assert.ok(!shown.includes(text), `${language}: ${text}\n${shown}`);
  }
}

test('a label with its value beside what colleagues say is no speaker', () => {
  holds(
    'en',
    `- Kate: here is all I have, Ben please tidy it

+ Bramble Lodge takes twelve guests, on half board.
+ Deposit: a third, by bank transfer
- Ben: nobody pays the deposit in time, why do we ask
- Kate: leave it in

+ Lunch: packed, on request the evening before
- Ben: and not a word about the septic tank`,
  );
  holds(
    'de',
    `- Jens: ich werf mal alles rein, Katrin sortiert

+ Segeltörns ab Kappeln, drei bis sieben Tage, mit Skipper.
+ Anzahlung: ein Drittel, der Rest vor Ort
- Katrin: das Boot ist noch beim Lackierer, nicht zu früh ankündigen
- Jens: ist mir klar

+ Verpflegung: kochen wir gemeinsam an Bord
- Katrin: und nix vom kaputten Herd`,
  );
  holds(
    'es',
    `- Marta: pego lo que tengo, Javi ordénalo tú

+ Excursiones a caballo por la sierra, de una hora o de medio día.
+ Reserva: la mitad por adelantado, el resto al llegar
- Javi: la yegua vieja ya no aguanta medio día
- Marta: pues no lo pongas

+ Ropa: pantalón largo
- Javi: y del seguro ni mu`,
  );
});

test('the same name of a thing under two headings of minutes, with its price, speaks to nobody', () => {
  holds(
    'de',
    `TOP 1: Kurse
+ Töpfern: an sechs Abenden, jeder nimmt drei Stücke mit nach Hause
+ Weben: an vier Samstagen am eigenen kleinen Rahmen

TOP 2: Preise
+ Töpfern: 140 Euro im Kurs, Ton inbegriffen
+ Weben: 95 Euro im Kurs`,
  );
});

test('a question that readers ask, right below a note, stays with its answer', () => {
  holds(
    'es',
    `+ ¿Cuándo hay clase?
+ Los martes y los jueves por la tarde.
- El grupo del jueves está a punto de cerrarse, que no se entere nadie
+ ¿Qué hay que llevar?
+ Ropa cómoda y una toalla.
+ ¿Se puede empezar en cualquier mes?
+ Sí, siempre que quede sitio.`,
  );
  holds(
    'it',
    `+ Quanto dura una lezione?
+ Un'ora e mezza, con una pausa.
- Sandro accorcia sempre, qualcuno gli parli
+ Serve un violino proprio?
+ No, per i primi tre mesi lo prestiamo noi.
+ Si può recuperare una lezione?
+ Sì, entro la fine del mese.`,
  );
  holds(
    'en',
    `+ How long does a tuning take?
+ About an hour and a half.
- Geoff needs two, but let's not put that
+ Do I have to be at home?
+ Only to let us in.
+ Can you tune to an organ?
+ Yes, tell us its pitch beforehand.`,
  );
});

test('whom to call and where to come are for readers, at the foot of a text too', () => {
  holds(
    'en',
    `+ Wool from our own flock, spun in Selkirk.

+ 01750 555 0142 · wool@ettrickflock.example
+ Isla and Rab Turnbull, Ettrick Flock, near Selkirk, Borders

- ask Rab for the photo with the new gate`,
  );
  holds(
    'pl',
    `+ Szyjemy żagle na miarę i naprawiamy stare.

+ ul. Portowa 7, 82-300 Elbląg, tel. 55 555 01 23

- Krzysiek: zdjęcie hali podmienić, ta stara już nie nasza`,
  );
  holds(
    'pt',
    `+ Restauramos azulejos antigos, peça a peça.

+ Oficina do Largo, Rua da Cruz, 22, 266 555 017, oficina@azulejo.example

- a Rita quer mudar o logótipo, esperar por ela`,
  );
  holds(
    'es',
    `+ Cerámica hecha a torno, en Níjar.
- Lola no quiere salir en la foto, ojo
+ Encargos: 950 555 014 (Lola)`,
  );
});

test('an entry far from any note is not taken along by the one above it', () => {
  holds(
    'it',
    `+ La foresteria
+ Doppia con bagno: 70 euro
+ Singola: 45 euro
- ai tedeschi del coro fatta a 38, ma non lo sappia nessuno
+ Colazione compresa, letto per bambini 5 euro a notte`,
  );
  holds(
    'nl',
    `+ Molendag in Zeddam

+ ZONDAG 8 JUNI
+ 10.00 Rondleiding door de molen
- molenaar is nog niet gevraagd, Riet belt hem
+ 12.00 Lunch in de schuur, € 12,50, aanmelden vóór 1 juni`,
  );
});

test('who said it stands below a quotation with a first name alone', () => {
  for (const [language, quote, speaker] of [
    ['it', '«Non pensavo di imparare a nuotare a sessant’anni.»', '– Rita, nonna di Tommaso'],
    ['en', '“I never thought I would swim at sixty.”', '– Maureen, grandmother of Jack'],
    ['fr', '« Jamais je n’aurais cru nager à soixante ans. »', '– Odile, grand-mère de Paul'],
  ] as const)
    holds(language, `+ ${quote}\n+ ${speaker}`);
});
