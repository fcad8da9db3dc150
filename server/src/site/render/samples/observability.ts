// An outbound page of a software company, bold: a wide picture behind the hero, figures, offers.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const observability: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('hero'),
        eyebrow: 'For the platform team at Kestrel Pay',
        headline: 'Find the slow query before checkout does',
        subheadline:
          'You run 140 services on three clouds and page four people a night. Tracewell shows which deploy, which query and which tenant, in one view.',
        imageAssetId: 'asset_dashboard',
        actionIds: ['action_trial', 'action_tour'],
      },
      {
        type: 'stats',
        ...about('stats'),
        items: [
          { value: '11 min', label: 'median time to the cause', note: 'Hollis Bank, Q1 2026' },
          { value: '−63 %', label: 'pages at night', note: 'Hollis Bank, first 90 days' },
          { value: '1 day', label: 'from contract to first trace', note: '27 roll-outs in 2025' },
        ],
      },
      {
        type: 'benefits',
        ...about('benefits'),
        heading: 'What your on-call sees at 3 a.m.',
        items: [
          {
            title: 'One sentence, not forty graphs',
            text: 'Each incident opens with the change that came before it, the owner and the way back.',
          },
          {
            title: 'Cost beside latency',
            text: 'Every query carries its price. The ten dearest are on the first screen.',
          },
          {
            title: 'Your collectors stay',
            text: 'OpenTelemetry in, nothing to reinstall. Traces leave when you do.',
          },
          {
            title: 'Quiet by default',
            text: 'Alerts that nobody acted on three times are proposed for removal.',
          },
        ],
      },
      {
        type: 'quote',
        ...about('voice'),
        text: 'We deleted two hundred alerts in the first month. Nobody has asked for one back.',
        attribution: 'Ingrid Solheim',
        role: 'Head of Platform',
        company: 'Hollis Bank',
        portraitAssetId: 'asset_ingrid',
      },
      {
        type: 'pricing',
        ...about('pricing'),
        heading: 'Priced by hosts, not by fear',
        options: [
          {
            title: 'Team',
            price: '€18',
            unit: 'per host and month',
            included: ['14 days of traces', 'Unlimited users', 'Email support'],
            actionIds: ['action_trial'],
          },
          {
            title: 'Scale',
            price: '€26',
            unit: 'per host and month',
            label: 'For 140 services',
            highlighted: true,
            included: [
              '90 days of traces',
              'Cost by tenant',
              'Private link',
              'Answer within an hour',
            ],
            actionIds: ['action_trial'],
          },
          {
            title: 'Own cloud',
            price: 'On request',
            included: ['Runs in your account', 'Your keys', 'Yearly audit'],
            actionIds: ['action_tour'],
          },
        ],
      },
      {
        type: 'faq',
        ...about('faq'),
        heading: 'What Kestrel asked',
        items: [
          {
            question: 'Does it read card data?',
            answer:
              'No. Payloads are dropped at the collector, before anything leaves your network.',
          },
          {
            question: 'What happens at Black Friday volume?',
            answer:
              'Sampling adapts to keep every slow and every failed trace. The bill does not change.',
          },
        ],
      },
      {
        type: 'callToAction',
        ...about('cta'),
        heading: 'Two weeks on your real traffic',
        text: 'We set it up with Jonas on Monday, and take it down again if the night stays loud.',
        actionIds: ['action_trial', 'action_tour'],
      },
    ],
  },
  page: {
    title: 'Kestrel outbound Q3',
    actions: [
      {
        actionId: 'action_trial',
        buttonTitle: 'Start the trial',
        actionType: 'url',
        url: 'https://tracewell.example/start',
      },
      {
        actionId: 'action_tour',
        buttonTitle: 'Take the tour',
        actionType: 'url',
        url: 'https://tracewell.example/tour',
      },
    ],
    headerActionId: 'action_trial',
    actionCardWidgets: [],
    scripts: [],
  },
  audience: {},
  brand: { name: 'Tracewell', theme: 'bold', colors: { primary: '#5b3df5', accent: '#ff6b4a' } },
  lang: 'en',
  personal: false,
  includeScripts: false,
  assetSize,
  assetUrl,
};
