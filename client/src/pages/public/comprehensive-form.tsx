import { COMPREHENSIVE_MINUTES } from '@brokerage/domain/vocabulary/constants';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { shownStep } from '../../features/comprehensive/addresses';
import type { ApplicationProps } from '../../features/comprehensive/application';
import { NO_DRAFT, type ApplicationDraft } from '../../features/comprehensive/draft-context';
import { InThisTab } from '../../features/comprehensive/saved-state';
import { useKeeper } from '../../features/drafts/use-keeper';
import { senderOf, useSite } from '../../features/site/settings';
import { isDraftHere } from '../../lib/draft-mark';
import { formatPhone } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { useSession } from '../../lib/session';
import { APPLICATION_DRAFT_KEY, SCENARIO_KEY, sentKey, tabKeeps } from '../../lib/tab-storage';
import { whenTouched } from '../../ui/late/when-touched';
import { Loading } from '../../ui/loading';
import '../../ui/form/form.css';

export const head: HeadOf = () => ({
  title: shownStep.title,
  description: `Apply for a mortgage in parts you can do in any order. It takes about ${COMPREHENSIVE_MINUTES} minutes, over several evenings if you like.`,
});

/** Where the browser has nothing of it, the form stands as the server wrote it until somebody turns to it. */
const Application = whenTouched<ApplicationProps>(
  async () => (await import('../../features/comprehensive/application')).Application,
  Loading,
  ({ isBegun }) => isBegun || tabKeeps(APPLICATION_DRAFT_KEY, SCENARIO_KEY, sentKey('comprehensive-form')),
);

const loadKeeper = async () => (await import('./comprehensive-draft')).DraftKeeper;

const unchanging = (): (() => void) => () => undefined;

/** The draft of somebody who is signed in, left one in this browser, or types. */
function useApplicationDraft(): { draft: ApplicationDraft; keeper: ReactNode; isBegun: boolean } {
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
  return { draft, keeper, isBegun: mayBeThere || isTyped };
}

export default function ComprehensiveFormPage(): ReactNode {
  const { site, brand } = useSite();
  const { draft, keeper, isBegun } = useApplicationDraft();
  const office = useMemo(
    () => ({
      brand,
      phone: site && formatPhone(site.phone),
      sender: senderOf(site) ?? { legalName: brand, address: '' },
    }),
    [site, brand],
  );
  return (
    <>
      <Application draft={draft} office={office} isBegun={isBegun} />
      {keeper}
    </>
  );
}
