// The demo's company, what it knows, whom it writes to, and what it wants to say. All of it is made up.
import type { NewPage } from '../pages/schemas.ts';
import type { EntryContent } from '../topics/plain.ts';

export const brand = {
  name: 'Orbit',
  colors: { primary: '#0f5d4f', accent: '#d9572b' },
  homeUrl: 'https://orbit.example',
};

export interface Picture {
  name: string;
  purpose: string;
  description: string;
  tags: string[];
  /** Drawn when the demo is made: two colours and a motif are enough. */
  svg: string;
}

const frame = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/** Bars of a day plan: one row for each crew, one bar for each job. */
const planRows = [
  [40, 150, 210, 120, 380, 190],
  [40, 90, 160, 220, 430, 130],
  [70, 200, 300, 90, 440, 160],
  [40, 120, 200, 170, 420, 110],
]
  .map((jobs, row) => {
    const y = 90 + row * 70;
    const bars = [0, 2, 4].map(
      (n) =>
        `<rect x="${160 + (jobs[n] ?? 0)}" y="${y}" width="${jobs[n + 1]}" height="40" rx="8" fill="${n === 2 ? '#d9572b' : '#0f5d4f'}" opacity="${n === 0 ? 1 : 0.75}"/>`,
    );
    return `<circle cx="90" cy="${y + 20}" r="20" fill="#b9d6cd"/>${bars.join('')}`;
  })
  .join('');

export const pictures: Picture[] = [
  {
    name: 'Orbit logo',
    purpose: 'The logo in the header of every page',
    description: 'A planet with a ring, green on transparent',
    tags: ['logo', 'brand'],
    svg: frame(
      256,
      256,
      '<circle cx="128" cy="128" r="64" fill="#0f5d4f"/><ellipse cx="128" cy="128" rx="116" ry="36" fill="none" stroke="#d9572b" stroke-width="16" transform="rotate(-20 128 128)"/>',
    ),
  },
  {
    name: 'Day plan',
    purpose: 'Shows the planning board',
    description: 'A plan of one day: four crews, three jobs each, one of them moved',
    tags: ['product', 'planning', 'screenshot'],
    svg: frame(960, 440, `<rect width="960" height="440" fill="#f3f7f5"/>${planRows}`),
  },
  {
    name: 'Phone of a technician',
    purpose: 'Shows what crews see',
    description: 'The next job on a phone, with its address and what to bring',
    tags: ['product', 'mobile', 'crew'],
    svg: frame(
      480,
      480,
      '<rect width="480" height="480" fill="#e7efec"/><rect x="140" y="40" width="200" height="400" rx="28" fill="#17352f"/><rect x="156" y="76" width="168" height="328" rx="8" fill="#fff"/><rect x="172" y="100" width="120" height="16" fill="#0f5d4f"/><rect x="172" y="132" width="136" height="10" fill="#b9d6cd"/><rect x="172" y="152" width="96" height="10" fill="#b9d6cd"/><rect x="172" y="340" width="136" height="40" rx="20" fill="#d9572b"/>',
    ),
  },
];

export interface Topic {
  name: string;
  description: string;
  entries: EntryContent[];
}

export const topics: Topic[] = [
  {
    name: 'Product',
    description: 'What Orbit does and how it is brought in',
    entries: [
      {
        type: 'markdown',
        content:
          '## Planning\n\nOrbit proposes a plan for all crews in under a minute. It weighs travel time, skills, parts on the van and promised time windows.\n\n## During the day\n\nWhen a job runs late, Orbit moves what comes after it and tells crews and customers at once.',
      },
      {
        type: 'qa',
        question: 'How long does it take to bring Orbit in?',
        content:
          'Most teams plan their first real day in the second week. Jobs are imported from a spreadsheet or through the API; crews need nothing but their phone.',
      },
      {
        type: 'qa',
        question: 'Does Orbit work without a connection?',
        content:
          'Yes. The app keeps the whole day on the phone and sends what was done once there is a connection again.',
      },
      {
        type: 'qa',
        question: 'What does Orbit cost?',
        content:
          'From 29 euros a month for each crew. There is no fee for dispatchers, and the first month is free.',
      },
    ],
  },
  {
    name: 'Security and privacy',
    description: 'Where data lies and who may see it',
    entries: [
      {
        type: 'qa',
        question: 'Where is our data stored?',
        content:
          'In data centres in Frankfurt and Dublin, encrypted at rest and in transit. A copy in your own storage is possible.',
      },
      {
        type: 'qa',
        question: 'Can we use our own sign-on?',
        content: 'Yes: SAML and OpenID Connect, with roles taken over from your directory.',
      },
    ],
  },
  {
    name: 'Customers',
    description: 'What others say and measured',
    entries: [
      {
        type: 'text',
        content:
          'Brightline Energy services heat pumps with 64 crews. Since they plan with Orbit, no-shows have fallen by 38 percent and each crew fits in one more job every second day.',
      },
      {
        type: 'text',
        content:
          'Halden Lifts keeps 4,100 elevators running. Emergency calls reach a technician with the right parts 22 minutes sooner than before.',
      },
    ],
  },
];

export interface Person {
  name: string;
  email: string;
  title: string;
  company: string;
  industry: string;
  employees: number;
  /** What the sales team wrote down. */
  notes: { type: string; payload: Record<string, unknown> }[];
}

