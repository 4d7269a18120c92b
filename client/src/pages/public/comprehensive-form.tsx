import { COMPREHENSIVE_MINUTES } from '@brokerage/domain/vocabulary/constants';
import type { Api } from '../../lib/api';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ApplicationForm } from '../../features/comprehensive/application-form';
import { DraftContext, NO_DRAFT, type ApplicationDraft } from '../../features/comprehensive/draft-context';
import { OfficeContext } from '../../features/comprehensive/office';
import { InThisTab } from '../../features/comprehensive/saved-state';
import { useKeeper } from '../../features/drafts/use-keeper';
import { senderOf, useSite } from '../../features/site/settings';
import { isDraftHere } from '../../lib/draft-mark';
import { formatPhone } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { useSession } from '../../lib/session';
import '../../ui/form/form.css';

/** The rate of the figures beside the questions */
export const preload = async (client: Api): Promise<unknown> =>
  (await import('../../features/comprehensive/figures-rate')).preloadFiguresRate(client);

export const reads = ['section'];

export const head: HeadOf = () => ({
  title: 'Comprehensive form',
  description: `Apply for a mortgage in parts you can do in any order. It takes about ${COMPREHENSIVE_MINUTES} minutes, over several evenings if you like.`,
});

const loadKeeper = async () => (await import('./comprehensive-draft')).DraftKeeper;
const unchanging = (): (() => void) => () => undefined;

/** The draft of somebody who is signed in, left one in this browser, or types. */
function useApplicationDraft(): { draft: ApplicationDraft; keeper: ReactNode } {
  const { state: session } = useSession();
  const [isTyped, setTyped] = useState(false);
  const isHere = useSyncExternalStore(
    unchanging,
    () => isDraftHere('comprehensive'),
    () => false,
  );
  const mayBeThere = isHere || session === 'signed-in';
  const { shared, keeper, hasFailed } = useKeeper(loadKeeper, isTyped || mayBeThere);
  const draft = useMemo(
    () =>
      shared ?? {
        ...NO_DRAFT,
        isUnread: hasFailed && mayBeThere,
        change() {
          setTyped(true);
          return NO_DRAFT.change({}, 0);
        },
        saved: hasFailed && <InThisTab />,
      },
    [shared, hasFailed, mayBeThere],
  );
  return { draft, keeper };
}

export default function ComprehensiveFormPage(): ReactNode {
  const { site, brand } = useSite();
  const { draft, keeper } = useApplicationDraft();
  const office = useMemo(
    () => ({
      brand,
      phone: site && formatPhone(site.phone),
      sender: senderOf(site) ?? { legalName: brand, address: '' },
    }),
    [site, brand],
  );
  return (
    <OfficeContext value={office}>
      <DraftContext value={draft}>
        <ApplicationForm />
      </DraftContext>
      {keeper}
    </OfficeContext>
  );
}
