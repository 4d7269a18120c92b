import fc from 'fast-check';
import { amortize } from './amortize.js';
import { addMonths, monthsUntil } from './calendar.js';
import { debtService } from './debt-service.js';
import { FREQUENCIES, PAYMENTS_PER_YEAR } from './frequency.js';
import { insurancePremium, type InsurancePremiumInput } from './insurance-premium.js';
import { landTransferTax, type LandTransferTaxInput } from './land-transfer-tax.js';
import { minDownPayment } from './min-down-payment.js';
import { payment, type Frequency, type PaymentInput } from './payment.js';
import { qualifyingRate } from './qualifying-rate.js';

/** The same figures by whole numbers alone: no binary fraction decides a cent. */

const SCALE = 10n ** 40n;
const centsOf = (dollars: number): bigint => BigInt(Math.round(dollars * 100));
/** Half-up */
const rounded = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);
const raised = (over: bigint, under: bigint): bigint => (over + under - 1n) / under;

/** The whole part of the root of a number over SCALE, times SCALE. */
function root(value: bigint, degree: number): bigint {
  if (degree === 1) return value;
  const power = BigInt(degree);
  const number = value * SCALE ** (power - 1n);
  let found = BigInt(Math.round((Number(value) / Number(SCALE)) ** (1 / degree) * 1e12)) * (SCALE / 10n ** 12n);
  for (;;) {
    const next = ((power - 1n) * found + number / found ** (power - 1n)) / power;
    const step = next > found ? next - found : found - next;
    found = next;
    if (step <= 1n) return found;
  }
}

function power(base: bigint, exponent: number): bigint {
  let [result, square, left] = [SCALE, base, exponent];
  for (; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) / SCALE;
    square = (square * square) / SCALE;
  }
  return result;
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** (1 + j/m)^(m/n) − 1, over SCALE */
function rateOf(hundredths: number, compounding: PaymentInput['compounding'], perYear: number): bigint {
  const m = compounding === 'monthly' ? 12 : 2;
  const base = SCALE + (SCALE * BigInt(hundredths)) / (10_000n * BigInt(m));
  const shared = gcd(m, perYear);
  return root(power(base, m / shared), perYear / shared) - SCALE;
}

const SHARES: Readonly<Record<Frequency, readonly [bigint, bigint]>> = {
  monthly: [1n, 1n],
  'semi-monthly': [1n, 2n],
  'bi-weekly': [12n, 26n],
  weekly: [12n, 52n],
  'accelerated-bi-weekly': [1n, 2n],
  'accelerated-weekly': [1n, 4n],
};

interface Loan {
  /** Cents */
  principal: number;
  /** Hundredths of a percent */
  rate: number;
  years: number;
  frequency: Frequency;
  compounding: PaymentInput['compounding'];
}

const inputOf = ({ principal, rate, years, frequency, compounding }: Loan): PaymentInput => ({
  principal: principal / 100,
  annualRatePct: rate / 100,
  amortizationYears: years,
  frequency,
  compounding,
});

function paymentOf({ principal, rate, years, frequency, compounding }: Loan): bigint {
  const [over, under] = SHARES[frequency];
  const months = years * 12;
  if (rate === 0) return rounded(BigInt(principal) * over, under * BigInt(months));
  const monthly = rateOf(rate, compounding, 12);
  const discount = SCALE - (SCALE * SCALE) / power(SCALE + monthly, months);
  return rounded(BigInt(principal) * monthly * over, discount * under);
}

function scheduleOf(loan: Loan): { payments: number; interest: bigint; last: bigint } {
  const perYear = PAYMENTS_PER_YEAR[loan.frequency];
  const rate = rateOf(loan.rate, loan.compounding, perYear);
  const due = paymentOf(loan);
  const most = loan.years * perYear;
  let [balance, interest, last, payments] = [BigInt(loan.principal), 0n, 0n, 0];
  while (balance > 0n) {
    payments += 1;
    const charged = rounded(balance * rate, SCALE);
    const owed = balance + charged;
    last = payments === most || owed < due ? owed : due;
    balance = owed - last;
    interest += charged;
  }
  return { payments, interest, last };
}

const loans = fc.record<Loan>({
  principal: fc.integer({ min: 100_00, max: 5_000_000_00 }),
  rate: fc.oneof(fc.constantFrom(0, 1, 5, 525), fc.integer({ min: 1, max: 3_000 })),
  years: fc.integer({ min: 1, max: 40 }),
  frequency: fc.constantFrom(...FREQUENCIES),
  compounding: fc.constantFrom('semi-annual', 'monthly'),
});

