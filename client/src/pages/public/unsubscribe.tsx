import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../../features/auth/auth-frame';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';

export const reads = ['token', 'of'];

export const head: HeadOf = () => ({
  title: 'Unsubscribe',
  description: 'Stop our offers by email, or a rate watch.',
  noindex: true,
});

/** One button, because mail scanners open every link. It works without JavaScript. */
export default function UnsubscribePage(): ReactNode {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const of = search.get('of') ?? undefined;
  const isWatch = of === 'watch';
  return (
    <AuthFrame title={isWatch ? 'Stop your rate watch?' : 'Stop our offers?'} picture="bungalow">
      {token ? (
        <form
          method="post"
          action={paths.unsubscribe(token, isWatch ? of : undefined)}
          data-hydrated="yes"
          className="auth-done"
        >
          <input type="hidden" name="from" value="page" />
          <p className="lede">
            {isWatch
              ? 'After that, we delete what you told us to watch and don’t write about it again.'
              : 'After that, we’ll email you only about your own applications and account.'}
          </p>
          <p className="page-actions">
            <Button type="submit">{isWatch ? 'Stop watching' : 'Unsubscribe'}</Button>
          </p>
        </form>
      ) : (
        <div className="auth-done">
          <p className="lede">This link is incomplete. Please open it from the email again.</p>
          <p>If you have an account, you can also change your preferences there.</p>
          <p className="page-actions">
            <ButtonLink to={paths.accountView('preferences')}>Go to my preferences</ButtonLink>
          </p>
        </div>
      )}
    </AuthFrame>
  );
}
