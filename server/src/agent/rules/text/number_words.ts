// Numbers in words: `three` and `3` are one, and a new one is written in words where the old one was.
import { speltWords } from './spelt.ts';

/** From two to twenty, then the tens, with the forms that differ by gender or case. */
const words = speltWords(
  {
    en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
    de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
    es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    pt: 'dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    ar: 'اثنان/اثنين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني تسعة/تسع عشرة/عشر أحدعشر اثناعشر ثلاثةعشر أربعةعشر خمسةعشر ستةعشر سبعةعشر ثمانيةعشر تسعةعشر عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين',
    pl: 'dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu',
  },
  '-',
);

const numberAt = (index: number): number => (index <= 18 ? index + 2 : (index - 16) * 10);
const placeOf = (number: number): number => (number <= 20 ? number - 2 : number / 10 + 16);

export const wordNumbersIn = (
  text: string,
  language: string,
): { text: string; number: number; start: number }[] =>
  words
    .find(text, language)
    .map(({ text: found, at, start }) => ({ text: found, number: numberAt(at), start }));

/** The number in the form and the case of the old word; nothing where the language has none. */
export const inWords = (number: number, old: string, language: string): string | undefined =>
  words.write(placeOf(number), old, language);
