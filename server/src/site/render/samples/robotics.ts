// An outbound page for one person: every block, every action type, one missing picture.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const robotics: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('hero'),
        eyebrow: 'For the night shift at Halden',
        headline: 'Pick 40% more cases, with the team you have',
        subheadline:
          'Mira, your Rotterdam site loses 3.5 hours a night to walking. Carriers from Northarm bring the shelf to the picker, and go live beside your running operation.',
        imageAssetId: 'asset_warehouse',
        actionIds: ['action_demo', 'action_ask'],
      },
      {
        type: 'logos',
        ...about('logos'),
        heading: 'Moving goods every night at',
        items: [
          { altText: 'Halden', assetId: 'asset_halden' },
          { altText: 'Orrin & Sons', assetId: 'asset_orrin' },
          { altText: 'Vela Freight', assetId: 'asset_vela' },
          { altText: 'Brightwater', assetId: 'asset_missing' },
        ],
      },
      {
        type: 'prose',
        ...about('why'),
        heading: 'Why now',
        paragraphs: [
          'You told us in March that hiring for the night shift had stalled, and that a second building was not an option before 2027.',
          'The floor you have can carry more.\nCarriers turn 1.8-metre aisles into 1.2-metre ones, and that alone gives Rotterdam room for 2,300 more bins.\n\nNothing is bolted down, so what does not work can move the next day.',
        ],
      },
      {
        type: 'benefits',
        ...about('benefits'),
        heading: 'What changes on the floor',
        items: [
          {
            title: 'Walking ends',
            text: 'Shelves come to the picker in the order of the route. A picker walks 2 km a shift instead of 14.',
          },
          {
            title: 'Nights run on five people',
            text: 'The same volume with the team that is there, including the peak weeks of November.',
          },
          {
            title: 'It speaks to what you run',
            text: 'Orders come from your warehouse system through its own interface. There is no second screen.',
          },
        ],
      },
      {
        type: 'stats',
        ...about('stats'),
        heading: 'Measured after 90 days at Vela Freight',
        items: [
          { value: '+41%', label: 'cases picked per hour' },
          { value: '0', label: 'injuries from lifting' },
          { value: '11 wk', label: 'from contract to live' },
          { value: '€0.19', label: 'cost of a pick, down from €0.31' },
        ],
      },
      {
        type: 'steps',
        ...about('steps'),
        heading: 'Eleven weeks to a quieter night',
        items: [
          {
            title: 'Walk the floor',
            text: 'Two days on site. You keep the map, whatever you decide.',
          },
          {
            title: 'Run beside',
            text: 'Six carriers work one aisle while the rest goes on as before.',
          },
          { title: 'Hand over', text: 'Your own people lead the floor; ours stay for two weeks.' },
        ],
      },
      {
        type: 'quote',
        ...about('quote'),
        text: 'We planned for a hard month. By the second week the night team had stopped asking when the old routes would come back.',
        attribution: 'Jonas Ek',
        role: 'Head of Operations, Vela Freight',
      },
      {
        type: 'media',
        ...about('tour'),
        heading: 'One aisle, one minute',
        kind: 'image',
        assetId: 'asset_line',
        altText: 'Carriers bring shelves to a picking station',
        caption: 'Filmed at Vela Freight, Gothenburg, on an ordinary Tuesday.',
      },
      {
        type: 'media',
        ...about('film'),
        kind: 'video',
        url: 'https://video.example/watch?v=carriers',
        altText: 'How a carrier finds its shelf',
      },
      {
        type: 'cards',
        ...about('cards'),
        heading: 'Read further',
        items: [
          {
            title: 'The Vela Freight report',
            text: 'All figures, with the method and the mistakes.',
            url: 'https://northarm.example/vela',
            linkText: 'Read the report',
            assetId: 'asset_line',
          },
          {
            title: 'Safety on shared floors',
            text: 'How people and carriers share an aisle under ISO 3691-4.',
            url: 'https://northarm.example/safety',
            assetId: 'asset_night',
          },
          {
            title: 'What it does not do',
            text: 'No pallets over 600 kg, no outdoor yards, no freezers.',
          },
        ],
      },
      {
        type: 'faq',
        ...about('faq'),
        heading: 'What Halden asked',
        items: [
          {
            question: 'What happens when the network is down?',
            answer:
              'Carriers finish the trip they are on and wait at the next safe spot.\n\nPickers go on with paper lists, which every station prints at the start of the shift.',
          },
          {
            question: 'Who owns the data?',
            answer: 'You do. It stays in your account, and leaves with you.',
          },
          {
            question: 'Can we start with one aisle?',
            answer: 'Yes. That is how every site has started.',
          },
        ],
      },
      {
        type: 'ask',
        ...about('ask'),
        heading: 'Ask about your floor',
        placeholder: 'How do carriers share an aisle with forklifts?',
        suggestions: [
          'What does a pilot cost?',
          'How long is the contract?',
          'Does it work with our WMS?',
        ],
      },
      {
        type: 'form',
        ...about('visit'),
        heading: 'Plan a visit to Rotterdam',
        introduction:
          'Leave a few lines. Someone who has run a night shift answers within a working day.',
        formId: 'form_visit',
        fields: [
          { name: 'name', label: 'Your name', fieldType: 'text', required: true },
          {
            name: 'email',
            label: 'Work email',
            fieldType: 'email',
            required: true,
            placeholder: 'you@company.com',
          },
          { name: 'phone', label: 'Phone', fieldType: 'phone', required: false },
          {
            name: 'site',
            label: 'Site',
            fieldType: 'select',
            required: true,
            options: ['Rotterdam', 'Gothenburg', 'Another'],
          },
          { name: 'bins', label: 'Bins on site', fieldType: 'number', required: false },
          {
            name: 'web',
            label: 'Site plan',
            fieldType: 'url',
            required: false,
            placeholder: 'https://',
          },
          {
            name: 'topics',
            label: 'What should we bring?',
            fieldType: 'checkbox',
            required: false,
            options: ['Figures', 'A carrier', 'References'],
          },
          { name: 'note', label: 'What should we know?', fieldType: 'textarea', required: false },
          {
            name: 'consent',
            label: 'You may write to me about this visit',
            fieldType: 'checkbox',
            required: true,
          },
        ],
        submitLabel: 'Plan the visit',
      },
      {
        type: 'callToAction',
        ...about('close'),
        heading: 'One aisle. Six carriers. Eleven weeks.',
        text: 'If the numbers do not hold on your floor, we take everything out again at our cost.',
        actionIds: ['action_demo', 'action_call', 'action_write', 'action_page'],
      },
    ],
  },
  page: {
    title: 'Northarm for Halden',
    actions: [
      { actionId: 'action_demo', buttonTitle: 'Plan a visit', actionType: 'form' },
      { actionId: 'action_ask', buttonTitle: 'Ask a question', actionType: 'ask' },
      {
        actionId: 'action_call',
        buttonTitle: 'Call Sanne',
        actionType: 'phone',
        url: 'tel:+31105550123',
      },
      {
        actionId: 'action_write',
        buttonTitle: 'Write to us',
        actionType: 'email',
        url: 'mailto:sanne@northarm.example',
      },
      {
        actionId: 'action_page',
        buttonTitle: 'See the product',
        actionType: 'url',
        url: 'https://northarm.example/carrier',
      },
    ],
    headerActionId: 'action_demo',
    actionCardWidgets: [
      {
        type: 'logos',
        title: 'Sites you can visit this month',
        logos: [
          { image: { altText: 'Vela Freight', assetId: 'asset_vela' } },
          { image: { altText: 'Orrin & Sons', fileId: 'file_unknown' } },
        ],
      },
    ],
    footerLinks: [
      {
        title: 'Product',
        links: [
          { text: 'Carriers', url: 'https://northarm.example/carrier' },
          { text: 'Safety', url: 'https://northarm.example/safety' },
        ],
      },
      {
        title: 'Company',
        links: [
          { text: 'About Northarm', url: 'https://northarm.example/about' },
          { text: 'Privacy', url: 'https://northarm.example/privacy' },
          { text: 'sanne@northarm.example', url: 'mailto:sanne@northarm.example' },
        ],
      },
    ],
    scripts: [
      { content: '<script>window.sampleOn = true;</script>', enabled: true },
      { content: '<script>window.sampleOff = true;</script>', enabled: false },
    ],
    metadata: {
      title: 'Northarm for Halden: more cases from the same night',
      description: 'How Rotterdam picks 40% more cases with the team it has.',
      author: 'Northarm',
      keywords: ['warehouse', 'night shift', 'carriers'],
      ogImageUrl: 'https://northarm.example/halden.png',
      ogImageAlt: 'Carriers in an aisle',
      ogSiteName: 'Northarm Robotics',
      twitterSite: '@northarm',
      twitterCreator: '@sanne',
    },
  },
  audience: { addressee: 'Mira Halden' },
  brand: {
    name: 'Northarm',
    homeUrl: 'https://northarm.example/',
    colors: { primary: '#2f45c5', accent: '#c2410c' },
  },
  lang: 'en',
  personal: true,
  includeScripts: true,
  trackerUrl: '/_facet/track.js',
  pageUrl: 'https://pages.example/northarm/m1r4',
  context: 'v1.audience.version',
  assetSize,
  assetUrl,
};
