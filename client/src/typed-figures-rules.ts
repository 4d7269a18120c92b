import { DOWN_PAYMENT } from '@brokerage/domain/mortgage/tables/down-payment';
import { NOVA_SCOTIA } from '@brokerage/domain/mortgage/tables/land-transfer-nova-scotia';
import { BY_LAW_FROM, HIGHEST_BY_LAW } from '@brokerage/domain/mortgage/tables/land-transfer-quebec';
import { LOAN_TO_INCOME } from '@brokerage/domain/mortgage/tables/loan-to-income';
import { ONTARIO_TEMPORARY } from '@brokerage/domain/mortgage/tables/new-home-tax';
import { ADDED_UNITS } from '@brokerage/domain/programs/rows';
import { INITIAL_CLAIMS } from '@brokerage/domain/settings/home-initial';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import {
  BAN_ENDS,
  BAN_PERMIT,
  COAST,
  CONVENTIONAL,
  EXAMPLE,
  FIRST_PART,
  FIRST_SHARE,
  FOUR_YEARS,
  HIGH_RATIO_CAP,
  HOLD,
  INSURED_YEARS,
  ISLAND,
  LENDERS,
  LOW_CAP,
  NON_RESIDENT,
  NOVA_SCOTIA_MOVE,
  POLICY,
  REFINANCE,
  REST_SHARE,
  TESTIMONIAL,
  count,
  day,
  least,
  money,
  percent,
  type Typed,
} from './typed-figures-from';

const ASKED = 'a band of the answers, as the customer named it';
const NAMED = 'named in the source of its row';
const CHAT_BANDS: Typed = {
  '5%': ASKED,
  '10%': ASKED,
  '15%': ASKED,
  '20%': ASKED,
  $200: ASKED,
  $300: ASKED,
  $500: ASKED,
};

/** Every figure that is typed in the words of the rules, the questions and the emails, by file. */
export const RULE_FIGURES: Readonly<Record<string, Typed>> = {
  'domain/src/calculator/notes.ts': {
    '10%': [NON_RESIDENT, 'Toronto, Municipal Non-Resident Speculation Tax, 10% since 1 January 2025'],
    '25%': 'Ontario, Non-Resident Speculation Tax, 25% since 25 October 2022',
    '6%': 'Saskatchewan, Provincial Sales Tax Act: 6%',
    '1.5%': () => percent(NOVA_SCOTIA.at(-1)?.highestPct),
    '$500,000': () => money(BY_LAW_FROM),
    '3%': () => percent(HIGHEST_BY_LAW.at(-1)?.above[0]?.pct),
    $10: 'yukon.ca, land titles fees: about $10 for each $10,000',
    '$10,000': 'yukon.ca, land titles fees: about $10 for each $10,000',
    '30 years': LENDERS,
    '4.5 times': () => count(LOAN_TO_INCOME.at(-1)?.multiple, 'times'),
    '183 days': BAN_PERMIT,
    'January 1, 2027': BAN_ENDS,
    'April 1, 2026': () => day(ONTARIO_TEMPORARY.at(-1)?.effectiveFrom),
    'March 31, 2027': () => day(ONTARIO_TEMPORARY.at(-1)?.effectiveTo),
    '12 months': COAST,
    '6 months': [ISLAND, NOVA_SCOTIA_MOVE],
    '6 years': [COAST, ISLAND],
  },
  'domain/src/calculator/refusal-words.ts': { '20%': CONVENTIONAL },
  'domain/src/settings/home-initial.ts': {
    '4 days': TESTIMONIAL,
    'four days': TESTIMONIAL,
    '120 days': HOLD,
    '25 years': () => count(EXAMPLE_MORTGAGE.amortizationYears, 'years'),
    '5.19%': TESTIMONIAL,
    $412: TESTIMONIAL,
    '$5,840': TESTIMONIAL,
    '$6,000': 'held against the count each day (decision 0127)',
    '6.09%': () => percent(Number(INITIAL_CLAIMS.lists['claims']?.find(({ basis }) => basis === 'saving')?.['posted'])),
    '$500,000': EXAMPLE,
  },
  'domain/src/application/applications.ts': { '3 months': ASKED, '6 months': ASKED },
  'domain/src/application/basic-application.ts': {
    '5%': FIRST_SHARE,
    '$500,000': FIRST_PART,
    '10%': REST_SHARE,
    '20%': CONVENTIONAL,
    '$1,500,000': () => money(DOWN_PAYMENT.at(-1)?.uninsurableFrom),
  },
  'domain/src/application/basic-documents.ts': { 'two years': LENDERS },
  'domain/src/application/declarations.ts': { 'four years': FOUR_YEARS, 'January 1': FOUR_YEARS },
  'domain/src/application/home.ts': { $150: () => money(POLICY?.assumedHeating) },
  'domain/src/application/person.ts': { 'three years': LENDERS },
  'domain/src/application/sections.ts': { '90 days': LENDERS },
  'domain/src/application/work.ts': { 'two years': LENDERS, 'three years': LENDERS },
  'domain/src/chat/conversation.ts': {
    '5%': [FIRST_SHARE, ASKED],
    '7.5%': () => percent((least(1_000_000) / 1_000_000) * 100),
    '10%': REST_SHARE,
    '20%': CONVENTIONAL,
    '$1 million': ASKED,
    '$1.5 million': HIGH_RATIO_CAP,
    $500: ASKED,
    '$500,000': FIRST_PART,
  },
  'domain/src/chat/day-rate.ts': { $200: ASKED, $500: ASKED },
  'domain/src/chat/lead-form.ts': CHAT_BANDS,
  'domain/src/chat/options.ts': CHAT_BANDS,
  'domain/src/explain/words.ts': {
    'SOR/2021-181':
      'laws-lois.justice.gc.ca, Financial Consumer Protection Framework Regulations: the cost of borrowing',
  },
  'domain/src/programs/program-form.ts': { '5%': FIRST_SHARE, '10%': REST_SHARE },
  'domain/src/programs/rows.ts': {
    '$2,000,000': () => money(ADDED_UNITS.at(-1)?.cap),
    '5 years': NAMED,
    '25 years': NAMED,
    '30 years': () => count(ADDED_UNITS.at(-1)?.years, 'years'),
    'two years': NAMED,
    '80%': [REFINANCE, NAMED],
    '90%': [() => percent(ADDED_UNITS.at(-1)?.ltvPct), NAMED],
    '95%': NAMED,
    'SOR/2012-281': NAMED,
    'SOR/2012-282': NAMED,
    'SOR/2025-55': NAMED,
  },
  'domain/src/programs/words.ts': {
    '10%': 'asked because no source says it: what insurers may take borrowed',
    '20%': CONVENTIONAL,
    '80%': REFINANCE,
    '25 years': INSURED_YEARS,
    '$1 million': LOW_CAP,
  },
  'domain/src/underwriting/documents.ts': {
    '30 days': LENDERS,
    '90 days': LENDERS,
    '3 months': LENDERS,
    '2 years': LENDERS,
    'two years': LENDERS,
  },
  'domain/src/underwriting/office-words.ts': { '20%': CONVENTIONAL },
  'server/src/modules/webhooks/emails/webhook-stopped.email.tsx': {
    'three days': 'as the server counts it, held by its own test (webhook.test.ts)',
  },
};
