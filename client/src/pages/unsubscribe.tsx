import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../features/auth/auth-frame';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { Button, ButtonLink } from '../ui/button';

export const head: HeadOf = () => ({
  title: 'Stop our offers',
  description: 'Stop offers by email.',
  noindex: true,
});

/** One button and nothing that happens by itself: mail scanners open every link. It works without any script. */
export default function UnsubscribePage(): ReactNode {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <AuthFrame title="Stop our offers?" picture="bungalow">
      {token ? (
        <form method="post" action={paths.unsubscribe(token)} data-hydrated="yes" className="auth-done">
          <p className="lede">You then hear from us only about your own application and account.</p>
          <p className="page-actions">
            <Button type="submit">Unsubscribe</Button>
          </p>
        </form>
      ) : (
        <div className="auth-done">
          <p className="lede">This link is not whole. Open it from the letter again.</p>
          <p>With an account, your preferences say the same.</p>
          <p className="page-actions">
            <ButtonLink to={paths.accountView('preferences')}>To my preferences</ButtonLink>
          </p>
        </div>
      )}
    </AuthFrame>
  );
}
