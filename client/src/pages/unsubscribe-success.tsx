import type { ReactNode } from 'react';
import { AuthFrame } from '../features/auth/auth-frame';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';

export const head: HeadOf = () => ({
  title: 'You are unsubscribed',
  description: 'Our offers by email have stopped.',
  noindex: true,
});

export default function UnsubscribeSuccessPage(): ReactNode {
  return (
    <AuthFrame
      title="Done: no more offers"
      lead="It holds from now on. Letters about your own application and account still reach you."
      picture="gable-pair"
    >
      <p className="page-actions">
        <ButtonLink to={paths.home}>To the home page</ButtonLink>
      </p>
    </AuthFrame>
  );
}
