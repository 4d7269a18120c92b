import { Fragment, useState, type ReactNode } from 'react';
import type { RateOfferSort } from '../../schema.generated';
import { formatTerm } from '../../lib/format';
import { OfferHistory } from './offer-history';
import { Ask, CompareTick, HistoryButton, Lender, MonthlyPayment, OfferApr, Percent, TrueCost } from './offer-parts';
import { sortedBy } from './scenario';
import type { Choosing } from './use-scenario';
import { suits, type Offer } from './words';

interface Props {
  offers: readonly Offer[];
  choosing: Choosing;
}

function SortHeader({
  sort,
  children,
  choosing,
}: {
  sort: RateOfferSort;
  children: string;
  choosing: Choosing;
}): ReactNode {
  const { scenario, change } = choosing;
  const direction = scenario.descending ? 'descending' : 'ascending';
  const active = scenario.sort === sort;
  return (
    <th scope="col" aria-sort={active ? direction : undefined} className={sort === 'LENDER' ? '' : 'cmp-right'}>
      <button type="button" onClick={() => change(sortedBy(scenario, sort))}>
        {children}
        <span aria-hidden="true" className="cmp-arrow">
          {active && (scenario.descending ? '↓' : '↑')}
        </span>
      </button>
    </th>
  );
}

/** For rooms wide enough for columns. */
export function OfferTable({ offers, choosing }: Props): ReactNode {
  const [opened, setOpened] = useState<string>();
  return (
    <table className="cmp-table">
      <caption className="sr-text">Rates of every lender</caption>
      <thead>
        <tr>
          <SortHeader sort="LENDER" choosing={choosing}>
            Lender
          </SortHeader>
          <th scope="col">Term and type</th>
          <SortHeader sort="RATE" choosing={choosing}>
            Rate
          </SortHeader>
          <th scope="col" className="cmp-right">
            APR
          </th>
          <SortHeader sort="PAYMENT" choosing={choosing}>
            Payment
          </SortHeader>
          <SortHeader sort="COST" choosing={choosing}>
            True cost
          </SortHeader>
          <th scope="col">
            <span className="sr-text">Choices</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const open = opened === offer.id;
          const history = `history-${offer.id}`;
          return (
            <Fragment key={offer.id}>
              <tr className={open ? 'cmp-open' : ''}>
                <th scope="row">
                  <Lender offer={offer} />
                </th>
                <td>
                  <b>{formatTerm(offer.term, offer.type)}</b>
                  <small>{suits(offer)}</small>
                </td>
                <td className="cmp-right">
                  <Percent value={offer.rate} />
                </td>
                <td className="cmp-right">
                  <OfferApr offer={offer} />
                </td>
                <td className="cmp-right num">
                  <b>
                    <MonthlyPayment offer={offer} mortgage={choosing.scenario} />
                  </b>
                  <small>a month</small>
                </td>
                <td className="cmp-right cmp-cost num">
                  <TrueCost offer={offer} scenario={choosing.scenario} />
                </td>
                <td>
                  <span className="cmp-actions">
                    <CompareTick offer={offer} choosing={choosing} />
                    <HistoryButton
                      offer={offer}
                      open={open}
                      controls={history}
                      toggle={() => setOpened(open ? undefined : offer.id)}
                    />
                    <Ask offer={offer} />
                  </span>
                </td>
              </tr>
              {open && (
                <tr className="cmp-opened">
                  <td colSpan={7}>
                    <OfferHistory offer={offer} id={history} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
