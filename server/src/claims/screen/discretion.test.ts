import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blanked } from './blanked.ts';
import { screenDocument } from './document.ts';
import { judgedIn } from './doubtful.ts';

/** What is left of a text for a careful writer. */
function leftOf(text: string, language: string, readers: readonly string[] = []): string {
  const screened = screenDocument(text, language);
  const { doubtful } = judgedIn(screened, language, [], [], readers);
  return blanked(screened.text, [...screened.hidden, ...doubtful]).replaceAll(/ {2,}/g, ' ');
}

interface Sorted {
  title: string;
  language: string;
  readers?: readonly string[];
  /** `+` before what is shown, `-` before what is not; `\\` joins parts of one line. */
  lines: string;
}

const texts: Sorted[] = [
  {
    title: 'how the reader manages so far, told about them',
    language: 'en',
    readers: ['Moira', 'Braddock'],
    lines: `
-In the room: Moira Braddock (bursar), Ken from the estates team came in late.

-How they do it today
-- 84 keys on a board, a book beside it
-- Moira's deputy Sal walks round every evening

+A key cabinet opens with a card and knows who took what. Guests return keys at any hour.
+Our fitters need one day. They bring their own ladders.

-spoke w/ Moira. \\
-They wait till Easter if the board is slow.
+Parents book a year ahead. They usually visit twice.`,
  },
  {
    title: 'a reader whom nobody names',
    language: 'pl',
    lines: `
+Termin: 12 dni roboczych od akceptacji wzoru.

-– kupuje teraz w hurtowni, narzeka, że szwy puszczają
+– wzór trzeba zaakceptować do 4 maja. \\
-To najważniejsze, daj na górę
-– dla niego liczyłem \\
+200 koszulek i 50 bluz, razem 8400 zł netto

+Próbka jest bezpłatna, wysyłamy ją w trzy dni robocze.`,
  },
  {
    title: 'leave to name somebody, who it is, and what was thought aloud',
    language: 'de',
    lines: `
+Wir kehren den Schornstein zweimal im Jahr und messen dabei den Zug.

+- Referenz: Bäckerei Thomsen, Husum. Seit 2019 dabei. Der Meister sagt: „Früher kam der Rauch in die Stube. Heute nicht mehr." (Gerd Thomsen). \\
-Darf mit Namen, hab nachgefragt.
-- Kehrung am besten Montag... nein, stimmt nicht, da ist Markt. Also \\
+Dienstag zwischen 8 und 10 Uhr
+- Ansprechpartner \\
-bin ich, \\
+Lars Petersen, Tel. 04841 000 12

+Die Kehrung kostet 64 Euro und dauert eine halbe Stunde.`,
  },
  {
    title: 'a row that a note names, and what the house pays',
    language: 'es',
    lines: `
+Reformamos baños en Ávila desde 1998 con equipo propio.
+La obra dura nueve días y deja el piso limpio cada tarde.

+Cálculo de la reforma

+Partida | Baño A | Baño B
+Azulejo | 1.240 € | 1.610 €
+Mano de obra | 2.100 € | 2.100 €
-Coste interno | 2.480 | 2.900
-Horas de Paco | 31 | 31
+Total con IVA | 4.041 € | 4.489 €

-(la fila de horas de Paco quitar antes de mandar)

+Son precios estimados para once metros cuadrados\\
-, lo tenemos que decir siempre

+El suelo se nivela antes de poner el azulejo.`,
  },
  {
    title: 'terms, stock and an order behind an arrow',
    language: 'it',
    lines: `
+I NOSTRI OLI
+(prezzi a lattina, IVA esclusa, listino marzo)
+- Taggiasca 2024, 5 litri – 62,00 €
+- Riserva del frantoio, 0,5 litri – 14,00 € (solo 40 bottiglie, ne abbiamo poche)

+La consegna è gratuita da dieci lattine. \\
--> non scriverlo come promessa!!

-APPUNTI MIEI, non per la pagina: pagano 55 dal nostro concorrente. Si può scendere del 5 %, tenerlo per la trattativa.

+Le olive si raccolgono a mano e si frangono nello stesso giorno.`,
  },
  {
    title: 'what a thread tells of the offer',
    language: 'en',
    lines: `
-From: Gil Aske
-To: Marketing
-Subject: FW: Holm laundry

-can you make a page of the below, ignore what isn't for them. G

+The washers take 27 kg a load and use 9 litres of water per kilo.
+The drum opens to the front and the filter is cleaned from outside.
+Every machine is tested with your own linen before it leaves us.

-> From: Bea
-> \\
+lead time 15 working days, spare parts guaranteed for 12 years
-> margin is 38 on these, floor 6% off
-> he wants it before his boss is back

+the base is 900 x 760, same as the old one\\
-, Ulla can u confirm?

-> Ulla: confirmed. \\
+Delivery by lorry is included, the step needs an adapter that we supply free of charge.

+Our engineer comes for half a day and shows how the filter is cleaned.`,
  },
  {
    title: 'what a chat tells of the offer',
    language: 'es',
    lines: `
+Instalamos toldos en la sierra desde 2004 con equipo propio y sin subcontratas.
+La lona se cambia sin quitar el brazo, y el motor queda dentro del cajón.
+Cada toldo se prueba con viento antes de la entrega al cliente.

-[12:40] Eva: le has dicho lo del motor?
-[12:44] Jefe: si firma este mes se le quitan 300 € pero solo si lo pide
-[12:50] Nacho: \\
+validez del presupuesto 30 días, hasta el 14 de mayo`,
  },
  {
    title: 'what must not go on the page, and what was said before it',
    language: 'de',
    lines: `
+Die Fahrt dauert drei Stunden, an Bord sind zwei Decks und eine Küche.

-- Überraschung: um neun gibt es Feuerwerk für die Chefin. WICHTIG das steht bitte NICHT auf der Seite, die lesen zu viele
+- Abfahrt um 17 Uhr am Stadthafen, zurück um 22 Uhr
-- hab ihm gerechnet: \\
+Charter 3.400 + 620 = 4.020 netto

+Gefahren wird bis Windstärke sieben.`,
  },
  {
    title: 'a note that opens in capitals',
    language: 'en',
    lines: `
+Phase 1 takes four days and ends with a ranked list.

-NOT FOR PAGE  she has a quote from a large firm, twice ours. also they had a fire in 2023, she told me in confidence
+For 26 days you pay 24,050, invoiced monthly.
-So for them \\
+Plus: 12 x 6.50 = 78.00 a month.`,
  },
  {
    title: 'what is told frankly to readers',
    language: 'fr',
    lines: `
+La salle est chauffée, on s'y marie donc en janvier comme en juillet.
+On n'accède au balcon que par l'escalier, il n'y a pas d'ascenseur.
+Avec la scène, il reste 80 places assises.
+Les chaises se louent chez notre partenaire ; la liste part en mars.
+Beaucoup de mutuelles participent, nous aidons pour le dossier.`,
  },
  {
    title: 'what is told frankly to readers, in another language',
    language: 'nl',
    lines: `
+De zaal is verwarmd, dus trouwen kan in januari net zo goed als in juli.
+Op het balkon kom je alleen met de trap, een lift is er niet.
+Stoelen zijn te huur bij onze partner; de lijst gaat in maart de deur uit.
+Veel verzekeraars betalen een deel, wij helpen met de aanvraag.
+Het wachten ging van 12 dagen naar 4 dagen, omdat de rij niet meer vastloopt.`,
  },
  {
    title: 'who does what by when, also by the reader’s name',
    language: 'de',
    readers: ['Bartels', 'Hinrich'],
    lines: `
+Das Dach ist 42 Jahre alt, die Pfannen sind porös, die Lattung ist in Ordnung.

+So geht es weiter
+- Wübbena: Angebot mit Muster schicken bis 8. Mai
+- Herr Bartels: Ziegelfarbe wählen bis 22. Mai
+- Wübbena: Gerüst aufbauen am 15. Juni`,
  },
  {
    title: 'rows and words that only sound like it',
    language: 'en',
    lines: `
+Item | Size
+Internal width | 2.4 m
+Margin | 15 mm all round
+Line 3 of the metro stops at the door.
+In line with the standard, remove the cover once a year.
+We can use your own pallets: tell us their size.
+The last row of seats is always free.`,
  },
  {
    title: 'a case that may be used, and by whom it was said',
    language: 'en',
    lines: `
+Our nets last eight seasons and are mended in a day.

-Case we can use (they signed the release): \\
+Holm Fisheries, six boats since 2020. Tears went from 14 days to 3 days a year.

+"We mend less and fish more." Ida Holm, skipper. \\
-ok to use, name and all.

+A net is measured on board, which takes an hour.`,
  },
];

for (const { title, language, readers, lines } of texts)
  test(`line by line (${language}): ${title}`, () => {
    const parts = lines
      .trim()
      .split('\n')
      .map((line) => {
        const joined = line.endsWith('\\');
        return { mark: line[0], text: line.slice(1, joined ? -1 : undefined), joined };
      });
    const text = parts.map(({ text: part, joined }) => (joined ? part : `${part}\n`)).join('');
    const left = leftOf(text, language, readers);
    const wrong = parts.filter(({ mark, text: part }) => {
      const said = part.trim().replaceAll(/ {2,}/g, ' ');
      const cells = said.split(' | ');
      const shown = cells.every((cell) => left.includes(cell));
      return /\p{L}/u.test(said) && shown !== (mark === '+');
    });
    assert.deepEqual(wrong, [], left);
  });