export const persons: Person[] = [
  {
    name: 'Ada Okafor',
    email: 'ada@brightfield.example',
    title: 'Head of Operations',
    company: 'Brightfield Heating',
    industry: 'Heating and cooling',
    employees: 180,
    notes: [
      {
        type: 'call',
        payload: {
          summary: 'Plans 40 crews in a spreadsheet. Wants fewer phone calls in the morning.',
        },
      },
      { type: 'deal_stage', payload: { stage: 'evaluation', amount: 14_000 } },
    ],
  },
  {
    name: 'Jonas Lindqvist',
    email: 'jonas@fjordlift.example',
    title: 'Service Manager',
    company: 'Fjord Lift',
    industry: 'Elevators',
    employees: 95,
    notes: [
      {
        type: 'email',
        payload: {
          subject: 'Emergency call-outs',
          summary: 'Asked how fast a plan changes when an elevator is stuck.',
        },
      },
    ],
  },
  {
    name: 'Mei Tanaka',
    email: 'mei@kansaisolar.example',
    title: 'Programme Director',
    company: 'Kansai Solar',
    industry: 'Solar energy',
    employees: 640,
    notes: [
      {
        type: 'meeting',
        payload: {
          summary: 'Rollout in three regions, starts with Osaka. Security review comes first.',
        },
      },
    ],
  },
  {
    name: 'Carlos Medina',
    email: 'carlos@aguaviva.example',
    title: 'Managing Director',
    company: 'Agua Viva',
    industry: 'Water treatment',
    employees: 58,
    notes: [{ type: 'web_visit', payload: { page: '/pricing', minutes: 6 } }],
  },
  {
    name: 'Priya Raman',
    email: 'priya@metrofibre.example',
    title: 'IT Director',
    company: 'Metro Fibre',
    industry: 'Telecommunications',
    employees: 1_200,
    notes: [{ type: 'call', payload: { summary: 'Needs single sign-on and data in Europe.' } }],
  },
];

const actions: NewPage['actions'] = [
  {
    actionId: 'book',
    purpose: 'Book half an hour with somebody who has planned crews before',
    buttonTitle: 'See your own day planned',
    actionType: 'form',
  },
  {
    actionId: 'ask',
    purpose: 'Ask a question about Orbit',
    buttonTitle: 'Ask a question',
    actionType: 'ask',
  },
];

const footerLinks: NewPage['footerLinks'] = [
  {
    id: 'company',
    title: 'Orbit',
    links: [
      { id: 'privacy', text: 'Privacy', url: 'https://orbit.example/privacy' },
      { id: 'contact', text: 'Contact', url: 'mailto:hello@orbit.example' },
    ],
  },
];

export interface Page {
  /** Where the page itself lies on the demo's site. */
  path: string;
  page: Omit<NewPage, 'topicIds'>;
  /** One variant for each, by their email. */
  persons: string[];
  /** Variants for groups, by their name. */
  groups: { name: string; context: string }[];
}

export const pages: Page[] = [
  {
    path: '/field-teams',
    page: {
      name: 'Orbit for field teams',
      brandId: 'orbit',
      pageType: 'outbound',
      headerActionId: 'book',
      pageContext: `Orbit plans the day of field crews. Dispatchers save two hours a day. Crews see changes on their phone at once, and customers know when somebody comes.

Why teams choose it:
- A plan for all crews in under a minute.
- Late jobs move the rest of the day by themselves.
- Crews need nothing but their phone, connected or not.

How it works:
1. Import your jobs.
2. Orbit proposes a plan.
3. Crews get it on their phone.

“We cut no-shows by 38%.” — Mia Torres, COO of Brightline Energy`,
      actions,
      actionCardWidgets: [],
      footerLinks,
      scripts: [],
    },
    persons: persons.map((person) => person.email),
    groups: [
      {
        name: 'Elevator service companies',
        context:
          'Emergency calls decide the day: what matters is how soon the right technician with the right parts is there.',
      },
      {
        name: 'Heating and cooling installers',
        context:
          'Seasons decide the load. In autumn there are three times as many jobs, and every missed appointment is called about.',
      },
    ],
  },
  {
    path: '/after-our-call',
    page: {
      name: 'After our call',
      brandId: 'orbit',
      pageType: 'call_followup',
      headerActionId: 'book',
      pageContext: `Thank you for the call. We talked about how your dispatchers plan the morning and what happens when a job runs late.

What we agreed:
1. You send us one real day of jobs as a spreadsheet.
2. We plan it with Orbit and show you both plans side by side.
3. You decide after that whether a trial with two crews makes sense.

Open points: single sign-on, where data is stored, what the first month costs.`,
      actions,
      actionCardWidgets: [],
      footerLinks,
      scripts: [],
    },
    persons: ['ada@brightfield.example', 'priya@metrofibre.example'],
    groups: [],
  },
];

/** Said to the agent in the course of the month, about one person's variant of the first page. */
export const conversation: { day: number; email: string; message: string }[] = [
  {
    day: 6,
    email: 'ada@brightfield.example',
    message: 'Set the headline to "Forty crews, one quiet morning"',
  },
  { day: 13, email: 'mei@kansaisolar.example', message: 'Make it shorter' },
  { day: 20, email: 'ada@brightfield.example', message: 'Make it shorter' },
];

export const questions = [
  'How long does it take to bring Orbit in?',
  'Where is our data stored?',
  'What does Orbit cost?',
  'Does it work without a connection?',
];

/** What readers write into forms. */
export const formMessages = [
  'We would like to see one of our own days planned.',
  'Can we start with two crews and add the rest in spring?',
  'Our dispatchers plan in a spreadsheet today. How do we get the jobs over?',
  'Please send an offer for 25 crews, with the app for all technicians.',
  'Who would help us during the first week?',
];
