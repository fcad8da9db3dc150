// English: security software, a law firm, a wedding hotel, a bank, a game studio.
import { type CaseSketch, makeCase } from '../case.ts';

const vaultline: Pick<
  CaseSketch,
  'language' | 'brand' | 'pageName' | 'context' | 'actions' | 'topics' | 'hide'
> = {
  language: 'en',
  brand: { name: 'Vaultline' },
  pageName: 'Vaultline - secrets ABM wave 2 [DRAFT]',
  context: `#gtm-secrets  ·  Tue 10 Mar

@lena 09:14
ok pasting the one pager here so the page tool can pick it up, ignore the chatter pls

VAULTLINE ONE-PAGER (v3, legal review pending for section 4)

Vaultline finds the passwords, tokens and keys that developers leave in code, tickets and chat, and replaces them before somebody else uses them.

1. What it does
Vaultline scans Git history, Jira, Confluence, Slack and container images. A found secret is checked against the system it opens, so that you see at once whether it still works. With one click it is rotated and the code is patched by a pull request.

2. Why teams buy it
* 92% of the secrets we find are more than a year old
* Median time from finding to rotation: 11 minutes
* No agent on developer machines
* Runs in your own cloud account; secrets never leave it

3. Proof
Orrin Bank rotated 4,300 live credentials in the first six weeks.
"We had a spreadsheet and a prayer. Now the auditor gets a report on Monday morning." - Teodora Vance, Head of Platform Security, Orrin Bank
Lumen Health cut its open findings from 1,870 to 41.

4. Compliance [NOT YET APPROVED - do not publish]
"Guarantees DORA compliance"
"FedRAMP High by June"

5. Getting started
Step 1: connect one repository host, read only (20 minutes)
Step 2: first report after one night
Step 3: rotation switched on team by team, in about four weeks

@marcus 09:31
lena can we say Orrin got it for 38k? customers always ask
@lena 09:32
NO. list price only: from $9 per developer per month, 50 developers minimum

@marcus 09:40
also their CISO hates the word "AI" so leave it out :joy:

Certifications: SOC 2 Type II, ISO 27001. Hosting in Frankfurt, Dublin or Virginia.
Support: 24/7 for rotation failures, answer within 30 minutes.`,
  actions: [
    {
      buttonTitle: 'Book a 30-minute review',
      actionType: 'calendar',
      url: 'https://cal.example/vaultline',
    },
    {
      buttonTitle: 'See a sample report',
      actionType: 'url',
      url: 'https://vaultline.example/report',
    },
  ],
  topics: [
    {
      topic: 'Security FAQ',
      question: 'Can we bring our own key management?',
      text: 'Yes. Vaultline works with AWS KMS, Azure Key Vault and HashiCorp Vault, and stores nothing that it could decrypt itself.',
    },
    {
      topic: 'Security FAQ',
      question: 'What happens if a rotation fails?',
      text: 'The old secret stays valid, the owner is called, and the change is rolled back within a minute.',
    },
    {
      topic: 'Security FAQ',
      question: 'Do you offer a discount for charities?',
      text: 'Registered charities pay half of the list price.',
    },
  ],
  hide: [
    'lena',
    'marcus',
    '38k',
    'Guarantees DORA',
    'FedRAMP',
    'spreadsheet pls',
    'v3',
    'legal review',
    'pending',
    'word "AI"',
    ':joy:',
    'gtm',
    'ABM',
    'ONE-PAGER',
    '09:3',
    'ignore the chatter',
    'hates',
  ],
};

