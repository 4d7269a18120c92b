import { BUSINESS_FORMS, EMPLOYMENT_STATUSES, OTHER_INCOMES, PAY_KINDS } from './choices.js';
import { all, any, askedIf, includes, is, isRecent, type Condition } from './conditions.js';
import type { ApplicationField, Group, Part, Rows } from './parts.js';

const status = (value: string): Condition => is('employment.status', value);
const paid = (...kinds: readonly string[]): Condition =>
  all(status('employed'), includes('employment.current.pay', ...kinds));
const VARIES = ['overtime', 'bonus', 'commission', 'seasonal'];

const employer: ApplicationField = {
  name: 'employer',
  kind: 'text',
  label: 'Employer',
  max: 120,
  needed: 'Enter the employer',
};
const title: ApplicationField = {
  name: 'title',
  kind: 'text',
  label: 'Job title',
  max: 120,
  needed: 'Enter the job title',
};
const lastYears = (what: string, when?: Condition): readonly ApplicationField[] => [
  { name: 'year1', kind: 'money', label: `${what}, last year`, needed: 'Enter the amount for last year', when },
  {
    name: 'year2',
    kind: 'money',
    label: `${what}, the year before`,
    needed: 'Enter the amount for the year before',
    when,
  },
];

const CURRENT: Group = {
  kind: 'group',
  at: 'employment.current',
  title: 'Current job',
  branch: true,
  when: status('employed'),
  fields: [
    employer,
    title,
    {
      name: 'since',
      kind: 'month',
      label: 'Start date',
      needed: 'Enter the month and year of the start',
      short: 'When the job started',
    },
    {
      name: 'pay',
      kind: 'choices',
      label: 'Types of pay',
      hint: 'Choose all that come from this job.',
      choices: PAY_KINDS,
      needed: 'Choose how the job pays',
    },
    {
      name: 'annual',
      kind: 'money',
      label: 'Yearly salary before tax',
      hint: 'The amount in the employment letter, before anything comes off.',
      needed: 'Enter the salary',
      when: paid('salary'),
    },
    {
      name: 'hourlyRate',
      kind: 'money',
      label: 'Hourly pay',
      hint: 'Before tax.',
      needed: 'Enter the hourly pay',
      when: paid('hourly'),
    },
    {
      name: 'hoursPerWeek',
      kind: 'number',
      label: 'Hours per week',
      hint: 'Only the hours you’re sure of.',
      most: 100,
      needed: 'Enter the hours per week',
      when: paid('hourly'),
    },
    ...lastYears('Overtime, bonus, commission or seasonal pay', paid(...VARIES)).map((field) => ({
      ...field,
      name: `variable.${field.name}`,
    })),
    { name: 'probation', kind: 'consent', label: 'On probation' },
    { name: 'onLeave', kind: 'consent', label: 'On leave, such as parental' },
    { name: 'contract', kind: 'consent', label: 'The contract has an end date' },
    {
      name: 'contractEnds',
      kind: 'date',
      label: 'Contract ends on',
      needed: 'Enter the day the contract ends',
      when: is('employment.current.contract', 'yes'),
    },
  ],
};

const PREVIOUS: Group = {
  kind: 'group',
  at: 'employment.previous',
  title: 'Previous job',
  hint: 'Only the last one, so we can show three years of work.',
  branch: true,
  // asked after a recent start, kept at any (customer spec §4)
  when: all(status('employed'), askedIf(isRecent('employment.current.since'))),
  fields: [
    employer,
    title,
    { name: 'from', kind: 'month', label: 'From', needed: 'Enter the month and year', short: 'When that job began' },
    { name: 'until', kind: 'month', label: 'Until', needed: 'Enter the month and year', short: 'When that job ended' },
  ],
};

const branch = (at: string, value: string, heading: string, fields: readonly ApplicationField[]): Group => ({
  kind: 'group',
  at: `employment.${at}`,
  title: heading,
  branch: true,
  when: status(value),
  fields,
});

