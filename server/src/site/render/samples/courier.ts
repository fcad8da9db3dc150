// A courier for shops, in Polish, bold, with a mid-tone yellow: letters beyond western Europe.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const courier: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('start'),
        eyebrow: 'Dla sklepu Leśna Polana',
        headline: 'Paczki przed świętami dojadą na czas',
        subheadline:
          'Pani Zofio, w zeszłym grudniu co ósma paczka się spóźniła. Na ten sezon rezerwujemy dla Państwa stałe miejsce w sortowni w Łodzi.',
        imageAssetId: 'asset_depot',
        layout: 'beside',
        statistic: { value: '98,7%', label: 'paczek na czas, grudzień 2025' },
        actionIds: ['action_umowa'],
      },
      {
        type: 'steps',
        ...about('kroki'),
        heading: 'Od magazynu do drzwi',
        items: [
          { title: 'Odbiór o 19:30', text: 'Codziennie, także w niedziele handlowe.' },
          { title: 'Sortowanie w nocy', text: 'Łódź, najkrótsza droga do każdego województwa.' },
          { title: 'Dostawa do 14:00', text: 'Kurier dzwoni pół godziny wcześniej.' },
        ],
      },
      {
        type: 'table',
        ...about('cennik'),
        heading: 'Cennik na sezon',
        columns: ['Waga', 'Punkt', 'Pod drzwi', 'Zwrot'],
        rows: [
          { cells: ['do 1 kg', '9,90 zł', '12,40 zł', '7,90 zł'] },
          { cells: ['do 5 kg', '11,90 zł', '14,90 zł', '9,90 zł'] },
          { cells: ['do 20 kg', '16,90 zł', '19,90 zł', '14,90 zł'] },
        ],
        highlightedColumn: 2,
        note: 'Ceny netto, od 500 paczek miesięcznie.',
      },
      {
        type: 'quote',
        ...about('opinia'),
        text: 'Po raz pierwszy w grudniu nie musieliśmy odpisywać na pytanie, gdzie jest paczka.',
        attribution: 'Marek Wrona',
        role: 'właściciel',
        company: 'Sklep Górski, Zakopane',
        portraitAssetId: 'asset_marek',
      },
      {
        type: 'statement',
        ...about('obietnica'),
        text: 'Jeśli paczka się spóźni, nie płacą Państwo za nią ani złotówki.',
      },
      {
        type: 'form',
        ...about('umowa'),
        heading: 'Rezerwacja miejsca',
        introduction: 'Odpowiadamy tego samego dnia.',
        formId: 'rezerwacja',
        fields: [
          { name: 'name', label: 'Imię i nazwisko', fieldType: 'text', required: true },
          { name: 'email', label: 'E-mail', fieldType: 'email', required: true },
          { name: 'ile', label: 'Ile paczek w grudniu?', fieldType: 'number', required: false },
        ],
        submitLabel: 'Zarezerwuj miejsce',
      },
    ],
  },
  page: {
    title: 'Sezon 2026 e-commerce',
    actions: [{ actionId: 'action_umowa', buttonTitle: 'Zarezerwuj miejsce', actionType: 'form' }],
    headerActionId: 'action_umowa',
    actionCardWidgets: [],
    scripts: [],
  },
  audience: {},
  brand: { name: 'Strzała', theme: 'bold', colors: { primary: '#ffc629', accent: '#d1495b' } },
  lang: 'pl',
  personal: false,
  includeScripts: false,
  assetSize,
  assetUrl,
};
