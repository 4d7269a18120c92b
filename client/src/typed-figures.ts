import { formatAmount } from '@brokerage/domain/forms/dollars';
import { helocMax, refinanceMax } from '@brokerage/domain/mortgage/equity';
import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { qualifyingRate } from '@brokerage/domain/mortgage/qualifying-rate';
import { BRITISH_COLUMBIA } from '@brokerage/domain/mortgage/tables/land-transfer-west';
import { DOWN_PAYMENT } from '@brokerage/domain/mortgage/tables/down-payment';
import { NOVA_SCOTIA, NOVA_SCOTIA_NON_RESIDENT } from '@brokerage/domain/mortgage/tables/land-transfer-nova-scotia';
import { ONTARIO, TORONTO } from '@brokerage/domain/mortgage/tables/land-transfer-ontario';
import { BY_LAW_FROM, HIGHEST_BY_LAW } from '@brokerage/domain/mortgage/tables/land-transfer-quebec';
import { GST, GST_FIRST_TIME, ONTARIO_TEMPORARY, PROVINCIAL_TAX } from '@brokerage/domain/mortgage/tables/new-home-tax';
import { UNDERWRITING } from '@brokerage/domain/mortgage/tables/underwriting';
import { INITIAL_CLAIMS } from '@brokerage/domain/settings/home-initial';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { SAMPLE } from './landings/second-mortgage/sample';
import { ADD_BACKS } from './landings/self-employed/sample';

/** Where a figure comes from: a function of the engine that gives it again, or a source in words. */
type From = (() => string) | string;

const percent = (pct: number | undefined): string => `${pct}%`;
const money = (dollars: number | undefined): string => formatAmount(dollars ?? Number.NaN);
const millions = (dollars: number | undefined): string => `$${(dollars ?? Number.NaN) / 1_000_000} million`;
const least = (price: number): number => minDownPayment({ price, ownerOccupied: true }).minDownPayment;

// what the engine and its tables say today
const FIRST_SHARE = () => percent((least(500_000) / 500_000) * 100);
const REST_SHARE = () => percent(((least(600_000) - least(500_000)) / 100_000) * 100);
const CONVENTIONAL = () => percent((least(1_500_000) / 1_500_000) * 100);
const REFINANCE = () => percent(refinanceMax({ value: 100, balances: 0 }).maxTotalMortgage);
const LINE = () => percent(helocMax({ value: 100, mortgageBalance: 0 }).maxRevolving65);
const BUFFER = () => percent(qualifyingRate({ contractRatePct: 6, straightSwitch: false }).qualifyingRatePct - 6);
const FLOOR = () => percent(qualifyingRate({ contractRatePct: 1, straightSwitch: false }).qualifyingRatePct);
const EXAMPLE = () => money(EXAMPLE_MORTGAGE.principal);
const POLICY = UNDERWRITING.at(-1);
const NON_RESIDENT = () => percent(NOVA_SCOTIA_NON_RESIDENT.at(-1)?.pct);

// what no table of the engine has
const FHSA = 'Income Tax Act s. 146.6: $8,000 a year, $40,000 in all';
const SLIP = 'an invented slip of the picture';
const TESTIMONIAL = 'an invented example, named so in the heading';
const APPRAISAL = 'what appraisals usually cost; no law says it';

