// English, trades between the two: hiring, events, craft, consulting; notes taken in a hurry.
import { makeCase } from '../case.ts';

export const nurseJobs = makeCase({
  name: 'nurse-jobs',
  language: 'en',
  brand: { name: 'Ashdown Hospice' },
  pageType: 'outbound',
  pageName: 'candidates nights',
  context: `Slack export #recruiting
[09:12] Bea: can someone turn this into a page for night nurses?
[09:14] Tom: sure, salary band is 7 but we can stretch to 52k for the right one, dont publish
[09:20] Bea: ok here is the text

Ashdown Hospice cares for 24 people at a time, in single rooms with a door to the garden.

Night nurses work three nights a week, 20:00 to 08:00, with two health care assistants for twelve patients. There is always a doctor on call.

We offer:
* £43,700 to £49,900 a year, with a night allowance of 30%
* 33 days of leave plus bank holidays
* six weeks of induction alongside an experienced nurse
* clinical supervision every month
* free parking and a hot meal on every shift

Who we are looking for: a registered nurse with at least two years on a ward. Palliative experience is welcome, and we pay for the diploma.

“I have time to sit with people. That is why I stayed.” – Yusuf Demir, night nurse since 2019

How to apply
Send us your CV. We ring you within three working days, you spend a paid trial night with us, and we decide together.`,
  actions: [{ buttonTitle: 'Send your CV', actionType: 'form' }],
  person: { name: 'Chidi Eze', title: 'Staff nurse' },
  activity: [
    {
      type: 'message',
      direction: 'from',
      payload: {
        text: 'I have worked five years on a surgical ward and want to move into palliative care. Would you help with training?',
      },
    },
  ],
  mention: [
    '£43,700',
    '33 days',
    'six weeks of induction',
    'diploma',
    'Yusuf Demir',
    'three working days',
  ],
  hide: ['52k', 'Bea', 'Tom', 'Slack', 'publish', 'stretch', 'band is 7', 'Company'],
  readerFacts: ['palliative', 'Would you help with training?'],
  edits: [{ message: 'Put the quote at the top', changes: ['quote'] }],
});

export const timberFrames = makeCase({
  name: 'timber-frames',
  language: 'en',
  brand: { name: 'Holt & Daughter Timber Frames' },
  pageName: 'oak frames lead list',
  context: `I build oak frames with my daughter in a workshop near Ludlow. We have made 63 of them since 2008: garages, garden rooms, one chapel roof.

every frame is cut by hand & test-assembled in the yard before it goes to site. raising takes two or three days. we guarantee the joints for 25 yrs

Prices (roughly, no VAT)
two-bay garage      from £18,500
garden room 5x4m    from £24,000
porch               from £4,200

groundworks & roof tiling = your builder, we give him drawings
Timber: green English oak, felled within 60 miles

lead time at the moment is 5 months. Deposit 20%, second payment 40% when cutting starts, rest after raising.

"They swept the road after they left." – Mr & Mrs Tranter, Clun
"The frame went up like a puzzle that knew its own answer." – Ellis Vaughan, architect, Hereford

ps can you make the phone number big, dad never answers email. also not too salesy pls
sent from my phone`,
  actions: [
    { buttonTitle: 'Ring the workshop', actionType: 'phone', url: 'tel:+441584000000' },
    { buttonTitle: 'Send us your plans', actionType: 'form' },
  ],
  person: { name: 'Ellen Price' },
  activity: [
    {
      type: 'enquiry',
      direction: 'from',
      payload: {
        text: 'We want to build a garden room of about 5 by 4 metres behind our house in Bishops Castle. When could it be up? Do we need planning permission?',
      },
    },
  ],
  mention: [
    '63',
    'two or three days',
    '£24,000',
    '25 y',
    '5 months',
    'Ellis Vaughan',
    'English oak',
  ],
  hide: ['sent from', 'salesy', 'phone number big', 'dad never', 'lead list', 'Company'],
  readerFacts: ['garden room', 'Bishops Castle'],
  edits: [
    {
      message: 'Remove the Tranter quote',
      hide: ['swept the road'],
      mention: ['puzzle that knew'],
    },
  ],
});

export const techConference = makeCase({
  name: 'tech-conference',
  language: 'en',
  brand: { name: 'Ledger & Code' },
  pageType: 'outbound',
  pageName: 'Sponsors 2026 shortlist',
  context: `Ledger & Code 2026 // sponsor prospectus // DRAFT not approved by Nils

Two days for people who build financial software. 12 and 13 November 2026, Rotterdam.

620 attendees last year: 58% engineers, 24% engineering managers, 18% founders. 41 countries.

Agenda
12 Nov 09:00 Keynotes
12 Nov 13:00 Workshops in groups of 30
13 Nov 09:30 Talks in two tracks
13 Nov 16:00 Job market

Packages:
Bronze – €3,500 – logo on the site, two tickets
Silver – €8,000 – a table in the foyer, six tickets, the attendee app
Gold – €18,000 – a workshop of your own, twelve tickets, the dinner
only 2 gold left (not true but works)

9 of 10 sponsors of 2025 came back.

“We hired three engineers out of one workshop.” — Sanne Bakker, VP Engineering at Polderpay

Catering is vegetarian. The venue is step-free.`,
  actions: [
    { buttonTitle: 'Reserve a package', actionType: 'form' },
    { buttonTitle: 'Download the plan', actionType: 'url', url: 'https://ledgercode.example/plan' },
  ],
  person: { name: 'Aurelio Conti', title: 'Head of Talent' },
  account: { name: 'Bancoro', industry: 'Fintech', employees: 900 },
  notes: 'Focus on hiring. Formal tone.',
  mention: [
    '620 attendees',
    '58% engineers',
    'Sanne Bakker',
    '€18,000',
    '12 and 13 November',
    'Job market',
  ],
  hide: ['DRAFT', 'Nils', 'not true', 'only 2 gold', 'prospectus', 'shortlist', 'approved'],
  readerFacts: ['Bancoro'],
  order: [['hired three engineers', 'vegetarian']],
  blocks: ['pricing|table'],
  edits: [{ message: 'Leave out the catering', hide: ['vegetarian'] }],
});
