import { textHas } from '@brokerage/domain/text/plain-letters';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useAddressState } from '../../../lib/address-state';
import { useKeptInput } from '../../../lib/kept-input';
import { Button } from '../../../ui/console/button';
import { LoadStates } from '../../../ui/console/record-list';
import { Empty } from '../../../ui/console/states';
import { SearchBox } from '../../../ui/console/search-box';
import { PageStyles } from '../../../ui/page-styles';
import { Banner } from '../publications/banner';
import styles from '../styles/desk.css?url';
import { useDeskSummaryQuery } from '../desk.generated';
import { LenderDialog } from './lender-dialog';
import { LenderItem } from './item';
import { useDeskLendersQuery, type DeskLenderFragment } from '../lenders.generated';
import { LogoDialog } from './logo-dialog';
import { ReviewDialog } from '../publications/review-dialog';
import { useActions } from '../use-actions';

type Open = { is: 'edit'; lender?: DeskLenderFragment | undefined } | { is: 'logo'; lender: DeskLenderFragment };

const POLL_MS = 30_000;

interface Props {
  /** What opens the policy of a lender */
  policy: (lender: Pick<DeskLenderFragment, 'id' | 'name'>) => ReactNode;
}

/** Every lender. Changes are drafts until they are reviewed and published, together with the rates. */
export function Lenders({ policy }: Props): ReactNode {
  const { data, previousData, error, refetch } = useDeskLendersQuery({ fetchPolicy: 'cache-and-network' });
  const desk = useDeskSummaryQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const actions = useActions();
  const filters = useAddressState();
  const [open, setOpen] = useState<Open>();
  // a session that ends closes the dialog; its form keeps what was typed
  useKeptInput('lender-dialog', () => (open?.is === 'edit' ? open : undefined), setOpen);
  const [reviewing, setReviewing] = useState(false);
  const q = filters.get('q');
  const list = (data ?? previousData)?.deskBanks;
  const summary = (desk.data ?? desk.previousData)?.deskSummary;
  const shown = (list ?? []).filter(({ name, pending }) =>
    [name, pending?.facts.name ?? ''].some((text) => textHas(text, q)),
  );
  const edited = open?.is === 'edit' ? open.lender : undefined;
  const close = (): void => setOpen(undefined);
  return (
    <div className="desk">
      <PageStyles href={styles} />
      {summary && <Banner summary={summary} review={() => setReviewing(true)} actions={actions} />}
      <section className="panel" aria-label="Lenders">
        <div className="desk-bar lender-bar">
          <SearchBox label="Find a lender" value={filters.get('q')} onChange={(typed) => filters.set({ q: typed })} />
          <p className="muted num" role="status">
            {list && `${shown.length} of ${list.length}`}
          </p>
          <div className="desk-columns">
            <Button look="main" onClick={() => setOpen({ is: 'edit', lender: undefined })}>
              <Plus size={18} aria-hidden="true" /> Add a lender
            </Button>
          </div>
        </div>
        <LoadStates what="The lenders" loaded={list !== undefined} failed={error !== undefined} retry={refetch} />
        {list && shown.length === 0 && (
          <Empty title={list.length === 0 ? 'No lenders yet' : 'No matching lenders'}>
            <p>Visitors see a lender once it has a published rate.</p>
          </Empty>
        )}
        {shown.length > 0 && (
          <ul className="lenders">
            {shown.map((lender) => (
              <LenderItem
                key={lender.id}
                lender={lender}
                edit={() => setOpen({ is: 'edit', lender })}
                changeLogo={() => setOpen({ is: 'logo', lender })}
                actions={actions}
                policy={policy(lender)}
              />
            ))}
          </ul>
        )}
      </section>
      <LenderDialog
        isOpen={open?.is === 'edit'}
        lender={edited && (list?.find(({ id }) => id === edited.id) ?? edited)}
        close={close}
        actions={actions}
      />
      <LogoDialog lender={open?.is === 'logo' ? open.lender : undefined} close={close} actions={actions} />
      <ReviewDialog isOpen={reviewing} close={() => setReviewing(false)} actions={actions} />
    </div>
  );
}
