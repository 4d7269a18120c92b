import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import type { Texts } from '@brokerage/domain/forms/fields';
import { insuranceOf, newHomeOf, type Purchase, type PurchaseInput } from '@brokerage/domain/mortgage/purchase';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { paths } from '../../../lib/paths';
import { Explained } from '../../../ui/explain/explained';
import { AskBroker } from '../answer/ask-broker';
import { classOf } from '../rate/use-class-rate';
import { ClassPublished } from '../rate/class-published';
import { EACH } from '../fields/common';
import { dollars, wholeDollars } from '../money';
import { NoteList } from '../note-list';
import { ResultCard, type Figure } from '../answer/result-card';
import { SaveButton } from '../save-button';
import type { AnswerProps } from '../page/scenario-page';
import { searchOf } from '../fields/spec';

/** Lines that come to nothing are left out. */
const shown = (label: string, amount: number, of?: ExplainRequest): Figure[] =>
  amount === 0 ? [] : [{ label, value: dollars(amount), of }];

interface RebateRequests {
  credited: ExplainRequest;
  claimed: ExplainRequest;
}

/** The builder credits both rebates, or none; in Nova Scotia the federal one alone, and the buyer claims the other. */
function rebates({ newHomeTax: tax, rebateAfterClosing: later }: Purchase, bought: PurchaseInput): RebateRequests {
  const input = newHomeOf(bought);
  const isInParts = later > 0 && later !== tax?.totalRebate;
  return {
    credited: { figure: isInParts ? 'federalRebate' : 'newHomeRebate', input },
    claimed: { figure: isInParts ? 'provincialRebate' : 'newHomeRebate', input },
  };
}

/** What comes off the land transfer tax: the law may give it for either. */
export const RELIEF = 'First-time or new-home relief';

/** What the buyer of a new home pays in tax on closing day, and what comes off it. */
export function newHomeFigures(home: Purchase, input: PurchaseInput): Figure[] {
  const { newHomeTax: tax, rebateAfterClosing: later } = home;
  if (!tax) return [];
  const harmonized = input.province === 'QC' ? 'GST and QST' : 'HST';
  const name = tax.provincialTax > 0 ? harmonized : 'GST';
  return [
    ...shown(`${name} on a new home`, tax.total, { figure: 'newHomeTax', input: newHomeOf(input) }),
    ...shown(`${name} rebate the builder credits`, -(tax.totalRebate - later), rebates(home, input).credited),
  ];
}

/** In hundredths of a percent that are reached: a dollar under 20% is not 20%. The last term is for binary fractions. */
const shareDown = ({ price, downPayment }: PurchaseInput): string =>
  (Math.floor((downPayment / price) * 10_000 + 1e-6) / 100).toFixed(2);

function cashFigures(home: Purchase, input: PurchaseInput): Figure[] {
  const tax = home.landTransferTax;
  const transfer = { figure: 'landTransferTax', input: { ...input, mortgageAmount: home.totalMortgage } } as const;
  const insurance = insuranceOf(input);
  return [
    {
      label: `Down payment (${shareDown(input)}%)`,
      value: dollars(input.downPayment),
    },
    ...shown('Land transfer tax or fees', tax.provincial, transfer),
    ...shown('Municipal land transfer tax', tax.municipal, transfer),
    ...shown(RELIEF, -tax.rebate, transfer),
    ...newHomeFigures(home, input),
    ...shown('Sales tax on the premium', home.premiumSalesTax, { figure: 'premiumTax', input: insurance }),
    ...shown('Closing costs', home.closingCosts),
    { label: 'Cash to close', value: dollars(home.cashToClose), strong: true },
    ...shown('Rebate you claim after closing', home.rebateAfterClosing, rebates(home, input).claimed),
    ...shown(`Insurance premium (${home.premiumRatePct}%), in the mortgage`, home.premium, {
      figure: 'insurancePremium',
      input: insurance,
    }),
    {
      label: 'Mortgage',
      value: dollars(home.totalMortgage),
      strong: true,
      of: home.totalMortgage > 0 ? { figure: 'totalMortgage', input: insurance } : undefined,
    },
  ];
}

function monthFigures({ monthlyCost: month }: Purchase): Figure[] {
  return [
    ...shown('Monthly mortgage payment', month.mortgage),
    ...shown('Property tax', month.propertyTax),
    ...shown('Heating', month.heating),
    ...shown('Condo fees', month.condoFees),
    ...shown('Home insurance', month.homeInsurance),
    { label: 'Monthly cost of owning', value: dollars(month.total), strong: true },
  ];
}

const addressOf = (page: string, texts: Texts): string => `${page}?${searchOf(texts)}`;

export interface PurchaseFigures {
  home: Purchase;
  input: PurchaseInput;
}

export function PurchaseAnswer({
  figures: { home, input },
  texts,
  search,
  onApply,
}: AnswerProps<PurchaseFigures>): ReactNode {
  const { down: _down, ...withoutDown } = texts;
  const { rate = '', years = '', frequency = '', type = '', compounding = '' } = texts;
  const loan = { principal: home.totalMortgage.toFixed(2), rate, years, frequency, type, compounding };
  return (
    <ClassPublished insurance={classOf(texts, input.price)}>
      <ResultCard
        title="Cash to close"
        value={dollars(home.cashToClose)}
        sentence={
          <>
            Then{' '}
            <Explained of={home.payment > 0 ? { figure: 'purchasePayment', input } : undefined}>
              {dollars(home.payment)}
            </Explained>{' '}
            {EACH[input.frequency]} on a mortgage of {dollars(home.totalMortgage)}.
          </>
        }
        figures={[...cashFigures(home, input), ...monthFigures(home)]}
      >
        <NoteList notes={home.notes} />
        <p className="calc-warning">
          <Link to={addressOf(paths.calculatorDownPayments, withoutDown)}>Compare four down payments on this home</Link>
        </p>
        <p className="calc-warning">
          <Link to={addressOf(paths.calculator, loan)}>See this mortgage year by year</Link>
        </p>
        <div className="calc-actions">
          <AskBroker
            type="new_purchase"
            figures={{
              propertyValue: String(input.price),
              downPayment: String(input.downPayment),
              province: input.province,
            }}
            onApply={onApply}
          />
          <SaveButton
            kept={{
              kind: 'PURCHASE',
              inputs: { ...input, scenario: search },
              label: `A home for ${wholeDollars(input.price)}, ${input.province}`,
            }}
            search={search}
          />
        </div>
      </ResultCard>
    </ClassPublished>
  );
}
