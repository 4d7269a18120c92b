import { EMPLOYMENT_STATUSES, OTHER_INCOMES, PAY_KINDS, RESIDENCY } from '../application/choices.js';
import { ANY_YEARS, isDayIn } from '../text/day.js';
import { coApplicantId } from '../application/row-ids.js';
import { APPLICANT } from '../application/document-requests.js';
import type { AnswerReader } from './answer-reader.js';
import type { Borrower, Income } from './file.js';

/** A person of an application: where the answers about them stand. */
export interface Person {
  id: string;
  /** Their own answers */
  about: AnswerReader;
  employment: AnswerReader;
  declarations: AnswerReader;
}

/** The applicant's work and declarations stand at the top, a co-applicant's with them. */
export function peopleOf(answers: AnswerReader): Person[] {
  const applicant = {
    id: APPLICANT,
    about: answers.within('applicant'),
    employment: answers.within('employment'),
    declarations: answers.within('declarations'),
  };
  const others = answers.rows('coApplicants').map((about, index) => ({
    id: coApplicantId(about.text('id'), index),
    about,
    employment: about.within('employment'),
    declarations: about.within('declarations'),
  }));
  return [applicant, ...others];
}

type StatedKind = Extract<Income, { annual: number }>['kind'];
type VariableKind = Extract<Income, { lastTwoYears: unknown }>['kind'];

const MONTHS = 12;
const VARIES = ['overtime', 'bonus', 'commission', 'seasonal'] as const;

/** How the other incomes count. Rent counts with the property that earns it, Employment Insurance not at all. */
const OTHER_KINDS: Partial<Record<(typeof OTHER_INCOMES)[number]['value'], StatedKind>> = {
  support: 'support_received',
  child_benefit: 'child_benefit',
  disability: 'disability',
  investment: 'investment',
};

function stated(kind: StatedKind, annual: number | undefined): Income[] {
  return annual === undefined ? [] : [{ kind, annual }];
}

function hourly(job: AnswerReader): Income[] {
  const hourlyRate = job.needed('hourlyRate');
  const hoursPerWeek = job.needed('hoursPerWeek');
  return hourlyRate === undefined || hoursPerWeek === undefined ? [] : [{ kind: 'hourly', hourlyRate, hoursPerWeek }];
}

/** Without both years there is no history, and nothing is counted. */
function variable(kind: VariableKind, years: AnswerReader): Income[] {
  const latest = years.needed('year1');
  const before = years.needed('year2');
  return latest === undefined || before === undefined ? [] : [{ kind, lastTwoYears: [latest, before] }];
}

function ofJob(job: AnswerReader): Income[] {
  const pay = job.choices('pay', PAY_KINDS);
  const varying = VARIES.find((kind) => pay.includes(kind));
  const isSalaried = pay.includes('salary') || (pay.length === 0 && !job.has('hourlyRate'));
  return [
    ...(isSalaried ? stated(job.isTrue('contract') ? 'contract' : 'salary', job.needed('annual')) : []),
    ...(pay.includes('hourly') || (pay.length === 0 && job.has('hourlyRate')) ? hourly(job) : []),
    ...(varying ? variable(varying, job.within('variable')) : []),
  ];
}

function ofEmployment(employment: AnswerReader): Income[] {
  switch (employment.choice('status', EMPLOYMENT_STATUSES)) {
    case 'employed':
      return ofJob(employment.within('current'));
    case 'self_employed':
      return variable('self_employed', employment.within('selfEmployed')).map((income) => ({
        ...income,
        addBacks: employment.number('selfEmployed.addBacks'),
      }));
    case 'business_owner':
      return variable('business_owner', employment.within('business'));
    case 'retired':
      return stated('pension', employment.needed('retired.annual'));
    case 'other':
      return stated('other', employment.needed('other.annual'));
    case undefined:
      employment.lacks('status');
      return [];
  }
}

function otherIncomes(about: AnswerReader): Income[] {
  return about.rows('otherIncome').flatMap((row) => {
    const kind = row.choice('kind', OTHER_INCOMES);
    const counted = kind && OTHER_KINDS[kind];
    if (!counted) return [];
    const amount = row.needed('amount');
    return stated(counted, amount === undefined ? undefined : amount * MONTHS);
  });
}

const secondJobs = (about: AnswerReader): Income[] =>
  about.rows('jobs').flatMap((job) => (job.has('annual') ? stated('salary', job.number('annual')) : hourly(job)));

const FIGURES = [
  'current.annual',
  'current.hourlyRate',
  'current.variable',
  'selfEmployed.year1',
  'business.year1',
  'retired.annual',
  'other.annual',
];

/** Integrators send what somebody earns as one figure, without the work it comes from. */
function earned(employment: AnswerReader, financial: AnswerReader): Income[] {
  const annual = financial.number('annualIncome');
  if (annual === undefined || FIGURES.some((place) => employment.has(place))) return ofEmployment(employment);
  return [...stated('other', annual), ...stated('other', financial.number('additionalIncome'))];
}

/** A day that was answered; what is no day yet counts as not answered. */
function dayOf(answers: AnswerReader, place: string): string | undefined {
  const text = answers.text(place);
  return text !== undefined && isDayIn(text, ANY_YEARS) ? text : undefined;
}

/** What declarations say of a bankruptcy and a proposal: one without its last day still runs. */
function insolvencyOf(declarations: AnswerReader): Pick<Borrower, 'bankruptcy' | 'proposal'> {
  const dischargedOn = dayOf(declarations, 'bankruptcyDischargedOn');
  if (declarations.isTrue('bankruptcy') && dischargedOn === undefined) declarations.lacks('bankruptcyDischargedOn');
  return {
    bankruptcy: declarations.isTrue('bankruptcy') ? { dischargedOn } : undefined,
    proposal: declarations.isTrue('proposal') ? { completedOn: dayOf(declarations, 'proposalCompletedOn') } : undefined,
  };
}

/** Who borrows and what they earn, as far as it was answered. */
export function borrowersOf(answers: AnswerReader, creditScores: Readonly<Record<string, number>>): Borrower[] {
  return peopleOf(answers).map(({ id, about, employment, declarations }, index) => ({
    id,
    // who never owned a home had none in four years
    firstTimeBuyer: declarations.isTrue('firstTimeBuyer') || declarations.isTrue('neverOwned'),
    creditScore: creditScores[id],
    residency: about.choice('residency', RESIDENCY),
    permitEnds: dayOf(about, 'permitEnds'),
    ...insolvencyOf(declarations),
    incomes: [
      ...(index === 0 ? earned(employment, answers.within('financial')) : ofEmployment(employment)),
      ...secondJobs(about),
      ...otherIncomes(about),
    ],
  }));
}
