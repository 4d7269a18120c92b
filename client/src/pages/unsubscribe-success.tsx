import type { ReactNode } from 'react';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'You are unsubscribed',
  description: 'Our offers by email have stopped.',
  noindex: true,
});

export default function UnsubscribeSuccessPage(): ReactNode {
  return (
    <PageHead
      title="Done: no more offers"
      crumb="E-mail preferences"
      lead="It holds from now on. Letters about your own application and account still reach you."
      picture="gable-pair"
    >
      <p className="page-actions">
        <ButtonLink to={paths.home}>To the home page</ButtonLink>
      </p>
    </PageHead>
  );
}
