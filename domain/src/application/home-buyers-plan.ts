import { formatAmount } from '../forms/dollars.js';
import { readAt } from '../forms/field-input.js';
import { parseMoney } from '../forms/money.js';
import { HOME_BUYERS_PLAN } from '../mortgage/tables/home-buyers-plan.js';
import type { Answers } from './parts.js';
import type { Problem } from './standing.js';
import { rootScope } from './walk.js';

const SOURCES = ['property', 'downPaymentSources'];

/** Those who will own the home: whoever only guarantees takes nothing out of an RRSP for it. */
function buyersOf(answers: Answers): number {
  const others = readAt(answers, ['coApplicants']);
  if (rootScope(answers).texts['hasCoApplicants'] !== 'yes' || !Array.isArray(others)) return 1;
  return 1 + others.filter((one: unknown) => readAt(one, ['guarantor']) !== true).length;
}

/** Cents out of an RRSP; nothing of another source, and nothing of what is no amount. */
function takenBy(source: unknown): number {
  const amount = readAt(source, ['amount']);
  if (readAt(source, ['source']) !== 'rrsp' || (typeof amount !== 'number' && typeof amount !== 'string')) return 0;
  const parsed = parseMoney(String(amount));
  return 'cents' in parsed ? parsed.cents : 0;
}

/**
 * What is wrong where the sources of a down payment, in dollars, name more from RRSPs than the buyers may take; else nothing.
 * Source: Income Tax Act s. 146.01. Asked when an application is sent: a page of it has no room for the rule (decision 0176).
 */
export function planProblems(answers: Answers): Problem[] {
  const sources = readAt(answers, SOURCES);
  if (readAt(answers, ['mortgageType']) !== 'new_purchase' || !Array.isArray(sources)) return [];
  const each = HOME_BUYERS_PLAN.at(-1)?.most ?? 0;
  const buyers = buyersOf(answers);
  const taken = sources.reduce<number>((sum, source: unknown) => sum + takenBy(source), 0);
  if (taken <= each * buyers * 100) return [];
  const most =
    buyers === 1
      ? `one person may take at most ${formatAmount(each)}`
      : `${buyers} people may take at most ${formatAmount(each * buyers)}, ${formatAmount(each)} each,`;
  const message = `Under the Home Buyers’ Plan ${most} from an RRSP. Name the rest as another source`;
  return [{ place: SOURCES, message }];
}
