import type { ConceptWords } from './concept_words.ts';

export const en: ConceptWords = {
  price:
    'spend tariff price prices pricing cost costs costing fee fees budget expensive cheap afford affordable',
  payment: 'pay paid payment deposit invoice invoiced prepay downpayment upfront',
  financing:
    'financ instalment installment lease leasing loan loans mortgage monthly-payment pay-monthly interest-free',
  grant: 'grant grants subsid funding scholarship bursary voucher rebate state-aid',
  cancelling: 'cancel cancell refund withdraw terminat notice',
  delivery: 'deliver lead-time dispatch shipped ships urgent express rush turnaround',
  golive: 'fitting fitters golive rollout implement onboard install launch setup',
  switching: 'switch switching migrat transition changeover handover',
  downtime:
    'close$ closed$ closing$ downtime interrupt shutdown uninterrupted vacate empty outage standstill',
  dirt: 'dust dusty dirt dirty mess messy clean cleaned cleaning soiled',
  noise: 'noise noisy acoust quiet loud silent decibel',
  safety: 'safety accident injur hazard helmet protective lifejacket',
  hosting:
    'data-sits data-stored data-kept confidential gdpr hosted hosting datacenter datacentre servers privacy stored',
  security: 'stolen security encrypt hacked hacker breach theft burglar',
  compliance: 'audit auditor audits complian certif regulat validated',
  integration:
    'integrat connector connectors interface compatible interop api erp works-with work-with talk-to hooks-into connects-to',
  training:
    'training trained trainer schooling onboard trains teach teaches know-little new-starters',
  support:
    'support hotline helpdesk helpline reach-you reach-someone reach-somebody direct-line phone-line support-hours by-phone on-call',
  warranty: 'warrant guarante',
  maintenance: 'maintenance maintain repair repairs servicing',
  food: 'food meal meals cook cooks cooking kitchen lunch dinner breakfast catering menu menus eat',
  diet: 'vegetar vegan allerg gluten celiac coeliac lactose dairy halal kosher intoleran nut nuts hypoallerg no-meat eat-meat veggie veggies peanut egg-free nut-free plant-based',
  swimming: 'swim swims swimmer swimming',
  lodging: 'overnight sleep sleeps bedroom bedrooms hotel lodging accommodation cabin cabins',
  internet:
    'internet wifi broadband fibre fiber phone-signal mobile-signal reception$ phone-coverage mobile-coverage',
  travel: 'train trains station railway airport tram motorway',
  parking: 'parking park$ carpark',
  transport:
    'shuttle pickup minibus collect$ collects collected collection collections pick-up picked-up pick-them-up picks-up pick-it-up picks-them-up uncollected',
  wheelchair: 'wheelchair accessib step-free stepfree ramp ramps disab',
  childcare: 'childcare nursery creche babysit kindergarten',
  pets: 'pet pets dog dogs cat cats puppy whippet terrier spaniel labrador retriever dachshund poodle beagle collie bulldog greyhound kitten rabbit four-legged',
  visit: 'visit visits viewing tour tours walkthrough openday',
  trial:
    'trial trials pilot pilots tryout sample samples taster tasting prototype before-we-decide before-deciding try-one try-it try-out try-before try-them try-first try-something demo',
  settling: 'settle settling settle-in acclimat',
  storage: 'little-space no-space short-of-space storage warehouse warehousing stockpile stored',
  smallRuns: 'batch batches minimum small-batch smallest small-run short-run moq minimum-order',
  language:
    'polish arabic turkish ukrainian spanish french german speaks speak language languages translat bilingual multilingual interpreter english italian portuguese dutch russian romanian',
  export: 'export exports exporting abroad overseas international customs',
  flight: 'flight flights airline airlines airfreight plane planes fly flies aircraft',
  cold: 'frozen freezer refrigerat chilled cold cool dry-ice ice',
  energy:
    'fuel diesel gas grid kva energy electric electricity heating kwh consumption power-supply mains plug plugs',
  climate: 'fsc organic ecolog eco carbon emission sustainab recycl climate footprint',
  stock: 'stock stocks inventory stockout overstock',
  override: 'override overrule overriding veto',
  takeover: 'takeover takeovers succession acquisition acquire acquiring buyout',
  payroll: 'payroll payslip wage wages salary salaries',
  remote: 'online remote remotely virtual video telework homeoffice',
  permit: 'permit permits permission consent licence license licensed planning$',
  insurance: 'insur liable liability',
  renewal: 'renew renews renewed renewal auto-renew rollover',
  paper: 'scan scans scanned paper pdf handwritten',
  hire: 'rent rental hire hiring borrow loaner lend',
  beginner: 'beginner beginners novice experience experienced',
  weather:
    'rain rainy storm weather hail wind windy snow frost raining rained pour$ pours poured pouring downpour wet-weather',
  returns: 'return$ returned exchange$ refund',
  references:
    'reference references testimonial testimonials similar-companies who-else case-study other-clients',
  contract:
    'tied locked commitment minimum-term tie-in lock-in binding contract$ contracts contractual commit bound$ notice$ notice-period terminat term$ month-to-month break-clause get-out leave-early long-term',
  nights:
    'night nights overnight shift shifts out-of-hours outside-working-hours outside-opening-hours outside-office-hours after-hours',
  pain: 'pain painful hurt hurts sore',
  fear: 'fear afraid scared anxious anxiety nervous',
  waiting: 'waiting appointment appointments waitlist',
  disposal: 'dispos removal rubbish debris haul',
  survey: 'survey surveys surveyor measur',
  deduction: 'deduct deductib',
  furniture: 'furnit',
  collision: 'collision collide crash crashes',
  evening: 'evening evenings',
  lift: 'lift lifts elevator stairs',
  capacity: 'capacity seats seating',
  custom: 'custom bespoke tailored',
  monday: 'monday mondays mon',
  tuesday: 'tuesday tuesdays tue',
  wednesday: 'wednesday wednesdays wed',
  thursday: 'thursday thursdays thu',
  friday: 'friday fridays fri',
  saturday: 'saturday saturdays sat weekend weekends',
  sunday: 'sunday sundays sun weekend weekends',
  failure:
    'fail fails failure failing break$ breaks broken breakdown fault faults goes-wrong went-wrong damage damaged damages replacement spare loaner standby ruin* ruined spoil',
  investment: 'capex capital outlay upfront invest investment',
  induction: 'induction mentor buddy',
  back: 'backache spine lumbar back-pain',
  supervision: 'coach coaches supervis instructor instructors',
  absence: 'sick ill$ off-sick stand-in absent absence missed catch-up',
  medication: 'medicine medicines medication tablets pills drug drugs prescription',
  growth: 'extend extension expand expansion growing',
  ownership: 'owns who-owns belong belongs ownership own-the-data whose-data',
  response: 'response respond callout call-out response-time on-site-within',
  leaver: 'leaver leavers resign resigns resigned leaves-the-company leaves-us',
  charging: 'charger chargers charging recharg socket sockets',
  theft: 'stolen theft thieves steal burglar',
  keeping:
    'keep-our keep-using keep-the-old our-own existing-equipment already-have reuse our-old we-already that-we-have you-already',
  takeback: 'trade-in part-exchange take-back buy-back take-our-old old-machine',
  weekend:
    'weekend weekends saturday saturdays sunday sundays seven-days 7-days every-day-of-the-week 24-7 365-days',
  discretion:
    'notice-you notice-that notice-us notice-them guests-notice customers-notice clients-notice patients-notice residents-notice tenants-notice noticed unnoticed discreet discretion unmarked plain-clothes without-uniform no-uniform without-uniforms',
  erasing:
    'delete deleted deletes deletion erase erased erasure shred shredded destroy destroyed destruction wiped',
  moving: 'relocat moved-later move-them-later be-moved move-later reposition',
  washing: 'wash washed washes washing laundry laundered launder',
  holidays: 'summer vacation holiday holidays bank-holiday school-holidays christmas',
  packing: 'pack packed packing packs boxed crate crates',
  app: 'app$ apps$ smartphone smartphones',
  leak: 'leak leaks leaked leaking leaky watertight waterproof damp drips',
  outdoors:
    'outside outdoors outdoor orchard garden gardens terrace courtyard lawn meadow marquee open-air',
  children: 'child children kid kids toddler toddlers',
  paperwork: 'paperwork red-tape bureaucra formalit',
};