describe('a loan, by whole numbers', () => {
  test('its payment is the same to the cent at every frequency', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(centsOf(payment(inputOf(loan)).payment)).toBe(paymentOf(loan));
      }),
      { numRuns: 1500 },
    );
  });

  test('so are its schedule, its interest and its last payment', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { rows } = amortize(inputOf(loan));
        const interest = rows.reduce((sum, row) => sum + centsOf(row.interest), 0n);
        const last = rows.at(-1)?.payment ?? 0;
        expect({ payments: rows.length, interest, last: centsOf(last) }).toEqual(scheduleOf(loan));
      }),
      { numRuns: 60 },
    );
  });
});

/** Each around a border: on it, and a cent or a dollar beside it. */
const around = (...borders: number[]): fc.Arbitrary<number> =>
  fc.tuple(fc.constantFrom(...borders), fc.constantFrom(-100, -1, 0, 1, 100)).map(([at, by]) => at * 100 + by);

/** [cents up to, hundredths of a percent] */
type Bands = readonly (readonly [upTo: number, rate: number])[];
const ONTARIO: Bands = [
  [55_000, 50],
  [250_000, 100],
  [400_000, 150],
  [2_000_000, 200],
  [Infinity, 250],
];
const TORONTO: Bands = [
  ...ONTARIO.slice(0, 4),
  [3_000_000, 250],
  [4_000_000, 440],
  [5_000_000, 545],
  [10_000_000, 650],
  [20_000_000, 755],
  [Infinity, 860],
];
function bandTax(price: number, bands: Bands): bigint {
  let [sum, from] = [0n, 0];
  for (const [upTo, rate] of bands) {
    const to = Math.min(price, upTo * 100);
    if (to > from) sum += BigInt(to - from) * BigInt(rate);
    from = Math.max(from, to);
  }
  return rounded(sum, 10_000n);
}

test('land transfer tax in Ottawa and Toronto, with what comes back to a first-time buyer', () => {
  const borders = [...ONTARIO, ...TORONTO].map(([upTo]) => upTo).filter(Number.isFinite);
  const prices = fc.oneof(around(...borders, 368_000, 368_333, 400_000), fc.integer({ min: 1, max: 60_000_000_00 }));
  const less = (one: bigint, other: bigint): bigint => (one < other ? one : other);
  fc.assert(
    fc.property(prices, fc.boolean(), fc.boolean(), (price, isToronto, firstTimeBuyer) => {
      const home: LandTransferTaxInput = {
        price: price / 100,
        province: 'ON',
        city: isToronto ? 'Toronto' : 'Ottawa',
        propertyType: 'single-family',
        firstTimeBuyer,
        newlyBuilt: false,
        residentBuyer: true,
        closingDate: '2026-11-30',
      };
      const [provincial, municipal] = [bandTax(price, ONTARIO), isToronto ? bandTax(price, TORONTO) : 0n];
      const rebate = firstTimeBuyer ? less(provincial, 4_000_00n) + less(municipal, 4_475_00n) : 0n;
      const found = landTransferTax(home);
      expect([found.provincial, found.municipal, found.rebate, found.total].map(centsOf)).toEqual([
        provincial,
        municipal,
        rebate,
        provincial + municipal - rebate,
      ]);
    }),
    { numRuns: 2000 },
  );
});

