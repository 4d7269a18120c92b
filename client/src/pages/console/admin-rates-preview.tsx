import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RATE_CARDS_ANONYMOUS, RATE_CARDS_SIGNED_IN } from '@brokerage/domain/vocabulary/constants';
import { RateCard } from '../../features/rates/rate-card';
import ratesStyles from '../../features/rates/rates.css?url';
import { IconButton } from '../../ui/aria/icon-button';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { PageStyles } from '../../ui/page-styles';
import { useDeskPreviewQuery } from './admin-rates-preview.generated';

type Eyes = 'visitor' | 'signed-in';

/** The public rate card with the drafts in it. Never cached: the public pages do not show these rates. */
export function SitePreview({ changed }: { changed: boolean }): ReactNode {
  const [eyes, setEyes] = useState<Eyes>('visitor');
  const [place, setPlace] = useState(0);
  const signedIn = eyes === 'signed-in';
  const { data, previousData, error } = useDeskPreviewQuery({ variables: { signedIn }, fetchPolicy: 'no-cache' });
  const most = signedIn ? RATE_CARDS_SIGNED_IN : RATE_CARDS_ANONYMOUS;
  const cards = ((data ?? previousData)?.deskPreview ?? []).slice(0, most);
  const at = Math.min(place, Math.max(cards.length - 1, 0));
  const card = cards[at];
  return (
    <section className="panel side-card" aria-labelledby="preview-title">
      <PageStyles href={ratesStyles} />
      <div className="side-head">
        <h2 id="preview-title">On the site</h2>
        <SegmentedControl
          label="Seen by"
          options={[
            { value: 'visitor', label: 'Visitor' },
            { value: 'signed-in', label: 'Signed in' },
          ]}
          value={eyes}
          onChange={(next) => {
            setEyes(next);
            setPlace(0);
          }}
        />
      </div>
      <ul className="site-preview on-brand">
        {card ? <RateCard bank={card} /> : !error && !data && <li className="bone preview-bone" />}
      </ul>
      {!card && (data || error) && (
        <p className="muted">{error ? 'The preview couldn’t be loaded.' : 'Visitors would see no cards.'}</p>
      )}
      {card && (
        <div className="preview-foot">
          <p className="muted num" role="status">
            Card {at + 1} of {cards.length}, {changed ? 'with the unpublished changes.' : 'as visitors see it.'}
          </p>
          <IconButton label="Previous card" off={at === 0} onPress={() => setPlace(at - 1)}>
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label="Next card" off={at >= cards.length - 1} onPress={() => setPlace(at + 1)}>
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
