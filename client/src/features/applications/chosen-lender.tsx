import type { Api } from '../../lib/api';
import { isId } from '@brokerage/domain/forms/id';
import type { ReactNode } from 'react';
import { formatRate, formatTerm } from '../../lib/format';
import { aprWords } from '../../ui/rate-terms';
import { ChosenLenderDocument, useChosenLenderQuery } from './chosen-lender.generated';

/** An address that names no lender we could have is an address without one: the form can still be sent. */
export const bankOf = (search: URLSearchParams): string => {
  const bank = search.get('bank') ?? '';
  return isId(bank) ? bank : '';
};

export const preloadLender = (client: Api, id: string): Promise<unknown> =>
  client.query({ query: ChosenLenderDocument, variables: { id } });

/** The lender whose card was clicked, beside the form. Nothing where there is none by that id. */
export function ChosenLender({ id }: { id: string }): ReactNode {
  const { data } = useChosenLenderQuery({ variables: { id }, skip: id === '' });
  const bank = data?.bank;
  if (!bank) return null;
  return (
    <div className="card-box chosen">
      <p className="chosen-head">You asked about</p>
      <div className="chosen-bank">
        <img src={bank.logoUrl} alt="" width={48} height={48} />
        <p>
          <b>{bank.name}</b>
          <small>{bank.kind}</small>
        </p>
      </div>
      <ul className="num">
        {bank.rates.map(({ id: rateId, term, type, rate, apr }) => (
          <li key={rateId}>
            <span>{formatTerm(term, type)}</span>
            <span>
              <b>{formatRate(rate)}%</b> <small>{aprWords({ rate, apr })}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="chosen-note">On approved credit. Your rate depends on your file.</p>
    </div>
  );
}
