import { choiceEndsOn, KEPT_YEARS, type ExitReason } from '@brokerage/domain/lender-fit/choice';
import { likeliest, type ExitChance } from '@brokerage/domain/lender-fit/exit-chances';
import type { LenderAnswer } from '@brokerage/domain/lender-fit/lender-fit';
import type { LenderPolicy } from '@brokerage/domain/lender-fit/policy';
import { totalCost, type FitRate, type TotalCost } from '@brokerage/domain/lender-fit/total-cost';
import type { LenderReason } from '@brokerage/domain/lender-fit/reasons';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import { versionsOn } from '@brokerage/domain/programs/versions';
import { publishedApr } from '@brokerage/domain/rates/apr';
import type { LentToday } from '@brokerage/domain/rates/ranking';
import { DomainError } from '../../kernel/domain-error.js';
import type { BookRate } from './fit-book.js';
import type { LenderOffer, OfferCost, SendLenderChoiceInput } from './lender-choice.types.js';
import type { AskedFit } from './lender-fit.service.js';

const MONTHS = 12;

/** A mortgage as a client was shown it, with all that a suitability record says of it. */
export interface KeptOffer extends Omit<LenderOffer, 'stands' | 'costs'> {
  bankId: string;
  fees: number | null;
  program: string | null;
  policyId: string | null;
  costs: TotalCost[];
}

/** What is sealed of a choice. */
export interface KeptChoice {
  /** What was asked for, as one text; what was kept before this was asked has none */
  asked?: string;
  exitMonth: number;
  /** Where several months were thought of; what was kept before this was asked has none */
  exitChances?: readonly ExitChance[];
  exitReason: ExitReason;
  price: number | null;
  downPayment: number | null;
  amortizationYears: number;
  /** In the order they were ranked */
  offers: KeptOffer[];
  /** Why each other lender was not shown */
  others: { bankId: string; bankName: string; answer: string; place: number | null; reasons: LenderReason[] }[];
  /** What it rests on; what was kept before programs had versions names none */
  versions: {
    asOf: string;
    rulesAsOf: string;
    publicationId: string | null;
    policyIds: string[];
    programIds?: string[];
  };
}

const cents = (value: number): number => Math.round(value * 100);

function costLine(cost: TotalCost): OfferCost {
  const { months, interest, penalty, fees, premium, premiumTax, cashback, clawback, total } = cost;
  const other = fees === null ? null : (cents(fees) - cents(cashback) + cents(clawback)) / 100;
  const insurance = premium === null ? null : (cents(premium) + cents(premiumTax)) / 100;
  return { months, interest, leaving: penalty, fees: other, insurance, total };
}

/** A lender of the answers as it is shown. */
function keptOffer(
  answer: LenderAnswer & { rate: FitRate },
  { logoUrl }: BookRate,
  policy: LenderPolicy | undefined,
  lent: readonly LentToday[],
): KeptOffer | undefined {
  const { rate, loan, cost, asks, program, policyId } = answer;
  if (!loan || !cost) return undefined;
  const terms = policy?.terms ?? null;
  return {
    rateId: rate.id,
    bankId: rate.bankId,
    bankName: rate.bankName,
    logoUrl,
    term: rate.term,
    type: rate.type,
    rate: rate.rate,
    apr: publishedApr(rate),
    fees: rate.fees,
    payment: cost.payment,
    costs: KEPT_YEARS.map((years) => totalCost(rate, terms, loan, years * MONTHS, lent)),
    saleOnly: terms?.saleOnly === 'yes',
    asks: asks.length > 0,
    prepayPct: terms?.prepayPct ?? null,
    program,
    policyId,
  };
}

/** Equal where the same was asked for: a key that sent one thing never stands for another. */
export const askedText = ({ rateIds, exitMonth, exitReason, exitChances, whatIf }: SendLenderChoiceInput): string =>
  JSON.stringify([
    [...rateIds].sort(),
    exitMonth,
    exitReason,
    (exitChances ?? []).map(({ month, pct }) => [month, pct]),
    [whatIf?.ratePct, whatIf?.amortizationYears, whatIf?.downPayment],
  ]);

/** In the order of their cost. What does not fit is refused: nobody is offered what a policy refuses. */
export function keptChoice(
  input: SendLenderChoiceInput,
  { application, answers, book, rates }: AskedFit,
  publicationId: string | null,
): { kept: KeptChoice; endsOn: string } {
  const { rateIds, exitMonth, exitReason, exitChances } = input;
  const { asOf, file } = application;
  const shown = answers.filter(({ rate, place }) => place !== null && rate && rateIds.includes(rate.id));
  if (!file || shown.length !== rateIds.length)
    throw new DomainError('INVALID', 'Choose mortgages that this file fits. Reload the page.', 'rateIds');
  const chosen = shown.flatMap((answer) => {
    const rate = rates.find(({ id }) => id === answer.rate?.id);
    const policy = book.policies.find(({ id }) => id === answer.policyId);
    const offer = rate && keptOffer({ ...answer, rate }, rate, policy, book.lent);
    return offer ? [{ offer, endsOn: rate.endsOn }] : [];
  });
  const others = answers.filter((answer) => !shown.includes(answer));
  const kept: KeptChoice = {
    asked: askedText(input),
    exitMonth: likeliest(exitChances ?? [], exitMonth),
    ...(exitChances && { exitChances }),
    exitReason,
    price: file.property.price ?? null,
    downPayment: file.mortgage.downPayment ?? null,
    amortizationYears: file.mortgage.amortizationYears,
    offers: chosen.map(({ offer }) => offer),
    others: others.map(({ lender, answer, place, reasons }) => ({
      ...{ bankId: lender.id, bankName: lender.name, answer, place, reasons },
    })),
    versions: {
      ...{ asOf, rulesAsOf: RULES_AS_OF, publicationId },
      policyIds: book.policies.map(({ id }) => id),
      programIds: versionsOn(file.programs ?? [], asOf).map(({ id }) => id),
    },
  };
  const ends = chosen.map(({ endsOn }) => endsOn);
  return { kept, endsOn: choiceEndsOn(asOf, ends) };
}

/** As the schema says it. */
export const shownOffer = (
  { rateId, bankName, logoUrl, term, type, rate, apr, payment, costs, saleOnly, asks, prepayPct }: KeptOffer,
  stands: boolean,
): LenderOffer => ({
  ...{ rateId, bankName, logoUrl, term, type, rate, apr, payment, saleOnly, asks, prepayPct, stands },
  costs: costs.map(costLine),
});
