// A follow-up after a call: what was heard, a plan with owners and dates, a comparison, a sender.
import type { RenderInput } from '../input.ts';
import { about, assetSize, assetUrl } from './assets.ts';

export const freight: RenderInput = {
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('hero'),
        eyebrow: 'After our call on 12 May',
        headline: 'Alerts six weeks before a covenant breach, for Ridgeline Freight',
        subheadline:
          'Dana, you close the books on day 11 and learn about a breach with the auditors. Ledgerlight reads your ledger every night and tells you while there is still time to act.',
        statistic: { value: '6 weeks', label: 'earlier warning, on average, across 41 carriers' },
        actionIds: ['action_book', 'action_deck'],
      },
      {
        type: 'heard',
        ...about('heard'),
        heading: 'What we heard, and what we suggest',
        items: [
          {
            said: 'Three banks, eleven covenants, and one spreadsheet that only Martin can update.',
            proposed:
              'We load all eleven from the facility agreements in week one. Each has its own formula, owner and threshold.',
          },
          {
            said: 'Fuel surcharges make our quarterly numbers jump.',
            proposed:
              'Test every covenant on a rolling twelve months as well, so that one quarter never raises a false alarm.',
          },
          {
            said: 'We cannot give a vendor write access to NetSuite.',
            proposed:
              'A read-only role with four permissions. Your controller grants it in ten minutes.',
          },
        ],
      },
      {
        type: 'table',
        ...about('compare'),
        heading: 'What changes on day one',
        columns: ['', 'Today', 'With Ledgerlight'],
        rows: [
          { cells: ['Covenants tested', 'Quarterly, by hand', 'Every night'] },
          { cells: ['Time to a certificate', '3 days', '20 minutes'] },
          { cells: ['Warning before a breach', '–', '6 weeks'] },
          { cells: ['Evidence for auditors', 'Emails and PDFs', 'One signed trail'] },
          { cells: ['Works without Martin', '✗', '✓'] },
        ],
        highlightedColumn: 2,
        note: 'Medians of 41 carriers in their first year, 2025.',
      },
      {
        type: 'quote',
        ...about('voice'),
        text: 'We renegotiated our leverage covenant in March with numbers the bank had never seen so early. That call used to be a confession.',
        attribution: 'Ingrid Solheim',
        role: 'Chief Financial Officer',
        company: 'Norvik Linehaul',
        portraitAssetId: 'asset_ingrid',
        logoAssetId: 'asset_norvik',
      },
      {
        type: 'plan',
        ...about('plan'),
        heading: 'From here to your June close',
        introduction: 'Six steps. Yours take about four hours in total.',
        items: [
          {
            title: 'Call with Dana and Martin',
            owner: 'Ledgerlight, Ridgeline',
            date: '2026-05-12',
            done: true,
          },
          { title: 'Mutual NDA', owner: 'Ridgeline legal', date: '2026-05-19', done: true },
          {
            title: 'Read-only role in NetSuite',
            text: 'Four permissions, listed in the setup guide.',
            owner: 'Martin Reyes',
            date: '2026-05-26',
          },
          {
            title: 'Eleven covenants loaded and checked',
            owner: 'Ledgerlight',
            date: '2026-06-02',
          },
          { title: 'Dry run on the May numbers', owner: 'Both teams', date: '2026-06-09' },
          { title: 'First certificate to the banks', owner: 'Dana Whitfield', date: '2026-06-24' },
        ],
      },
      {
        type: 'pricing',
        ...about('pricing'),
        heading: 'Two ways to start',
        options: [
          {
            title: 'Pilot',
            price: '$4,800',
            unit: 'for 90 days',
            text: 'Prove it on one facility.',
            included: ['One facility, up to five covenants', 'Nightly tests', 'Alerts by email'],
            actionIds: ['action_book'],
          },
          {
            title: 'All facilities',
            price: '$2,400',
            unit: 'per month',
            label: 'Fits what you described',
            highlighted: true,
            text: 'Everything in the pilot, for all three banks.',
            included: [
              'Eleven covenants and every amendment',
              'Certificates signed and filed',
              'A named analyst at month end',
              'Pilot fee credited',
            ],
            actionIds: ['action_book'],
          },
        ],
        note: 'Prices without tax. Valid until 30 June 2026.',
      },
      {
        type: 'faq',
        ...about('faq'),
        heading: 'You also asked',
        items: [
          {
            question: 'Where is our data kept?',
            answer:
              'In a single-tenant database in Ohio. Nothing leaves it, and it is deleted within 30 days of the end of the contract.',
          },
          {
            question: 'Do the banks see anything?',
            answer: 'Only the certificates you send. There is no lender login.',
          },
          {
            question: 'What if an amendment changes a formula?',
            answer:
              'You upload it. An analyst maps it within one working day and shows you the test before it goes live.',
          },
        ],
      },
      {
        type: 'sender',
        ...about('sender'),
        name: 'Priya Raman',
        role: 'Solutions, Ledgerlight',
        text: 'I have kept Thursday afternoon free for you and Martin. Bring the Keystone amendment, and we will load it together.',
        photoAssetId: 'asset_priya',
        phone: '+1 614 555 0142',
        email: 'priya@ledgerlight.example',
        actionIds: ['action_book'],
      },
    ],
  },
  page: {
    title: 'Ridgeline follow-up May',
    actions: [
      {
        actionId: 'action_book',
        buttonTitle: 'Book the setup call',
        actionType: 'calendar',
        url: 'https://cal.example/ledgerlight',
      },
      {
        actionId: 'action_deck',
        buttonTitle: 'See a sample certificate',
        actionType: 'url',
        url: 'https://ledgerlight.example/certificate',
      },
    ],
    headerActionId: 'action_book',
    actionCardWidgets: [],
    footerLinks: [
      {
        title: 'Ledgerlight',
        links: [
          { text: 'Security', url: 'https://ledgerlight.example/security' },
          { text: 'Privacy', url: 'https://ledgerlight.example/privacy' },
        ],
      },
    ],
    scripts: [],
  },
  audience: { addressee: 'Dana Whitfield' },
  brand: { name: 'Ledgerlight', colors: { primary: '#0f5c4d', accent: '#e08a2e' } },
  lang: 'en',
  personal: true,
  includeScripts: false,
  assetSize,
  assetUrl,
};
