import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scene-names';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import type { RateCountsQuery } from './rate-counts.generated';

type Counts = RateCountsQuery['rateCounts'];

const reasons = (counts: Counts | undefined): readonly { picture: SceneName; title: string; text: string }[] => [
  {
    picture: 'gable-pair',
    title: 'Follow your application',
    text: 'See each step with its date, what’s next, and who’s looking after it.',
  },
  {
    picture: 'triplex-maple',
    title: 'Compare every lender',
    text: counts
      ? `All ${counts.rates} rates from ${counts.lenders} lenders, with filters and history.`
      : 'All of today’s rates, with filters and history.',
  },
  {
    picture: 'bungalow-spruce',
    title: 'Save your calculations',
    text: 'Open them on any device and compare them side by side.',
  },
];

/** Why create an account, and that nobody needs one. */
export function AuthAside({ counts }: { counts: Counts | undefined }): ReactNode {
  return (
    <div className="auth-aside">
      <h2>Why create an account</h2>
      <ul className="auth-reasons">
        {reasons(counts).map(({ picture, title, text }) => (
          <li key={title}>
            <span>
              <Picture name={picture} />
            </span>
            <p>
              <b>{title}</b>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <div className="auth-without">
        <p>You don’t need an account to apply. We never sell your information.</p>
        <ButtonLink look="outline" small to={paths.formSelection}>
          Apply without an account
        </ButtonLink>
      </div>
    </div>
  );
}