export const secretsBank = makeCase({
  ...vaultline,
  name: 'secrets-bank',
  person: { name: 'Ingrid Solheim', email: 'ingrid@fjordbank.example', title: 'CISO' },
  account: { name: 'Fjordbank', domain: 'fjordbank.example', industry: 'Banking', employees: 2400 },
  notes:
    'Lead with the time to rotation. She is technical: no marketing fluff. Do not mention pricing.',
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        subject: 'Re: secrets sprawl',
        body: 'Hi Lena,\n\nthanks. We have 640 developers and about 3,100 repositories on GitHub Enterprise. Our internal audit is on 12 June and key rotation is finding number one.\n\nTwo questions: does anything leave our AWS account, and what happens when a rotation breaks production?\n\nBest,\nIngrid\n--\nIngrid Solheim | CISO | Fjordbank ASA\nThis message is confidential and may be legally privileged.\nSent from Outlook for iOS',
      },
    },
    {
      type: 'note',
      direction: 'about',
      payload: {
        text: 'Champion weak. Competitor GitSentry in play, they quoted 61k. Budget owner is COO Hanne Brekke.',
      },
    },
  ],
  mention: [
    '11 minutes',
    '4,300',
    'Teodora Vance',
    'SOC 2 Type II',
    'own cloud account',
    'rolled back within a minute',
  ],
  hide: [
    ...vaultline.hide,
    'Champion',
    'GitSentry',
    '61k',
    'Brekke',
    '$9',
    'privileged',
    'Outlook',
    'fluff',
    'half of the list',
  ],
  readerFacts: ['640 developers', '12 June', 'Fjordbank', '3,100 repositories'],
  order: [['11 minutes', 'SOC 2 Type II']],
  edits: [
    {
      message: 'Make the headline "Every live secret rotated before 12 June"',
      mention: ['Every live secret rotated before 12 June'],
      changes: ['hero'],
    },
    { message: 'please add the bit about bringing your own KMS', mention: ['AWS KMS'] },
    { message: 'take out the Lumen Health number', hide: ['1,870'], mention: ['4,300'] },
    { message: 'rename the button to "Pick a time"', mention: ['Pick a time'] },
    { message: 'translate the page to Norwegian', refused: true },
  ],
});

export const secretsCharity = makeCase({
  ...vaultline,
  name: 'secrets-charity',
  pageType: 'inbound',
  person: { name: 'Sam Adeyemi', email: 'sam@openshelter.example', title: 'IT manager' },
  account: { name: 'Open Shelter', industry: 'Non-profit', employees: 85 },
  notes: 'They care about cost most. Keep it simple.',
  activity: [
    {
      type: 'form-submission',
      direction: 'from',
      payload: {
        name: 'Sam Adeyemi',
        company: 'Open Shelter',
        message:
          'We are a charity with 60 developers, mostly volunteers. We use GitLab and Slack. What would this cost us?',
      },
    },
  ],
  mention: ['$9 per developer per month', 'half of the list price', '11 minutes', 'Slack'],
  readerFacts: ['60 developers', 'What would this cost us?', 'Open Shelter'],
  edits: [
    { message: 'Shorter please', mention: ['$9'] },
    {
      message: 'remove the customer quote',
      hide: ['spreadsheet and a prayer'],
      mention: ['4,300'],
    },
    {
      message: 'what happens if a rotation fails? add that',
      mention: ['rolled back within a minute'],
    },
  ],
});

