import fc from 'fast-check';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { inApp } from '../../../test/in-app';
import { wordsOf as wordsOfChange, type Change } from '../../lib/scenario/scenario';
import { LandingPage } from './landing-page';
import type { LandingRate } from './content';
import { LANDING_CONTENTS } from './contents';
import { landingRate } from './landing-rate';
import { TypeStory } from './type-story';

type Name = keyof typeof LANDING_CONTENTS;
const NAMES = Object.keys(LANDING_CONTENTS) as Name[];

const rateOver = (ratePct: number, termYears: number): LandingRate =>
  landingRate({ ratePct, termYears, aprPct: ratePct, insurance: 'UNINSURED' }, 'UNINSURED');

/** All the words of a page's figures: the first screen, the ledger, the fine print. */
function wordsOf(name: Name, rate: LandingRate, said: Change = {}): string {
  const { title, picture, ledger, fine } = LANDING_CONTENTS[name]({ rate, conventional: rate, said });
  const shown = { title, picture, ledger, fine, lead: '', questions: [], advice: { title: '', lead: '', items: [] } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LandingPage content={shown} form={null} />
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test.each(NAMES)('%s counts no rate over more than its term, whatever is published', (name) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1500 }).map((hundredths) => hundredths / 100),
      fc.constantFrom(0.5, 1, 2, 3, 4, 5, 7, 10),
      (ratePct, termYears) => {
        const words = wordsOf(name, rateOver(ratePct, termYears));
        for (const [, count, unit] of words.matchAll(
          /(?:over|after|Interest in|in the first|counted for) (\d+|one) (years?|months)/g,
        )) {
          const months = (count === 'one' ? 1 : Number(count)) * (unit === 'months' ? 1 : 12);
          // the amortization, and what the page says of all years "if the rate never changed", are no comparison of rates
          if (months === 300 || months === 360) continue;
          expect(months).toBeLessThanOrEqual(termYears * 12);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('the least down is never said to be less than the law allows', () => {
  const words = wordsOf('new-purchase', rateOver(4.34, 5), { purpose: 'PURCHASE', price: 500_003 });
  expect(words).toContain('Down payment $25,001.00');
});

test('the renewal page compares a letter and a rate of one term', () => {
  const words = wordsOf('renewal', rateOver(4.34, 4));
  expect(words).toContain('4-year fixed. The letter asks 5.19%');
  expect(words).toContain('less over 4 years');
  expect(words).not.toMatch(/5 years|5-year/);
});

test('a small mortgage costs more to switch than to leave where it is, and the page says so', () => {
  const said = { purpose: 'RENEWAL', amortization: 20 } as const;
  const small = wordsOf('renewal', rateOver(4.34, 5), { ...said, mortgage: 10_000 });
  expect(small).toMatch(/For this mortgage switching costs \$\d+ more over 5 years, though the payment falls/);
  expect(small).toMatch(/the letter costs \$\d+ less over 5 years/);
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 600_000 }), (mortgage) => {
      expect(wordsOf('renewal', rateOver(4.34, 5), { ...said, mortgage })).not.toContain('\u2212');
    }),
    { numRuns: 40 },
  );
});

test.each(NAMES)('%s says the APR wherever it says what its rate is', (name) => {
  const rate = landingRate({ ratePct: 4.34, termYears: 5, aprPct: 4.41, insurance: 'INSURED' }, 'INSURED');
  const { books, lead } = LANDING_CONTENTS[name]({ rate, conventional: rate, said: {} }).ledger;
  const texts = [lead, ...books.map(({ text }) => text)].filter((text) => text.includes('4.34%'));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toContain('4.34% (APR 4.41%)');
});

test('the purchase page counts land transfer tax, and each down payment at the rate it can have', () => {
  const content = LANDING_CONTENTS['new-purchase'];
  const insured = rateOver(3.94, 5);
  const conventional = rateOver(4.19, 5);
  const [least, twenty] = content({ rate: insured, conventional, said: {} }).ledger.books;
  // 39,000 down, 9,275 land transfer tax, 1,923.20 sales tax on the premium, 2,500 for the rest
  expect(least?.lines).toContainEqual(['Cash on closing day', 52_698.2]);
  expect(wordsOf('new-purchase', insured)).toContain('$52,698.20');
  expect([least?.text, twenty?.text].join()).toMatch(/at 3\.94%.*at 4\.19%/);
});