const OTHERS: readonly Group[] = [
  branch('selfEmployed', 'self_employed', 'The work', [
    {
      name: 'name',
      kind: 'text',
      label: 'Business name or trade',
      max: 120,
      needed: 'Enter the business name or trade',
    },
    { name: 'since', kind: 'month', label: 'Self-employed since', needed: 'Enter the month and year' },
    { name: 'form', kind: 'choice', label: 'Set up as', choices: BUSINESS_FORMS, needed: 'Choose how it is set up' },
    ...lastYears('Net income'),
    {
      name: 'addBacks',
      kind: 'money',
      label: 'Depreciation and home-office costs last year',
      hint: 'Lenders may add them back.',
    },
  ]),
  branch('business', 'business_owner', 'The business', [
    { name: 'name', kind: 'text', label: 'Business name', max: 120, needed: 'Enter the business name' },
    { name: 'since', kind: 'month', label: 'Incorporated in', needed: 'Enter the month and year' },
    { name: 'share', kind: 'percent', label: 'Share you own', needed: 'Enter the share' },
    { name: 'salary', kind: 'money', label: 'Yearly salary from the business', needed: 'Enter the salary, 0 if none' },
    {
      name: 'dividends',
      kind: 'money',
      label: 'Yearly dividends from the business',
      needed: 'Enter the dividends, 0 if none',
    },
    ...lastYears('Salary and dividends'),
  ]),
  branch('retired', 'retired', 'The pension', [
    {
      name: 'source',
      kind: 'text',
      label: 'Where it comes from',
      hint: 'CPP, OAS, a company plan, a RRIF.',
      max: 200,
      needed: 'Say where the pension comes from',
    },
    { name: 'annual', kind: 'money', label: 'Yearly pension before tax', needed: 'Enter the yearly pension' },
  ]),
  branch('other', 'other', 'The income', [
    { name: 'source', kind: 'text', label: 'Where it comes from', max: 200, needed: 'Say where the income comes from' },
    { name: 'annual', kind: 'money', label: 'Yearly income before tax', needed: 'Enter the yearly income, 0 if none' },
  ]),
];

const jobs = (at: string): Rows => ({
  kind: 'rows',
  at,
  title: 'Other jobs',
  hint: 'Part-time or casual work counts when it’s steady. Lenders like to see two years of it.',
  noun: 'job',
  most: 5,
  namedBy: 'employer',
  parts: [
    {
      kind: 'group',
      at: '',
      fields: [
        employer,
        title,
        { name: 'since', kind: 'month', label: 'Start date', needed: 'Enter the month and year' },
        {
          name: 'hourlyRate',
          kind: 'money',
          label: 'Hourly pay',
          hint: 'Before tax.',
          needed: 'Enter the hourly pay',
        },
        {
          name: 'hoursPerWeek',
          kind: 'number',
          label: 'Hours per week',
          hint: 'Only the hours you’re sure of.',
          most: 100,
          needed: 'Enter the hours per week',
        },
      ],
    },
  ],
});

const otherIncome = (at: string): Rows => ({
  kind: 'rows',
  at,
  title: 'Other income',
  noun: 'income',
  most: 10,
  namedBy: 'kind',
  parts: [
    {
      kind: 'group',
      at: '',
      fields: [
        {
          name: 'kind',
          kind: 'choice',
          label: 'Kind',
          choices: OTHER_INCOMES,
          empty: 'Choose a kind',
          needed: 'Choose the kind of income',
        },
        { name: 'amount', kind: 'money', label: 'Monthly amount', needed: 'Enter the monthly amount' },
      ],
    },
  ],
});

/** The work of a person. The applicant's stands at the top of the application, a co-applicant's in their row. */
export const workParts = (prefix: '' | 'applicant'): readonly Part[] => {
  const at = (name: string): string => (prefix === '' ? name : `${prefix}.${name}`);
  return [
    {
      kind: 'group',
      at: 'employment',
      fields: [
        {
          name: 'status',
          kind: 'choice',
          label: 'Current work',
          choices: EMPLOYMENT_STATUSES,
          needed: 'Choose what describes the work best',
        },
      ],
    },
    CURRENT,
    PREVIOUS,
    ...OTHERS,
    {
      kind: 'group',
      at: prefix,
      fields: [
        {
          name: 'occupation',
          kind: 'text',
          label: 'Occupation',
          hint: 'Canada’s rules against money laundering make us ask.',
          max: 120,
          needed: 'Enter the occupation',
          when: askedIf(any(status('self_employed'), status('business_owner'), status('other'))),
        },
      ],
    },
    jobs(at('jobs')),
    otherIncome(at('otherIncome')),
  ];
};