export const employmentLawyers = makeCase({
  name: 'employment-lawyers',
  language: 'en',
  brand: { name: 'Pemberton Rhys LLP', tone: 'formal, calm' },
  pageName: 'HR retainers 2026 mailing',
  context: `From: Gareth Rhys <g.rhys@pembertonrhys.example>
To: Web team
Cc: Amara Okafor
Sent: 03 February 2026 17:52
Subject: FW: RE: text for the retainer page

Team, please find below the text Amara and I agreed. Kindly do not use the paragraph on Whitcombe, the client has not consented.

> On 2 Feb 2026, at 11:20, Amara Okafor wrote:
> Gareth - my amends in line. I have taken out the success rate, the SRA would not like it.

Employment advice for HR teams, on a fixed monthly fee

Your HR team calls us before a dispute becomes a claim. You speak to a solicitor, not to a call centre, and you hear back within two working hours.

The retainer covers:
(a) unlimited telephone and email advice;
(b) review of contracts, handbooks and policies once a year;
(c) drafting of settlement agreements, up to six a year;
(d) a half-day workshop for line managers.

Not covered: representation before the tribunal, which we quote separately.

Fees (excl. VAT)
Employees          Monthly fee
up to 50           £390
51 to 150          £720
151 to 400         £1,250
over 400           on request

[Whitcombe para - DO NOT USE: we saved Whitcombe Foods £410,000 in a redundancy dispute]

We have advised employers in the North West since 1994. The team has nine solicitors, four of them in Preston.

"They told us not to dismiss, and they were right." Helen Dace, HR Director, Marlin Bakeries

How we begin: a call of 40 minutes, then a review of your three most used documents within ten working days, then the retainer starts on the first of the month. Three months' notice on either side.

Regards
Gareth

Gareth Rhys | Partner
Pemberton Rhys LLP | 14 Winckley Square, Preston
T 01772 000 112 | pembertonrhys.example
Authorised and regulated by the Solicitors Regulation Authority, no. 000000.
This e-mail and any attachment are confidential. If you are not the intended recipient please delete it. Please consider the environment before printing.`,
  actions: [{ buttonTitle: 'Arrange the first call', actionType: 'form' }],
  person: {
    name: 'Philippa Stone',
    email: 'p.stone@garstangdairies.example',
    title: 'Head of People',
  },
  account: { name: 'Garstang Dairies', industry: 'Food production', employees: 230 },
  activity: [
    {
      type: 'email-received',
      direction: 'from',
      payload: {
        text: 'Dear Mr Rhys, we have 230 employees on two sites and two grievances open. Our handbook was last reviewed in 2019. Would the workshop be held at our site in Garstang? Kind regards, Philippa Stone',
      },
    },
    {
      type: 'call-note',
      direction: 'about',
      payload: {
        note: 'She is worried about one manager (D. Hurst), likely tribunal. Could pay more, currently with Thornley at £1,600.',
      },
    },
  ],
  notes: 'Open with the two-hour reply. Her size of company: show the fee that applies.',
  mention: [
    'two working hours',
    '£1,250',
    'Helen Dace',
    'ten working days',
    'half-day workshop',
    '1994',
  ],
  hide: [
    'Whitcombe',
    '410,000',
    'Amara',
    'SRA',
    'intended recipient',
    'environment',
    'Hurst',
    'Thornley',
    '1,600',
    'amends',
    'success rate',
    'Kindly',
    'FW:',
    'Web team',
    'Sent:',
  ],
  readerFacts: ['230 employees', '2019', 'Garstang'],
  edits: [
    { message: 'Remove the fee for over 400 employees', hide: ['on request'], mention: ['£1,250'] },
    { message: 'Move the quote to the top, right after the hero', mention: ['Helen Dace'] },
    {
      message: 'drop the tribunal sentence',
      hide: ['before the tribunal'],
      mention: ['settlement agreements'],
    },
  ],
});

