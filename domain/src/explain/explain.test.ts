import fc from 'fast-check';
import { CASES, said } from '../../test/explain-cases.js';
import { MortgageInputError } from '../mortgage/input-error.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import { explain, type ExplainRequest } from './explain.js';
import type { Explanation, Line } from './explanation.js';
import type { Expression, Operator } from './expression.js';
import { formulaText } from './text.js';

const APPLIED: Record<Operator, (parts: readonly number[]) => number> = {
  plus: (parts) => parts.reduce((sum, part) => sum + part, 0),
  minus: ([first = NaN, ...rest]) => rest.reduce((left, part) => left - part, first),
  times: (parts) => parts.reduce((product, part) => product * part, 1),
  over: ([above = NaN, below = NaN]) => above / below,
  power: ([base = NaN, exponent = NaN]) => base ** exponent,
  negative: ([part = NaN]) => -part,
  greatest: (parts) => Math.max(...parts),
  least: (parts) => Math.min(...parts),
};

const plain = (value: number, unit: Line['unit']): number => (unit === 'percent' ? value / 100 : value);

/** What a formula comes to: read from the explanation alone, without the engine. */
function worth(expression: Expression, lines: readonly Line[]): number {
  if ('operator' in expression) return APPLIED[expression.operator](expression.of.map((part) => worth(part, lines)));
  if (!('symbol' in expression)) return plain(expression.value, expression.unit);
  const line = lines.find(({ symbol }) => symbol === expression.symbol);
  if (!line) throw new Error(`no line ${expression.symbol}`);
  return plain(line.value, line.unit);
}

/** A line is what its formula says, rounded as it says. */
function expectToFollow(line: Line, lines: readonly Line[]): void {
  if (!line.how) return;
  const exact = worth(line.how, lines) * (line.unit === 'percent' ? 100 : 1);
  const noise = Math.max(1e-7, Math.abs(exact) * 1e-9);
  const { way, decimals } = line.rounding ?? { way: 'nearest', decimals: 12 };
  const unit = 10 ** -decimals;
  const above = line.value - exact;
  const [low, high] = { nearest: [-unit / 2, unit / 2], up: [0, unit], down: [-unit, 0] }[way] as [number, number];
  expect({ line, exact, isFollowing: above >= low - noise && above <= high + noise }).toMatchObject({
    isFollowing: true,
  });
}

function expectWhole({ lines, result }: Explanation): void {
  const all = [...lines, result];
  expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(all.length);
  all.forEach((line, index) => expectToFollow(line, all.slice(0, index)));
  // a figure is entered, follows from others, stands in a table, is summed up by a rule, or is a count of months
  for (const { entered, how, tables, rule, unit } of all)
    expect(Boolean(entered ?? how ?? tables ?? rule) || unit === 'months').toBe(true);
}

/** What the engine refuses is refused here too, and with the same field. */
function outcomeOf<Result>(work: () => Result): { result: Result } | { refused: string } {
  try {
    return { result: work() };
  } catch (error) {
    if (error instanceof MortgageInputError) return { refused: error.message };
    throw error;
  }
}

describe.each(Object.entries(CASES))('%s', (figure, [inputs, engine]) => {
  test('the figure explained is the engine’s, and each line follows from the ones above it', () => {
    let explained = 0;
    fc.assert(
      fc.property(inputs as fc.Arbitrary<unknown>, (input) => {
        const answer = outcomeOf(() => engine(input as never));
        const found = outcomeOf(() => explain({ figure, input } as ExplainRequest));
        if ('refused' in found) {
          expect(found).toEqual(answer);
          return;
        }
        expect(answer).toEqual({ result: found.result.result.value });
        expectWhole(found.result);
        explained += 1;
      }),
    );
    expect(explained).toBeGreaterThan(10);
  });
});

describe('in words', () => {
  // the check value of the design: 593,856 at 4.04% over 25 years is 3,136.69
  const LOAN = {
    annualRatePct: 4.04,
    amortizationYears: 25,
    frequency: 'monthly',
    compounding: 'semi-annual',
  } as const;

  test('a payment by its formula, with letters and with figures', () => {
    const found = explain({ figure: 'payment', input: { ...LOAN, principal: 593_856 } });
    const { how } = found.result;
    expect(found.result.value).toBe(3136.69);
    expect(how && formulaText(how, (symbol) => symbol)).toBe('P × i ÷ (1 − (1 + i) ^ (−n))');
    expect(said(found)).toEqual([
      'P = given',
      'r = given',
      'i = (1 + 4.04% ÷ 2) ^ (2 ÷ 12) − 1',
      'n = 25 years × 12',
      'A = $593,856.00 × 0.0033387 ÷ (1 − (1 + 0.0033387) ^ (−300))',
    ]);
  });

  test('a premium of a longer amortization: the rate of its band, and what is added', () => {
    const input = {
      price: 640_000,
      downPayment: 64_000,
      amortizationYears: 30,
      firstTimeBuyerOrNewBuild: true,
      nonTraditionalDownPayment: false,
      province: 'ON',
      closingDate: RULES_AS_OF,
    } as const;
    const found = explain({ figure: 'premiumTax', input });
    expect(said(found).slice(2)).toEqual([
      'L = $640,000.00 − $64,000.00',
      'v = $576,000.00 ÷ $640,000.00',
      'q = 3.10% + 0.20%',
      'C = $576,000.00 × 3.30%',
      't = given',
      'T = $19,008.00 × 8.00%',
    ]);
    expect(found.lines.find(({ symbol }) => symbol === 'q')?.band).toEqual({ over: 85, upTo: 90 });
    expect(found.tables.map(({ table }) => table)).toEqual([
      'insurance premiums',
      'insured amortization',
      'sales tax on premiums',
    ]);
  });

  test('a tax by its bands, with the row of each city and what comes back', () => {
    const input = {
      price: 800_000,
      province: 'ON',
      city: 'Toronto',
      propertyType: 'single-family',
      newlyBuilt: false,
      residentBuyer: true,
      firstTimeBuyer: true,
      closingDate: RULES_AS_OF,
    } as const;
    const found = explain({ figure: 'landTransferTax', input });
    const BANDS = '$55,000.00 × 0.50% + $195,000.00 × 1.00% + $150,000.00 × 1.50% + $400,000.00 × 2.00%';
    expect(said(found).slice(1)).toEqual([
      `S = ${BANDS}`,
      `M = ${BANDS}`,
      'R = given',
      'T = $12,475.00 + $12,475.00 − $8,475.00',
    ]);
    expect(found.lines[2]?.tables).toEqual([expect.objectContaining({ table: 'land transfer tax of Toronto' })]);
  });

  test('a limit and a penalty say what is chosen', () => {
    const rate = explain({ figure: 'qualifyingRate', input: { contractRatePct: 4.1, straightSwitch: false } });
    expect(said(rate).at(-1)).toBe('q = the greater of 4.10% + 2.00% and 5.25%');
    const input = {
      balance: 400_000,
      contractRatePct: 4.09,
      rateType: 'fixed',
      method: 'posted-rate',
      postedRatePct: 4.99,
      discountPct: 1.5,
      monthsRemaining: 24,
    } as const;
    const penaltyOf = explain({ figure: 'prepaymentPenalty', input });
    expect(said(penaltyOf).slice(-2)).toEqual([
      'I = $400,000.00 × (4.09% − 3.49%) × 24 ÷ 12',
      'Z = the greater of $4,090.00 and $4,800.00',
    ]);
  });
});
