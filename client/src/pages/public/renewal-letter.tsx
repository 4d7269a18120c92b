import type { ReactNode } from 'react';
import { RenewalLetter } from '../../features/renewal-letter/renewal-letter';
import { senderOf, useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { PageHead } from '../../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Is your renewal letter any good?',
  description:
    'Enter the details from your bank’s renewal letter, or photograph it. See what it costs against today’s best rate, and what to write back.',
});

export default function RenewalLetterPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Is your renewal letter any good?"
        crumb="Renewal letter"
        above={[{ label: 'Renewal', to: paths.landing('renewal') }]}
        lead="Type its lines, or photograph it. The photo is read on your device and never leaves it."
        compact
      />
      <RenewalLetter sender={senderOf(site)} />
    </>
  );
}