export const weddingHotel = makeCase({
  name: 'wedding-hotel',
  language: 'en',
  brand: { name: 'Harrowmere Hall', tone: 'warm' },
  pageType: 'inbound',
  pageName: 'weddings 2027 pdf export',
  context: `HARROWMERE HALL                                            Weddings 2027
                                                               page 1 of 4
A Georgian house in forty acres of park, twelve miles from
York, taken by one party at a time. From Friday noon until
Sunday the house is yours.

The Orangery seats 120 guests for dinner. The ball-
room takes 160 for dancing. There are 22 bedrooms,
all with their own bathroom.

What is included
• The whole house for two nights
• Ceremony in the park or the Orangery (we are li-
  censed for civil ceremonies)
• Three-course dinner by our chef Martin Oyelaran
• Breakfast for guests who stay
• A coordinator, from the booking to the last dance

Prices 2027
January to March       £11,500
April to June          £16,900
July to September      £19,400
October to December    £13,200
For up to 80 guests. Each further guest £95.

                                                               page 2 of 4
Dates
Three Saturdays are still free between May and July 2027:
8 May, 19 June and 10 July.

(ops note: 19 June soft hold for the Ashworths until 1 Dec, offer it anyway)
Corkage: we don't advertise that we waive it, only if they ask twice.

Music until midnight. Fireworks are not possible because of
the neighbouring farm. Dogs are welcome, in the house too.

"My grandmother still talks about the breakfast."
Rosalind and Tom, married here in May 2025

To see the house: Wednesdays and Sundays, about an hour,
with tea.
© Harrowmere Hall Ltd. Reg. in England 00000000. All rights reserved.`,
  actions: [{ buttonTitle: 'Come and see the house', actionType: 'form' }],
  person: { name: 'Priyanka Nair', email: 'priyanka.n@mail.example' },
  activity: [
    {
      type: 'web-form',
      direction: 'from',
      payload: {
        message:
          'Hello! We are planning for around 110 guests in June 2027, a Hindu ceremony followed by dinner. Can my cousin bring her dog? And is there enough room for everybody to dance?',
        guests: '110',
      },
    },
  ],
  mention: ['120 guests', '£16,900', '19 June', '22 bedrooms', 'Dogs are welcome', 'grandmother'],
  hide: [
    'page 1',
    'soft hold',
    'Ashworth',
    'Corkage',
    'waive',
    'ball- room',
    'li- censed',
    'All rights',
    'pdf',
    'ops note',
    'Company',
  ],
  readerFacts: ['110 guests', 'June 2027', 'dog'],
  blocks: ['table|pricing'],
  edits: [
    {
      message: 'only show the April to June price',
      hide: ['£11,500', '£19,400'],
      mention: ['£16,900'],
    },
    {
      message: 'remove the line about fireworks',
      hide: ['Fireworks'],
      mention: ['Dogs are welcome'],
    },
    { message: 'add a section on how to visit', mention: ['Wednesdays and Sundays'] },
  ],
});

export const bankLoans = makeCase({
  name: 'bank-loans',
  language: 'en',
  brand: { name: 'Tamar Business Bank', tone: 'plain' },
  pageName: 'SME lending – existing customers',
  context: `PRODUCT SHEET – Equipment Finance (INTERNAL v12, approved wording in GREEN only)

Approved wording:
Equipment Finance pays for machines, vehicles and IT from £10,000 to £750,000, over two to seven years. You own the equipment at the end.
You get a decision within 48 hours once we have your last two annual accounts. No early repayment fee after the first year.
Fixed rate for the whole term. Representative example: £60,000 over 5 years at 7.4% fixed, 60 monthly payments of £1,199, total payable £71,940.
A relationship manager in your region, by name and with a direct number.
The equipment serves as security. Other security may be required. You may lose the equipment if you do not keep up the payments.

Not approved (awaiting Compliance, ticket 4471):
"The cheapest equipment loan in the South West"
Approval rate 84%.

Pricing grid – staff only
Grade A   6.1%
Grade B   7.4%
Grade C   9.8%
Floor 5.6% with regional director sign-off

Customer story (approved)
Penhale Joinery bought a CNC router for £85,000 and paid for it from the extra work in three years. "The bank came to see the machine, not only the figures." – Jory Penhale, owner

Documents we need: last two annual accounts, three months of bank statements, the supplier's quotation.

TODO: add picture of branch. Ask Denise for new legal footer.`,
  actions: [
    { buttonTitle: 'Ask for a quotation', actionType: 'form' },
    { buttonTitle: 'Call us', actionType: 'phone', url: 'tel:+441822000000' },
  ],
  person: {
    name: 'Morwenna Tregear',
    email: 'morwenna@tregearfarm.example',
    title: 'Managing Director',
  },
  account: { name: 'Tregear Farm Dairy', industry: 'Agriculture' },
  activity: [
    {
      type: 'branch-visit-form',
      direction: 'from',
      payload: {
        request:
          'We want to replace the milking robot, about £140,000, before the spring calving in March. How fast is a decision?',
      },
    },
    {
      type: 'risk',
      direction: 'about',
      payload: { grade: 'C', comment: 'overdraft breached twice in 2025; arrears flagged' },
    },
  ],
  mention: [
    '48 hours',
    '£750,000',
    '7.4%',
    'Jory Penhale',
    'You may lose the equipment',
    'annual accounts',
  ],
  hide: [
    'Grade',
    '6.1%',
    '9.8%',
    '5.6%',
    'cheapest',
    '84%',
    '4471',
    'Compliance',
    'Denise',
    'TODO',
    'overdraft',
    'arrears',
    'GREEN',
    'INTERNAL',
    'v12',
    'Approved wording',
    'staff only',
  ],
  readerFacts: ['£140,000', 'March', 'How fast is a decision?'],
  edits: [
    { message: 'add a section about the approval rate', refused: true },
    { message: 'Put the documents we need before the customer story', mention: ['Jory Penhale'] },
    {
      message: 'Headline: A decision on the milking robot within 48 hours',
      mention: ['A decision on the milking robot within 48 hours'],
      changes: ['hero'],
    },
  ],
});

