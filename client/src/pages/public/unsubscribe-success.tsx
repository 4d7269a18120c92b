import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../../features/auth/auth-frame';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';

export const head: HeadOf = () => ({
  title: 'You’re unsubscribed',
  description: 'You won’t get any more offers by email.',
  noindex: true,
});

/** What else is stopped by a link */
const STOPPED: Partial<Record<string, string>> = {
  watch: 'Your rate watch has stopped',
  renewal: 'Your renewal reminder is deleted',
};

export default function UnsubscribeSuccessPage(): ReactNode {
  const [search] = useSearchParams();
  const stopped = STOPPED[search.get('of') ?? ''];
  return (
    <AuthFrame
      title={stopped ?? 'You’re unsubscribed'}
      lead={
        stopped
          ? 'We deleted it and won’t email you about it again.'
          : 'You won’t get any more offers. We’ll still email you about your own applications and account.'
      }
      picture="gable-pair"
    >
      <p className="page-actions">
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      </p>
    </AuthFrame>
  );
}
