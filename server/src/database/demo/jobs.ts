import type { Job } from '../../modules/careers/job.entity.js';
import { newId } from '../../platform/ids.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

type Sample = Omit<
  Job,
  'id' | 'status' | 'postedAt' | 'closesOn' | 'closedAt' | 'version' | 'createdAt' | 'updatedAt' | 'locale'
> &
  Partial<Pick<Job, 'locale'>> & { postedDaysAgo: number; closesInDays: number };

/** Invented jobs: commission, salary and an hourly wage; with and without a licence; one in French; one that closed. */
const SAMPLES: readonly Sample[] = [
  {
    slug: 'mortgage-agent-toronto',
    title: 'Mortgage agent',
    department: 'ADVICE',
    city: 'Toronto',
    province: 'ON',
    remote: true,
    employmentType: 'CONTRACTOR',
    description:
      'You call people back the day they write, read what they send and tell them which of 50+ lenders you’d choose. Our underwriter packages the file; you keep the client.',
    duties: [
      'Answer new enquiries within the hour in office hours',
      'Read the return, the letter or the offer with the client on the phone',
      'Write down why you recommend what you recommend, every time',
    ],
    requirements: [
      'An Ontario licence, Level 1 or 2, or a course you finish by March 2027',
      'A year of work in which people trusted you with money',
      'A second language is welcome',
    ],
    compensation: 'Commission, $70,000 to $140,000 typical',
    compensationNote:
      '70% of the commission, rising to 85%. Agents here with two years or more earned between $70,000 and $140,000 in 2025 (sample). $3,500 a month for the first four months while you build up.',
    payFrom: 70_000,
    payTo: 140_000,
    payUnit: 'YEAR',
    licenceRequired: true,
    postedDaysAgo: 2,
    closesInDays: 45,
  },
  {
    slug: 'underwriter-alternative-lending-calgary',
    title: 'Underwriter, alternative lending',
    department: 'UNDERWRITING',
    city: 'Calgary',
    province: 'AB',
    remote: false,
    employmentType: 'FULL_TIME',
    description:
      'Banks said no to these files, sometimes for a good reason. You find out which. You read bank statements, appraisals and stories, and you write the summary that a lender can say yes to.\n\nYou sit with three other underwriters on Stephen Avenue, four days in the office and one at home.',
    duties: [
      'Take about six files a day from application to a lender’s commitment',
      'Tell agents early, and kindly, when a file won’t work',
      'Keep our notes on 20 alternative lenders up to date',
    ],
    requirements: [
      'Two years as an underwriter or a credit analyst',
      'You can explain a stress test to your grandmother',
      'You’re careful with other people’s documents',
    ],
    compensation: '$78,000 to $96,000',
    compensationNote:
      'Where you start depends on your years as an underwriter. Four weeks of vacation, and a pension plan that we match up to 5%.',
    payFrom: 78_000,
    payTo: 96_000,
    payUnit: 'YEAR',
    licenceRequired: false,
    postedDaysAgo: 6,
    closesInDays: 30,
  },
  {
    slug: 'conseiller-hypothecaire-montreal',
    title: 'Conseillère ou conseiller hypothécaire',
    department: 'ADVICE',
    city: 'Montréal',
    province: 'QC',
    remote: false,
    employmentType: 'FULL_TIME',
    locale: 'fr',
    description:
      'Vous expliquez aux acheteurs ce qu’ils signent, en français, et en anglais quand il le faut. Vous comparez plus de 50 prêteurs et vous dites lequel vous choisiriez, et pourquoi.',
    duties: [
      'Rappeler chaque personne le jour où elle nous écrit',
      'Préparer le dossier avec notre équipe de souscription',
      'Suivre le dossier jusque chez le notaire',
    ],
    requirements: [
      'Le certificat de courtier hypothécaire de l’AMF, ou un cours que vous terminez d’ici mars 2027',
      'Un français impeccable à l’oral et à l’écrit',
      'Le goût des chiffres et la patience de les expliquer',
    ],
    compensation: '65 000 $ à 120 000 $',
    compensationNote:
      'Un salaire de base de 45 000 $ et une commission dès le premier dossier. Trois semaines de vacances la première année.',
    payFrom: 65_000,
    payTo: 120_000,
    payUnit: 'YEAR',
    licenceRequired: true,
    postedDaysAgo: 9,
    closesInDays: 38,
  },
  {
    slug: 'client-care-renewals',
    title: 'Client care, renewals',
    department: 'CLIENT_CARE',
    city: null,
    province: null,
    remote: true,
    employmentType: 'PART_TIME',
    description:
      'Six months before a mortgage comes due, you call. You find out what changed since last time, book the broker’s call and make sure that nobody signs the bank’s letter out of habit.\n\n24 hours a week, on days you choose with the team.',
    duties: [
      'Call about 15 clients a day whose term ends soon',
      'Collect statements and pay stubs, and say what’s still missing',
      'Write down every call, so that the next person doesn’t ask twice',
    ],
    requirements: [
      'You’ve worked on the phone and liked it',
      'A quiet room at home and a steady connection',
      'English; French or Punjabi is an advantage',
    ],
    compensation: '$29 to $34 an hour',
    compensationNote: 'Paid every two weeks. We send you a laptop, a headset and $50 a month for your connection.',
    payFrom: 29,
    payTo: 34,
    payUnit: 'HOUR',
    licenceRequired: false,
    postedDaysAgo: 13,
    closesInDays: 24,
  },
  {
    slug: 'office-coordinator-toronto',
    title: 'Office coordinator',
    department: 'OPERATIONS',
    city: 'Toronto',
    province: 'ON',
    remote: false,
    employmentType: 'FULL_TIME',
    description: 'You keep an office of 12 running: couriers, lawyers’ closing packages, the calendar and the coffee.',
    duties: [
      'Send and receive closing packages',
      'Look after the shared calendar',
      'Order what runs out before it does',
    ],
    requirements: ['Two years in an office', 'You notice what’s missing'],
    compensation: '$52,000 to $58,000',
    compensationNote: null,
    payFrom: 52_000,
    payTo: 58_000,
    payUnit: 'YEAR',
    licenceRequired: false,
    postedDaysAgo: 40,
    closesInDays: -4,
  },
];

/** Sample jobs, around the day they are made. */
export const demoJobs = (now: Date): Partial<Job>[] =>
  SAMPLES.map(({ postedDaysAgo, closesInDays, ...job }) => {
    const closes = new Date(now.getTime() + closesInDays * DAY_MS);
    const isOpen = closesInDays > 0;
    return {
      ...job,
      id: newId(),
      status: isOpen ? 'OPEN' : 'CLOSED',
      postedAt: new Date(now.getTime() - postedDaysAgo * DAY_MS),
      closesOn: closes.toISOString().slice(0, 10),
      closedAt: isOpen ? null : closes,
    };
  });
