// English, writing to people: patients, tenants, parents, donors, guests. Nobody here is asked for a company.
import { makeCase } from '../case.ts';

export const kneeClinic = makeCase({
  name: 'knee-clinic',
  language: 'en',
  brand: { name: 'Marlow Knee Clinic' },
  pageType: 'custom',
  pageName: 'leaflet knee arthroscopy',
  context: `KNEE ARTHROSCOPY – patient leaflet (rev 4, Dr Shah to sign off)

You are having a keyhole operation on your knee. It takes about 30 minutes, and you go home the same day.

Before the operation
Do not eat for six hours before you come in. You may drink water until two hours before.
Bring your list of medicines and somebody who can take you home.

On the day
Come to the second floor, Harcourt Wing, at the time in your letter. A nurse checks your blood pressure and marks your knee.

After the operation
- Keep the dressing dry for 48 hours
- Take the stairs one step at a time
- You may drive when you can stop the car without pain, usually after one week

When to call us
Call 01628 555 0140 if your knee is hot and swollen, if you have a fever above 38°C, or if the pain gets worse after day three.

Insurance
We work with Bupa, Aviva and Vitality. The package price for patients who pay themselves is £3,250, with two follow-up visits.
(note for web person: Dr. Kessler leaves end of June, don't list her)

Open Mon-Fri 8am-6pm, Sat 9am-1pm
Parking behind the building, £2 for two hours

All consultations are confidential.`,
  actions: [
    { buttonTitle: 'Change my appointment', actionType: 'form' },
    { buttonTitle: 'Call the clinic', actionType: 'phone', url: 'tel:+441628555140' },
  ],
  person: { name: 'Margaret Hole', email: 'mhole@mail.example' },
  notes: 'Operation booked for 9 June at 7.30. Anxious patient.',
  activity: [
    {
      type: 'form',
      direction: 'from',
      payload: { question: 'Can I drive myself home? I live alone in Henley.' },
    },
  ],
  topics: [
    {
      topic: 'Going home',
      question: 'Can I drive myself home?',
      text: 'No. You must not drive for 24 hours after the anaesthetic. If nobody can take you home, tell us, and we arrange a taxi with an escort.',
    },
  ],
  mention: [
    '30 minutes',
    'six hours before',
    'Keep the dressing dry',
    '38°C',
    '24 hours after the anaesthetic',
    'Harcourt Wing',
    'confidential',
  ],
  hide: ['Kessler', 'web person', 'sign off', 'rev 4', 'leaflet', 'Anxious', 'Company'],
  readerFacts: ['Can I drive myself home?'],
  edits: [
    {
      message: 'Put "Insurance" first in that list, it\'s the most important thing',
      changes: ['benefits'],
    },
    {
      message:
        'Can you say underneath the headline that she can drink water up to two hours before?',
      mention: ['You may drink water until two hours before'],
      changes: ['hero'],
    },
    { message: 'Remove insurance', hide: ['Bupa'], mention: ['Mon-Fri 8am-6pm|8am-6pm'] },
  ],
});

export const flatToLet = makeCase({
  name: 'flat-to-let',
  language: 'en',
  brand: { name: 'Quayside Lettings' },
  pageType: 'custom',
  pageName: 'Flat 3B - Mrs Doyle',
  context: `Flat 3B, 14 Harbour Row
2 beds, 68 sqm, third floor w/ lift. south-facing balcony over the marina.
Rent £1,450 pcm, deposit £1,670, available from 1 July. EPC rating B.
New kitchen in 2025: induction hob, dishwasher, washing machine.

landlord will take 1,300 if they sign for 2 yrs - DO NOT PUT ON PAGE
Neighbours below complained about noise last year, keep quiet about it

council tax band C, about £150 a month. Fibre broadband up to 900 Mbit/s.
Pets on request. no smokers.

Station 6 mins walk, Sainsbury's 2 mins. primary school (Ofsted good) 400 m.

Viewings Tue 16 June 17:00-19:00 and Sat 20 June 10:00-12:00
What you need: photo ID, last three payslips, a reference from your landlord.
key safe code 4471`,
  actions: [
    { buttonTitle: 'Book a viewing', actionType: 'calendar', url: 'https://quayside.example/3b' },
  ],
  person: { name: 'Amara Nwosu', email: 'amara@mail.example' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Hello, we are a couple with a small dog and need to move by 15 July. Is there somewhere for two bikes? Does the balcony get sun?',
      },
    },
  ],
  assets: [
    {
      assetId: 'asset_balcony',
      assetType: 'image',
      name: 'balcony-marina.jpg',
      description: 'The balcony of flat 3B over the marina',
      purpose: 'Flat 3B Harbour Row balcony',
      tags: ['flat', 'balcony', 'marina'],
    },
  ],
  mention: ['£1,450', '1 July', 'balcony', 'Pets on request', '16 June', 'photo ID', '68 sqm'],
  hide: ['1,300', 'DO NOT', 'Neighbours', 'noise', '4471', 'Mrs Doyle', 'Company'],
  readerFacts: ['small dog|dog', 'balcony get sun', '15 July'],
  edits: [
    {
      message: 'Not "No smokers" but "Non-smokers only"',
      mention: ['Non-smokers only'],
      changes: ['prose'],
    },
    {
      message: 'Change the headline to "A south-facing balcony over the marina"',
      mention: ['A south-facing balcony over the marina'],
      changes: ['hero'],
    },
  ],
});