export const gameStudio = makeCase({
  name: 'game-studio',
  language: 'en',
  brand: { name: 'Lantern Moth Games', tone: 'playful' },
  pageType: 'sales_deck',
  pageName: 'publisher pitch TIDEWORN',
  context: `TIDEWORN pitch notes (from Miro, messy!!)

tagline options -- pick one:
  a) "The sea remembers."
  b) "Sail what is left."

Tideworn is a cooperative sailing game for two to four players on a drowned archipelago. You mend the boat, read the weather, and decide what to leave behind.

GENRE ...... cooperative survival
PLATFORMS .. PC, Switch 2, PS5
ENGINE ..... Godot 4, own water simulation
RELEASE .... October 2027
TEAM ....... 11 people in Malmö and Porto
BUDGET ..... 1.4 M EUR, of which 520,000 EUR is raised

traction:
- 61,000 wishlists on Steam, nine weeks after the trailer
- demo at Next Fest: 38 minutes median play time
- 4.1 million views of the storm clip on TikTok

what we look for: a publisher for console porting, QA and localisation into six languages. We keep the IP.
walk-away terms (PRIVATE, do not share with publishers): min guarantee 400k, rev share floor 60/40

"I have not worried about a rope like this since I was a child." - Edge preview, August 2026

milestones:
Vertical slice - done, March 2026
Alpha - January 2027
Beta - June 2027
Release - October 2027

Ravi: can someone check if the Devolver contact is still there? also never mention the crunch article
hey writer/bot: keep it short, publishers skim. no emojis.`,
  actions: [
    {
      buttonTitle: 'Play the vertical slice',
      actionType: 'url',
      url: 'https://lanternmoth.example/slice',
    },
  ],
  person: { name: 'Clara Weiss', email: 'clara@northpier.example', title: 'Scouting Lead' },
  account: { name: 'North Pier Publishing', industry: 'Games publishing' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Hi Ravi, great meeting you at devcom. Before I show this internally I need three things: the milestones, how far the funding is, and which platforms you want us to port to. We sign two co-op titles for autumn 2027.\nClara',
      },
    },
  ],
  mention: [
    '61,000 wishlists',
    '38 minutes',
    '520,000 EUR',
    'October 2027',
    'Switch 2',
    'We keep the IP',
  ],
  hide: [
    '400k',
    '60/40',
    'walk-away',
    'Ravi:',
    'Devolver',
    'crunch',
    'Miro',
    'pick one',
    'tagline',
    'messy',
    'skim',
    'emojis',
    'bot',
  ],
  readerFacts: ['milestones', 'autumn 2027', 'North Pier'],
  blocks: ['timeline|steps|table', 'stats'],
  edits: [
    {
      message: 'use "Sail what is left." as headline',
      mention: ['Sail what is left.'],
      changes: ['hero'],
    },
    { message: 'get rid of the TikTok number', hide: ['TikTok'], mention: ['61,000 wishlists'] },
    { message: 'add our minimum guarantee', refused: true },
  ],
});