const RATES = { INSURED: 3.94, INSURABLE: 4.19, UNINSURED: 4.44 };
const answers = {
  PublishedRate: ({ input }: Record<string, unknown>) => {
    const { insurance } = input as { insurance: keyof typeof RATES };
    return {
      startRate: {
        __typename: 'StartRate',
        id: insurance,
        term: 5,
        type: 'FIXED',
        compounding: 'SEMI_ANNUAL',
        rate: RATES[insurance],
        apr: null,
        insurance,
        updatedAt: '2026-11-25T14:05:00.000Z',
      },
    };
  },
};

test.each<[string, Name, Change, number[]]>([
  ['a home of less than a million', 'new-purchase', { price: 640_000 }, [3.94, 4.19]],
  ['one that nobody can insure with 20% down', 'new-purchase', { price: 1_200_000 }, [3.94, 4.44]],
  ['a purchase with little down', 'mortgages', { price: 640_000, downPayment: 64_000 }, [3.94]],
  ['one with 20% down', 'mortgages', { price: 640_000, downPayment: 128_000 }, [4.19]],
  ['a refinance', 'mortgages', { purpose: 'REFINANCE', mortgage: 400_000 }, [4.44]],
  ['a sample', 'mortgages', {}, [3.94]],
])('%s has the rate that it can have', async (_, name, said, expected) => {
  sessionStorage.setItem('scenario', JSON.stringify(wordsOfChange(said)));
  const [rate, conventional] = [rateOver(RATES.INSURED, 5), rateOver(RATES.INSURABLE, 5)];
  inApp(<TypeStory name={name} rate={rate} conventional={conventional} form={null} />, { answers });
  for (const pct of expected)
    expect((await screen.findAllByText(new RegExp(`at ${pct.toFixed(2)}%`))).length).toBeGreaterThan(0);
  for (const pct of Object.values(RATES).filter((one) => !expected.includes(one)))
    expect(screen.queryByText(new RegExp(`at ${pct.toFixed(2)}%`))).toBeNull();
  sessionStorage.clear();
});

test('the equity page has the credit line of the page about second mortgages', () => {
  // on the same home with the same first: see landing-stories.test.tsx
  expect(wordsOf('equity-takeout', rateOver(4.19, 5))).toContain('interest only, up to $160,000');
});

test.each<[string, Name, Change, string[]]>([
  [
    'the home that somebody named, where it is',
    'new-purchase',
    { price: 500_000, province: 'BC' },
    ['With what you told us: a home in British Columbia at $500,000', 'For this home', 'tax or fees, British Columbia'],
  ],
  ['the mortgage that comes due', 'renewal', { purpose: 'RENEWAL', mortgage: 300_000 }, ['told us: $300,000 owed']],
  // 576,000 and 3.10% of it
  [
    'any mortgage',
    'mortgages',
    { price: 640_000, downPayment: 64_000 },
    ['Your mortgage at', '$593,856 over 25 years'],
  ],
  ['a sample where 20% is the least down', 'new-purchase', { price: 2_000_000 }, ['A sample: a home in Ontario']],
  ['a sample where they buy', 'renewal', { price: 500_000, mortgage: 300_000 }, ['A sample: $420,000 owed']],
])('the figures are of %s', (_, name, said, expected) => {
  const words = wordsOf(name, rateOver(4.19, 5), said);
  for (const one of expected) expect(words).toContain(one);
});

test('whoever names no price leaves the sample as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom('BC', 'QC', 'YT'), fc.boolean(), (province, firstTime) => {
      expect(wordsOf('new-purchase', rateOver(4.19, 5), { province, firstTime })).toBe(
        wordsOf('new-purchase', rateOver(4.19, 5)),
      );
    }),
  );
});

test('the refinance page counts the one mortgage that somebody asked about, and no other one', () => {
  const said = { purpose: 'REFINANCE', mortgage: 520_000, amortization: 20 } as const;
  const words = wordsOf('refinance', rateOver(4.34, 5), said);
  expect(words).toContain('With what you told us: $480,000 owed at 4.84% and $40,000 of other debts');
  expect(words).toContain('$520,000 at 4.34%');
  expect(words).toContain('For this mortgage refinancing costs');
  for (const other of [{ ...said, purpose: 'RENEWAL' }, { ...said, mortgage: 60_000 }, {}] as const) {
    expect(wordsOf('refinance', rateOver(4.34, 5), other)).toContain('A sample: $380,000 owed');
  }
});
