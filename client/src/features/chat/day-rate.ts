import { rateRemark } from '@brokerage/domain/chat/day-rate';
import type { Answered } from '@brokerage/domain/chat/lead-form';
import type { Api } from '../../lib/api';
import { engineCompounding } from '../../lib/compounding';
import { formatTerm } from '../../lib/format';
import { ChatRatesDocument } from './chat.generated';
import { ratesInput } from './rates-input';

/** What the bot says of the day's rate, with a payment; undefined where none is published that this person could have. */
export async function dayRate(api: Api, answers: Answered): Promise<string | undefined> {
  const input = ratesInput(answers);
  if (!input) return undefined;
  const { data } = await api.query({ query: ChatRatesDocument, variables: { input } });
  const found = data?.startRate;
  if (!found) return undefined;
  const { term, type, rate, apr, compounding } = found;
  return rateRemark(
    { kind: formatTerm(term, type), ratePct: rate, aprPct: apr, compounding: engineCompounding(compounding) },
    answers.mortgageAmount ?? '',
  );
}