describe('an insured purchase, by whole numbers', () => {
  const leastDown = (price: number): bigint => {
    if (price >= 1_500_000_00) return raised(BigInt(price) * 20n, 100n);
    const first = Math.min(price, 500_000_00);
    return raised(BigInt(first) * 5n + BigInt(price - first) * 10n, 100n);
  };
  const PREMIUMS = [
    [65, 60],
    [75, 170],
    [80, 240],
    [85, 280],
    [90, 310],
    [95, 400],
  ] as const;
  const prices = fc.oneof(
    around(500_000, 1_000_000, 1_500_000, 599_999, 100_000),
    fc.integer({ min: 1_000_00, max: 2_000_000_00 }),
  );

  test('the least down payment, at 500,000 and 1,500,000 and a cent beside them', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const found = minDownPayment({ price: price / 100, ownerOccupied: true, closingDate: '2026-11-30' });
        expect([centsOf(found.minDownPayment), found.insurable]).toEqual([leastDown(price), price < 1_500_000_00]);
      }),
      { numRuns: 1000 },
    );
  });

  test('its premium, at each border and a cent beside it, for 25 and 30 years', () => {
    const shares = fc.constantFrom(5, 10, 15, 20, 25, 35);
    fc.assert(
      fc.property(
        prices.filter((price) => price < 1_500_000_00),
        shares,
        fc.constantFrom(-1n, 0n, 1n),
        fc.boolean(),
        (price, share, by, isLong) => {
          const exact = (BigInt(price) * BigInt(share)) / 100n + by;
          const least = leastDown(price);
          const down = exact < least ? least : exact;
          const loan = BigInt(price) - down;
          const isInsured = loan * 100n > BigInt(price) * 80n;
          if (!isInsured) return;
          const band = PREMIUMS.find(([upTo]) => loan * 100n <= BigInt(price) * BigInt(upTo));
          const rate = (band?.[1] ?? 0) + (isLong ? 20 : 0);
          const input: InsurancePremiumInput = {
            price: price / 100,
            downPayment: Number(down) / 100,
            amortizationYears: isLong ? 30 : 25,
            firstTimeBuyerOrNewBuild: isLong,
            nonTraditionalDownPayment: false,
            province: 'ON',
            closingDate: '2026-11-30',
          };
          const found = insurancePremium(input);
          const premium = rounded(loan * BigInt(rate), 10_000n);
          expect([found.premium, found.totalMortgage, found.premiumSalesTax].map(centsOf)).toEqual([
            premium,
            loan + premium,
            rounded(premium * 8n, 100n),
          ]);
          if (isLong)
            expect(() => insurancePremium({ ...input, firstTimeBuyerOrNewBuild: false })).toThrow(
              expect.objectContaining({ field: 'amortizationYears' }),
            );
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('the stress test: two points more, and 5.25 at least', () => {
  for (let hundredths = 0; hundredths <= 2_800; hundredths += 1) {
    const { qualifyingRatePct } = qualifyingRate({
      contractRatePct: hundredths / 100,
      straightSwitch: false,
      date: '2026-11-30',
    });
    expect(qualifyingRatePct).toBe(Math.max(hundredths + 200, 525) / 100);
  }
});

test('at 39 and 44 exactly both ratios pass, and a cent a month more fails', () => {
  const household = {
    annualPropertyTax: 0,
    monthlyCondoFees: 0,
    contractRatePct: 4.09,
    amortizationYears: 25,
    gdsLimitPct: 39,
    tdsLimitPct: 44,
    date: '2026-11-30',
  };
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 2_000_000 }), fc.integer({ min: 1, max: 30 }), (mortgage, more) => {
      const asked = { principal: mortgage * 100, rate: 609, years: 25, frequency: 'monthly' as const };
      const cents = Number(paymentOf({ ...asked, compounding: 'semi-annual' }));
      // housing is a multiple of 39 cents, so that the income is one of whole cents
      const heat = ((39 - (cents % 39)) % 39) + 39 * more;
      const units = (cents + heat) / 39;
      const of = (by: { heat?: number; debts?: number }) =>
        debtService({
          ...household,
          mortgage,
          annualIncome: (units * 1200) / 100,
          monthlyHeating: (heat + (by.heat ?? 0)) / 100,
          otherMonthlyDebts: (units * 5 + (by.debts ?? 0)) / 100,
        });
      expect(of({})).toMatchObject({ gdsPct: 39, tdsPct: 44, passes: true });
      expect([of({ heat: 1, debts: -1 }).passes, of({ debts: 1 }).passes]).toEqual([false, false]);
    }),
    { numRuns: 300 },
  );
});

describe('months', () => {
  const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const daysIn = (year: number, month: number): number =>
    (DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
  const iso = (year: number, month: number, day: number): string =>
    [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const days = fc
    .tuple(fc.integer({ min: 1999, max: 2101 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map(([year, month, day]) => [year, month, Math.min(day, daysIn(year, month))] as const);

  test.each([
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %d: %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));

  test('the same day so many months later, or the last of its month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 480 }), ([year, month, day], months) => {
        const at = year * 12 + month - 1 + months;
        const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
        const to = iso(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)));
        const from = iso(year, month, day);
        expect(addMonths(from, months)).toBe(to);
        // a month that has begun counts whole; the last days of a long month are the same day in a shorter one
        expect(monthsUntil(from, to)).toBe(months);
      }),
    );
  });
});
