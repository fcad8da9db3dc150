// An architect to a client before the building permit, in Dutch, editorial: a timeline and pictures.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const architect: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('begin'),
        eyebrow: 'Voorlopig ontwerp, familie De Wit',
        headline: 'Een huis dat op het zuiden leeft',
        subheadline:
          'U wilde ’s ochtends licht in de keuken en ’s avonds geen overburen. Dit is het ontwerp na ons gesprek in de tuin, met wat het vraagt en wanneer het klaar is.',
        imageAssetId: 'asset_villa',
        actionIds: ['action_afspraak'],
      },
      {
        type: 'stats',
        ...about('maten'),
        items: [
          { value: '184 m²', label: 'op één woonlaag' },
          { value: '38 %', label: 'van de gevel is glas, op het zuiden' },
          { value: 'A++++', label: 'zonder gasaansluiting' },
        ],
      },
      {
        type: 'prose',
        ...about('idee'),
        heading: 'Het idee',
        paragraphs: [
          'De woning ligt als een lange bank langs de noordgrens van het perceel. Alles waar u overdag bent, kijkt naar de tuin; alles wat dicht mag zijn, ligt achter de muur. Zo vangt de keuken het eerste licht en blijft de slaapkamer koel.',
          'De oude walnoot blijft staan. Het terras ligt in zijn schaduw, en de fundering wijkt twee meter voor de wortels.',
        ],
      },
      {
        type: 'media',
        ...about('patio'),
        kind: 'image',
        assetId: 'asset_courtyard',
        altText: 'De woonkamer met uitzicht op de patio',
        caption: 'De woonkamer om vier uur ’s middags, in maart.',
      },
      {
        type: 'timeline',
        ...about('tijd'),
        heading: 'Van schets tot sleutel',
        items: [
          {
            date: '2026-03-12',
            title: 'Schetsontwerp',
            text: 'Drie varianten, samen gekozen voor de lange bank.',
            state: 'past',
          },
          {
            date: '2026-06-04',
            title: 'Voorlopig ontwerp',
            text: 'Dit document. Graag uw reactie voor 20 juni.',
            state: 'next',
          },
          {
            date: '2026-09-15',
            title: 'Vergunning',
            text: 'Acht weken behandeling bij de gemeente Zeist.',
          },
          {
            date: '2027-05-28',
            title: 'Oplevering',
            text: 'Elf maanden bouwen, met één aannemer.',
          },
        ],
      },
      {
        type: 'sender',
        ...about('groet'),
        name: 'Saskia Vermeer',
        role: 'Architect, Bureau Vermeer & Zoon',
        text: 'Neem de tekeningen mee naar de plek zelf. Om zeven uur ’s ochtends begrijpt u de keuken.',
        photoAssetId: 'asset_saskia',
        phone: '+31 30 555 0188',
        actionIds: ['action_afspraak'],
      },
    ],
  },
  page: {
    title: 'VO De Wit intern',
    actions: [
      {
        actionId: 'action_afspraak',
        buttonTitle: 'Afspraak maken',
        actionType: 'calendar',
        url: 'https://cal.example/vermeer',
      },
    ],
    headerActionId: 'action_afspraak',
    actionCardWidgets: [],
    scripts: [],
  },
  audience: { addressee: 'Familie De Wit' },
  brand: {
    name: 'Bureau Vermeer',
    theme: 'editorial',
    colors: { primary: '#31473e', accent: '#b5562f' },
  },
  lang: 'nl',
  personal: true,
  includeScripts: false,
  assetSize,
  assetUrl,
};
