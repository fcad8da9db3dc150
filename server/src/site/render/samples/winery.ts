// An estate writes to an importer, in Italian, editorial: long text in columns, a list of wines.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const winery: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('inizio'),
        eyebrow: 'Per l’enoteca Bergström, Stoccolma',
        headline: 'Tre etichette per la vostra carta d’inverno',
        subheadline:
          'Signor Bergström, a Vinitaly ci ha chiesto vini freschi sotto i tredici gradi. Ne abbiamo scelti tre, con le bottiglie che possiamo ancora riservarle.',
        imageAssetId: 'asset_vines',
        actionIds: ['action_ordine'],
      },
      {
        type: 'prose',
        ...about('annata'),
        heading: 'L’annata',
        paragraphs: [
          'Il 2024 è stato un anno lento. Le piogge di maggio hanno ritardato la fioritura di nove giorni, e per la prima volta dal 2014 abbiamo vendemmiato il Verdicchio in ottobre. Le uve sono arrivate in cantina fredde, con un’acidità che non vedevamo da tempo.',
          'Abbiamo fermentato tutto in cemento, senza lieviti aggiunti. Nessun vino ha superato i dodici gradi e mezzo. È la vendemmia che somiglia di più a quelle di mio nonno, che vendeva il suo bianco sfuso alle trattorie del porto di Ancona.',
          'Delle undicimila bottiglie prodotte ne restano milleseicento. Seicento le teniamo per lei fino al 15 dicembre.',
        ],
      },
      {
        type: 'table',
        ...about('vini'),
        heading: 'I tre vini',
        columns: ['Vino', 'Vitigno', 'Grado', 'Bottiglie riservate', 'Prezzo'],
        rows: [
          { cells: ['Scoglio 2024', 'Verdicchio', '12,0 %', '300', '€ 9,40'] },
          { cells: ['Terra Bassa 2024', 'Lacrima', '12,5 %', '180', '€ 10,20'] },
          { cells: ['Vecchio Muro 2022', 'Verdicchio, riserva', '12,5 %', '120', '€ 16,80'] },
        ],
        note: 'Franco cantina, imballo compreso. Pallet misti da 480 bottiglie.',
      },
      {
        type: 'gallery',
        ...about('luoghi'),
        items: [
          {
            assetId: 'asset_estate',
            altText: 'La collina di Staffolo in ottobre',
            caption: 'La collina di Staffolo, ottobre 2024',
          },
          {
            assetId: 'asset_cellar',
            altText: 'La cantina con le vasche di cemento',
            caption: 'Le vasche di cemento, del 1968',
          },
        ],
      },
      {
        type: 'quote',
        ...about('voce'),
        text: 'Il bianco più pulito che ho assaggiato quest’anno. Chiede il pesce, e poi un secondo bicchiere.',
        attribution: 'Marta Lindqvist',
        role: 'sommelier',
        company: 'Ristorante Kajen, Göteborg',
      },
      {
        type: 'sender',
        ...about('firma'),
        name: 'Elena Baldini',
        role: 'Quarta generazione, Tenuta Baldini',
        text: 'Le campionature partono lunedì. Mi dica soltanto se preferisce riceverle in enoteca o a casa.',
        photoAssetId: 'asset_elena',
        phone: '+39 0731 555 014',
        email: 'elena@tenutabaldini.example',
        actionIds: ['action_ordine'],
      },
    ],
  },
  page: {
    title: 'Bergström inverno',
    actions: [
      {
        actionId: 'action_ordine',
        buttonTitle: 'Chiedere i campioni',
        actionType: 'email',
        url: 'elena@tenutabaldini.example',
      },
    ],
    headerActionId: 'action_ordine',
    actionCardWidgets: [],
    scripts: [],
  },
  audience: { addressee: 'Anders Bergström' },
  brand: {
    name: 'Tenuta Baldini',
    theme: 'editorial',
    colors: { primary: '#6b1f33', accent: '#8a6d1f', background: '#faf6ee', text: '#2a211c' },
  },
  lang: 'it',
  personal: true,
  includeScripts: false,
  assetSize,
  assetUrl,
};