/** Every figure that is typed in the words of a public page, by file. */
export const TYPED_FIGURES: Readonly<Record<string, Readonly<Record<string, From | readonly From[]>>>> = {
  'client/src/pages/public/first-time-buyers.tsx': {
    '5%': FIRST_SHARE,
    '10%': REST_SHARE,
    '20%': CONVENTIONAL,
    '$500,000': () => money(DOWN_PAYMENT.at(-1)?.firstPart),
    '$1,500,000': () => money(DOWN_PAYMENT.at(-1)?.uninsurableFrom),
    '2%': BUFFER,
    '5.25%': FLOOR,
    '1.5–4%': 'lenders ask to see 1.5%; with the two taxes of Toronto and a lawyer it comes to about 4%',
  },
  'client/src/pages/public/money-back.ts': {
    '5%': () => percent(GST.at(-1)?.pct),
    '20%': CONVENTIONAL,
    '$500,000': () => money(BRITISH_COLUMBIA.at(-1)?.firstTime.onFirst),
    '$8,000': FHSA,
    '$40,000': FHSA,
    '$60,000': 'Income Tax Act s. 146.01, for withdrawals after 16 April 2024',
    '$10,000': 'Income Tax Act s. 118.05',
    '$1,400': () => money(Math.round(10_000 * 0.14)),
    '$4,000': () => money(ONTARIO.at(-1)?.firstTimeRefund),
    '$4,475': () => money(TORONTO.at(-1)?.firstTimeRefund),
    '$835,000': () => money(BRITISH_COLUMBIA.at(-1)?.firstTime.wholeUpTo),
    '$1 million': () => millions(GST_FIRST_TIME.at(-1)?.wholeUpTo),
    '$1.5 million': () => millions(GST_FIRST_TIME.at(-1)?.goneFrom),
    '8%': () => percent(PROVINCIAL_TAX.ON.at(-1)?.pct),
    '$130,000': () => money(ONTARIO_TEMPORARY.at(-1)?.most),
  },
  'client/src/pages/public/calculator-refinance.tsx': { '80%': REFINANCE, '65%': LINE },
  'client/src/features/rates/about-rates.tsx': { '$500,000': EXAMPLE, '20%': CONVENTIONAL },
  'domain/src/landings/new-purchase/manifest.ts': { '20%': CONVENTIONAL },
  'domain/src/landings/equity-takeout/manifest.ts': { '65%': LINE, '80%': REFINANCE },
  'domain/src/landings/second-mortgage/manifest.ts': { '$80,000': () => money(SAMPLE.amount) },
  'client/src/landings/mortgages/refinance.tsx': {
    '19.99%': SLIP,
    '8.49%': SLIP,
    '11.50%': SLIP,
    '$40,000': 'our own rule of thumb; no law says it',
    '80%': REFINANCE,
  },
  'client/src/landings/mortgages/equity-takeout.tsx': {
    '80%': REFINANCE,
    '65%': LINE,
    $300: APPRAISAL,
    $500: APPRAISAL,
  },
  'client/src/landings/mortgages/new-purchase.tsx': { '20%': CONVENTIONAL },
  'client/src/features/home/how-it-works.tsx': {
    '$640,000': 'the price of the picture',
    '$128,000': () => money(640_000 * 0.2),
    '20%': CONVENTIONAL,
  },
  'client/src/features/home/balance-chart.tsx': { '$500,000': EXAMPLE },
  'client/src/features/home/solutions.tsx': { '5%': FIRST_SHARE },
  'client/src/landings/self-employed/story.tsx': { '20%': () => percent(100 - (POLICY?.alternativeLtvPct ?? 0)) },
  'client/src/landings/self-employed/questions.ts': {
    '$17,500': () => money(ADD_BACKS.reduce((sum, amount) => sum + amount, 0)),
  },
  'client/src/landings/self-employed/readings.tsx': {
    '39%': () => percent(POLICY?.insuredGdsPct),
    '2%': BUFFER,
    '15%': 'some lenders’ policy, said as such',
  },
  'client/src/landings/second-mortgage/bad-ideas.tsx': { '80%': REFINANCE, '65%': LINE },
  'client/src/features/compare/scenario.ts': { '20%': CONVENTIONAL },
  'client/src/features/calculator/buying/home-scenario.ts': { '10%': NON_RESIDENT, '20%': CONVENTIONAL },
  'client/src/features/calculator/mortgage/refinance-tab.tsx': { '80%': REFINANCE, '65%': LINE },
  'client/src/features/calculator/buying/affordability-tab.tsx': {
    '5.25%': FLOOR,
    '20%': CONVENTIONAL,
  },
  'domain/src/calculator/notes.ts': {
    '10%': [NON_RESIDENT, 'Toronto, Municipal Non-Resident Speculation Tax, 10% since 1 January 2025'],
    '25%': 'Ontario, Non-Resident Speculation Tax, 25% since 25 October 2022',
    '6%': 'Saskatchewan, Provincial Sales Tax Act: 6%',
    '1.5%': () => percent(NOVA_SCOTIA.at(-1)?.highestPct),
    '$500,000': () => money(BY_LAW_FROM),
    '3%': () => percent(HIGHEST_BY_LAW.at(-1)?.above[0]?.pct),
    $10: 'yukon.ca, land titles fees: about $10 for each $10,000',
    '$10,000': 'yukon.ca, land titles fees: about $10 for each $10,000',
  },
  'domain/src/calculator/refusal-words.ts': { '20%': CONVENTIONAL },
  'domain/src/settings/home-initial.ts': {
    '5.19%': TESTIMONIAL,
    $412: TESTIMONIAL,
    '$5,840': TESTIMONIAL,
    '$6,000': 'held against the count each day (decision 0127)',
    '6.09%': () => percent(Number(INITIAL_CLAIMS.lists['claims']?.find(({ basis }) => basis === 'saving')?.['posted'])),
    '$500,000': EXAMPLE,
  },
};
