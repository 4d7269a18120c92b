import type { Answered } from '@brokerage/domain/chat/lead-form';
import { AgainLink } from '../../ui/late/again-link';
import type { ReactNode } from 'react';
import { formatRate, formatTerm } from '../../lib/format';
import { Apr } from '../../ui/rate-terms';
import { useChatRatesQuery } from './chat.generated';
import { ratesInput } from './rates-input';

/** The best published rates for what was answered. Nothing where the answers name no kind of mortgage. */
export function BestRates({ answers }: { answers: Answered }): ReactNode {
  const input = ratesInput(answers);
  const { data, error, refetch } = useChatRatesQuery({
    skip: input === undefined,
    variables: { input: input ?? { purpose: 'PURCHASE', insurance: 'INSURED' } },
  });
  if (!input) return null;
  const rates = data?.startRates;
  return (
    <section className="chat-found" aria-labelledby="chat-rates">
      <h3 id="chat-rates">Your best rates today</h3>
      {!rates && !error && <p role="status">Loading the rates…</p>}
      {!rates && error && (
        <div role="alert">
          <p>We can’t show today’s rates right now.</p>
          <AgainLink retry={refetch} />
        </div>
      )}
      {rates?.length === 0 && <p>No rate is published for this today. A broker will find yours.</p>}
      {rates && rates.length > 0 && (
        <>
          <ul>
            {rates.map(({ id, bankName, term, type, rate, apr }) => (
              <li key={id}>
                <span>
                  {formatTerm(term, type)}
                  <small>{bankName}</small>
                </span>
                <span className="num">
                  <b>{formatRate(rate)}%</b> <Apr rate={rate} apr={apr} />
                </span>
              </li>
            ))}
          </ul>
          <small>O.A.C. (on approved credit). Rates may change without notice.</small>
        </>
      )}
    </section>
  );
}
