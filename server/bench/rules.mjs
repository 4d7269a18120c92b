// `npm run bench -- --only=rules`: the rules that people wait for, in processor time, beside sorting numbers on this machine.
import { BOOKING_POLICY, DEFAULT_OFFICE_HOURS, OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { freeSlots } from '@brokerage/domain/booking/slots';
import { isEmail } from '@brokerage/domain/forms/email';
import { parseMoney } from '@brokerage/domain/forms/money';
import { schedule } from '@brokerage/domain/mortgage/schedule';
import { parseRates } from '../dist/modules/rates/import/rate-csv.js';
import { keepFigures } from './lib/figures.mjs';

const ROUNDS = 15;

/** The least processor time of fifteen rounds, in milliseconds: whatever else runs only adds. */
function cpuOf(work) {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const numbers = Array.from({ length: 100_000 }, (_, index) => (index * 7_919) % 100_003);
const sorted = cpuOf(() => Float64Array.from(numbers).sort());

const LOAN = {
  principal: 500_000,
  annualRatePct: 4.9,
  amortizationYears: 30,
  frequency: 'weekly',
  compounding: 'semi-annual',
};

const HOUR = 3_600_000;
const DAY_HOURS = [{ start: '09:00', end: '17:00' }];
const EVERY_DAY = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, DAY_HOURS]));
const question = {
  office: { zone: OFFICE_ZONE, weekly: DEFAULT_OFFICE_HOURS, exceptions: {} },
  calendars: Array.from({ length: 10 }, (_, no) => ({
    no,
    zone: OFFICE_ZONE,
    province: 'ON',
    exceptions: {},
    weekly: EVERY_DAY,
    busy: Array.from({ length: 60 }, (_unused, index) => {
      const start = Date.parse('2026-11-23T14:00:00Z') + index * 12 * HOUR;
      return { start, end: start + 40 * 60_000 };
    }),
  })),
  isHoliday: () => false,
  policy: BOOKING_POLICY,
  now: Date.parse('2026-11-23T05:00:00Z'),
  from: '2026-11-23',
  to: '2026-12-23',
};

const refusal = (csv) => () => {
  try {
    parseRates(csv);
  } catch {
    return;
  }
  throw new Error('it was not refused');
};

const figure = (what, work, budget, most) => ({
  what,
  figure: cpuOf(work),
  unit: 'ms',
  budget,
  anchor: { what: '100,000 numbers sorted', figure: sorted, most },
});

keepFigures('rules', [
  figure('a weekly schedule of 30 years', () => schedule(LOAN), 5, 3),
  figure('30 days of 10 advisers with 60 calls each', () => freeSlots(question), 30, 15),
  figure('a hostile amount of 50,000 digits refused', () => parseMoney(`${'1'.repeat(50_000)}e`), 5, 1),
  figure(
    'a hostile address of 150,000 characters refused',
    () => isEmail(`${'a'.repeat(50_000)}@${'b.'.repeat(50_000)}`),
    5,
    1,
  ),
  figure('a CSV file of a million columns refused', refusal(','.repeat(1_000_000)), 500, 60),
]);