export const primarySchool = makeCase({
  name: 'primary-school',
  language: 'en',
  brand: { name: 'Elmfield Primary' },
  pageType: 'custom',
  pageName: 'Open morning reception 2027',
  context: `OPEN MORNING – copy from last year's flyer, check dates!!

Elmfield Primary is a village school with 142 children in five classes. Every class has a teacher and a teaching assistant.

Open morning: Thursday 8 October, 9.30 to 11.30
09.30 Welcome in the hall
09.45 Tour with Year 6 pupils
10.30 Meet the reception teacher
11.00 Questions with the head teacher

School day 8.50 to 15.20. Breakfast club from 7.45 (£4.50), after-school club until 17.45 (£9).
Lunch is cooked on site. We cater for allergies; tell us beforehand.

Places: we offer 30 places in reception each year. Apply through the county by 15 January.

Ofsted (March 2024): Good. "Pupils feel safe and are proud of their school."

Mrs Lamb is retiring at the end of the year but parents don't know yet
pls make it sound less stuffy than St Mary's!!!

What parents say
"My daughter ran in on her second day and has not looked back." – Parent of a Year 1 pupil`,
  actions: [{ buttonTitle: 'Tell us you are coming', actionType: 'form' }],
  group: 'Families with children born in 2022',
  mention: [
    '142 children',
    '8 October',
    '7.45',
    '15 January',
    'proud of their school',
    '30 places',
  ],
  hide: ['last year', 'check dates', 'Lamb', 'retiring', 'stuffy', "St Mary's", 'flyer', 'Company'],
  blocks: ['timeline|steps|table'],
  edits: [
    {
      message: 'can the breakfast club be its own section?',
      mention: ['Breakfast club from 7.45'],
      changes: ['prose'],
    },
    { message: 'Remove the Ofsted quote', hide: ['proud of their school'] },
  ],
});

export const waterCharity = makeCase({
  name: 'water-charity',
  language: 'en',
  brand: { name: 'Wellspring Trust' },
  pageType: 'custom',
  pageName: 'Major donors - Sahel',
  context: `Wellspring Trust repairs village wells in Niger and Chad, and trains two people in every village to look after them.

A broken hand pump costs £310 to repair. A new borehole costs £6,800.
In 2025 we repaired 418 pumps for 96,000 people. 91% were still working a year later.

Where the money goes: 84p of each pound goes to the wells, 11p to training, 5p to running the trust.

Story: Mariama's walk
Mariama used to walk four kilometres for water, twice a day. Since the pump in Tchirozérine was mended in February she walks five minutes. Her daughters go to school in the mornings now.

"We do not wait for a lorry any more. We have our own key and our own spanner." Issoufou Maman, pump keeper, Tchirozérine

What a gift does
£310 mends one pump
£1,200 trains the pump keepers of ten villages
£6,800 pays for a borehole, with your name on it if you wish

Gift Aid adds 25p to every pound at no cost to you.

---
donor notes: Mr Pemberton gave 5k in 2024, wife ill. ask for 10k. don't mention the audit delay`,
  actions: [
    { buttonTitle: 'Mend a pump', actionType: 'url', url: 'https://wellspring.example/give' },
    { buttonTitle: 'Talk to Grace', actionType: 'email', url: 'mailto:grace@wellspring.example' },
  ],
  person: { name: 'Mr Charles Pemberton' },
  activity: [
    {
      type: 'letter',
      direction: 'from',
      payload: {
        text: 'I was glad to read that most of the pumps last. How many villages have keepers by now? I would like to hear about the schools.',
      },
    },
  ],
  mention: ['£310', '96,000 people', '91%', '84p', 'Issoufou Maman', 'Mariama', 'Gift Aid'],
  hide: ['5k', '10k', 'wife', 'audit delay', 'donor notes', 'Major donors', 'Company'],
  readerFacts: ['most of the pumps last', 'How many villages have keepers by now?'],
  edits: [{ message: 'Make the page shorter', mention: ['£310'] }],
});
