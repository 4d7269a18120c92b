import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../../features/auth/auth-frame';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';

export const head: HeadOf = () => ({
  title: 'Unsubscribe',
  description: 'Stop our offers by email, a rate watch or a renewal reminder.',
  noindex: true,
});

const OFFERS = {
  title: 'Stop our offers?',
  lead: 'After that, we’ll email you only about your own applications and account.',
  button: 'Unsubscribe',
};

const OTHERS: Readonly<Record<string, typeof OFFERS>> = {
  watch: {
    title: 'Stop your rate watch?',
    lead: 'After that, we delete what you told us to watch and don’t email you about it again.',
    button: 'Stop watching',
  },
  renewal: {
    title: 'Delete your renewal reminder?',
    lead: 'After that, we delete what you entered from your letter and don’t email you about it again.',
    button: 'Delete my reminder',
  },
};

/** One button, because mail scanners open every link. It works without JavaScript. */
export default function UnsubscribePage(): ReactNode {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const of = search.get('of') ?? '';
  const other = Object.hasOwn(OTHERS, of) ? OTHERS[of] : undefined;
  const { title, lead, button } = other ?? OFFERS;
  return (
    <AuthFrame title={title} picture="bungalow">
      {token ? (
        <form method="post" action={paths.unsubscribe(token, other && of)} data-hydrated="yes" className="stack-4">
          <input type="hidden" name="from" value="page" />
          {search.has('again') && (
            <p className="problem" role="alert">
              That didn’t go through. Please try again.
            </p>
          )}
          <p className="lede">{lead}</p>
          <p className="page-actions">
            <Button type="submit">{button}</Button>
          </p>
        </form>
      ) : (
        <div className="stack-4">
          <p className="lede">This link is incomplete or not valid any more. Please open it from the email again.</p>
          <p>If you have an account, you can also change your preferences there.</p>
          <p className="page-actions">
            <ButtonLink to={paths.accountView('preferences')}>Go to my preferences</ButtonLink>
          </p>
        </div>
      )}
    </AuthFrame>
  );
}
