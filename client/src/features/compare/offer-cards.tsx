import { useState, type ReactNode } from 'react';
import { formatTerm } from '../../lib/format';
import { OfferHistory } from './offer-history';
import { Ask, CompareTick, HistoryButton, Lender, MonthlyPayment, OfferApr, Percent, TrueCost } from './offer-parts';
import type { Choosing } from './use-scenario';
import { suits, type Offer } from './words';

function OfferCard({ offer, choosing }: { offer: Offer; choosing: Choosing }): ReactNode {
  const [open, setOpen] = useState(false);
  const history = `history-${offer.id}`;
  return (
    <li className="cmp-card">
      <Lender offer={offer} />
      <p className="cmp-card-what">
        <b>{formatTerm(offer.term, offer.type)}</b> <small>{suits(offer)}</small>
      </p>
      <dl>
        <div>
          <dt>Rate</dt>
          <dd>
            <Percent value={offer.rate} />
          </dd>
        </div>
        <div>
          <dt>APR</dt>
          <dd>
            <OfferApr offer={offer} />
          </dd>
        </div>
        <div>
          <dt>Monthly payment</dt>
          <dd>
            <span className="cmp-figure num">
              <MonthlyPayment offer={offer} mortgage={choosing.scenario} />
            </span>
          </dd>
        </div>
      </dl>
      <p className="cmp-card-cost cmp-cost num">
        True cost: <TrueCost offer={offer} scenario={choosing.scenario} />
      </p>
      <div className="cmp-actions">
        <CompareTick offer={offer} choosing={choosing} />
        <HistoryButton offer={offer} open={open} controls={history} toggle={() => setOpen(!open)} />
        <Ask offer={offer} />
      </div>
      {open && <OfferHistory offer={offer} id={history} />}
    </li>
  );
}

/** For phones: each rate is a card. */
export function OfferCards({ offers, choosing }: { offers: readonly Offer[]; choosing: Choosing }): ReactNode {
  return (
    <ul className="cmp-cards">
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} choosing={choosing} />
      ))}
    </ul>
  );
}
