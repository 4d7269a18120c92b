import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scenes';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';

const REASONS: readonly { picture: SceneName; title: string; text: string }[] = [
  {
    picture: 'gable-pair',
    title: 'Follow your application',
    text: 'Each step with its date, what comes next, and who has it.',
  },
  { picture: 'triplex-maple', title: 'Compare every lender', text: 'All of today’s rates, not only the best three.' },
  { picture: 'bungalow-spruce', title: 'Keep your calculations', text: 'Open them again on any device, side by side.' },
];

/** What an account is for, and that nobody needs one. */
export function AuthAside(): ReactNode {
  return (
    <div className="auth-aside">
      <h2>What an account is for</h2>
      <ul className="auth-reasons">
        {REASONS.map(({ picture, title, text }) => (
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
        <p>You need none to compare rates or to apply. Nobody sells your address.</p>
        <ButtonLink look="outline" small to={paths.formSelection}>
          Apply without an account
        </ButtonLink>
      </div>
    </div>
  );
}
