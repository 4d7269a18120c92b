import type { ReactNode } from 'react';
import { AuthFrame } from '../../features/auth/auth-frame';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';

export const head: HeadOf = () => ({
  title: 'You’re unsubscribed',
  description: 'You won’t get any more offers by email.',
  noindex: true,
});

export default function UnsubscribeSuccessPage(): ReactNode {
  return (
    <AuthFrame
      title="You’re unsubscribed"
      lead="You won’t get any more offers. We’ll still email you about your own applications and account."
      picture="gable-pair"
    >
      <p className="page-actions">
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      </p>
    </AuthFrame>
  );
}
