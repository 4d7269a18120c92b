import { useMemo } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import { readAt } from '@brokerage/domain/forms/field-input';
import { applicantFigures, FIGURE_NEEDS, type Figure } from '@brokerage/domain/underwriting/applicant-figures';
import { rateCaseOf } from '@brokerage/domain/underwriting/rate-case';
import { useFiguresRate } from './figures-rate';
import { formatDay, formatRate, formatTerm } from '../../lib/format';
import { shareOf } from '../../lib/share-of';
import { officeToday } from '../../lib/office-today';
import { aprWords } from '../../ui/rate-terms';
import { amountOf } from './row-words';

const AMORTIZATION_YEARS = 25;

export interface ShownFigure {
  name: string;
  /** '$3,309'; undefined while an answer is missing */
  shown: string | undefined;
  /** 'Add the price to see this', 'This needs a larger down payment' */
  needs: string;
  about: string;
}

export interface Figures {
  payment: ShownFigure;
  others: ShownFigure[];
  /** Of a purchase: the shares of the price, in percent */
  shares: { down: number; borrowed: number } | undefined;
  foot: string;
}

const dollars = (value: number): string => formatAmount(Math.round(value));

function shown(name: string, figure: Figure, about: string, format: (value: number) => string = dollars): ShownFigure {
  return 'value' in figure
    ? { name, shown: format(figure.value), needs: '', about }
    : {
        name,
        shown: undefined,
        needs: figure.isShort ? 'This needs a larger down payment' : `Add ${FIGURE_NEEDS[figure.needs]} to see this`,
        about,
      };
}

/** The applicant's own figures, as far as their answers go. Never whether they qualify. */
export function useFigures(answers: Answers): Figures | undefined {
  const price = amountOf(readAt(answers, ['property', 'purchasePrice']));
  const down = amountOf(readAt(answers, ['property', 'downPayment']));
  const shareDown = price && down !== undefined && down <= price ? shareOf(down, price) : undefined;
  const asOf = officeToday();
  const asked = useMemo(() => rateCaseOf(answers, { asOf, amortizationYears: AMORTIZATION_YEARS }), [answers, asOf]);
  const rate = useFiguresRate(asked);
  return useMemo(() => {
    if (!rate) return undefined;
    const terms = { asOf, ratePct: rate.rate, amortizationYears: AMORTIZATION_YEARS };
    const figures = applicantFigures(answers, terms);
    const offer = `${formatTerm(rate.term, rate.type)} at ${formatRate(rate.rate)}% (${aprWords(rate)})`;
    const tax = 'value' in figures.premiumSalesTax ? figures.premiumSalesTax.value : 0;
    const others = [
      shown(
        'Loan-to-value',
        figures.loanToValuePct,
        'What you borrow as a share of its value. Over 80%, a purchase must be insured.',
        // as the share that is put down: nothing over 80% is said to be 80%
        (value) => `${(100 - shareOf(100 - value, 100)).toFixed(1)}%`,
      ),
      shown(
        'Insurance premium',
        figures.premium,
        `Protects the lender. It’s added to your mortgage.${
          tax > 0 ? ` The sales tax on it, ${dollars(tax)}, is due at closing.` : ''
        }`,
        (value) => (value === 0 ? 'Not needed' : dollars(value)),
      ),
    ];
    if (figures.minDownPayment) {
      others.push(
        shown(
          'Minimum down payment',
          figures.minDownPayment,
          `The least the law allows.${down === undefined ? '' : ` You have ${dollars(down)}.`}`,
          // rounded down it would be less than the law allows
          (value) => dollars(Math.ceil(value)),
        ),
      );
    }
    return {
      payment: shown('Estimated payment', figures.payment, `${offer} over ${figures.amortizationYears} years`),
      others,
      shares: shareDown === undefined ? undefined : { down: shareDown, borrowed: 100 - shareDown },
      foot: `Estimates from your answers and our rates of ${formatDay(asOf)}. Not an offer or approval.`,
    };
  }, [answers, asOf, rate, down, shareDown]);
}
