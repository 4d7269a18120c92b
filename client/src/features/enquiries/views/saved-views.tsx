import { shortChannelLabel } from '@brokerage/domain/leads/channels';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import { ENQUIRY_VIEWS, enquiryStatusLabel } from '@brokerage/domain/enquiries/enquiry-status';
import { Bookmark, Star } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { consolePaths } from '../../../lib/console-paths';
import { ActionMenu } from '../../../ui/aria/action-menu';
import { Dialog } from '../../../ui/aria/dialog';
import { PopoverButton } from '../../../ui/aria/popover-button';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { useKeptOpen, useTyped } from '../../../ui/console/use-typed';
import { ENQUIRY_KINDS, useFilters } from './filters';
import {
  SavedEnquiryViewsDocument,
  useDeleteEnquiryViewCommand,
  useRenameEnquiryViewCommand,
  useSavedEnquiryViewsQuery,
  useSaveEnquiryViewCommand,
  type KeptViewFragment,
} from './saved-views.generated';
import styles from './saved-views.module.css?sheet';

const AGAIN = { refetchQueries: [SavedEnquiryViewsDocument] };
const LONGEST_NAME = 40;

/** The address of a view: the filter stands in it, so that a link shows a colleague the same. */
function addressOf({ view, status, kind, channel, province }: KeptViewFragment): string {
  const inAddress = ENQUIRY_VIEWS.find(({ value }) => value === view)?.address;
  const search = new URLSearchParams({
    ...(inAddress && { view: inAddress }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(channel && { source: channel }),
    ...(province && { province }),
  });
  return `${consolePaths.enquiries}?${search}`;
}

/** "Mine, New, Lead, Google Ads, Ontario" */
const wordsOf = ({
  view,
  status,
  kind,
  channel,
  province,
}: Omit<KeptViewFragment, 'id' | 'name' | '__typename'>): string =>
  [
    ENQUIRY_VIEWS.find(({ value }) => value === (view ?? 'EVERYTHING'))?.label,
    status && enquiryStatusLabel(status),
    ENQUIRY_KINDS.find(({ value }) => value === kind)?.label,
    channel && shortChannelLabel(channel),
    PROVINCE_CHOICES.find(({ value }) => value === province)?.label,
  ]
    .filter(Boolean)
    .join(', ');

interface NameProps {
  /** The view that gets another name; undefined: a new one */
  renamed?: KeptViewFragment;
  hint: string;
  label: string;
  save: (name: string) => Promise<string | undefined>;
  busy: boolean;
  close: () => void;
}

function NameForm({ renamed, hint, label, save, busy, close }: NameProps): ReactNode {
  const id = useId();
  const [text, setText] = useTyped(`view:${renamed?.id ?? 'new'}`, renamed?.name ?? '');
  const [problem, setProblem] = useState<string>();
  async function submit(): Promise<void> {
    if (busy) return;
    const refused = await save(text);
    setProblem(refused);
    if (refused === undefined) close();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="a-field">
        <span>Name</span>
        <input
          className="a-input"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={id}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id={id} className={problem ? 'problem' : 'muted'} role="status">
        {problem ?? hint}
      </p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="main" off={busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}

/** The views that you keep, and the one on screen as another of them. */
export function SavedViews(): ReactNode {
  const { view, status, kind, channel, province } = useFilters();
  const [open, setOpen] = useKeptOpen<'save' | KeptViewFragment>('view-open');
  const { data } = useSavedEnquiryViewsQuery();
  const [save, saving] = useSaveEnquiryViewCommand({ ...AGAIN, fields: ['name'] });
  const [rename, renaming] = useRenameEnquiryViewCommand({ fields: ['name'] });
  const [remove] = useDeleteEnquiryViewCommand({ ...AGAIN, say: toast });
  const kept = data?.savedEnquiryViews ?? [];
  const now = {
    ...{ view: view.address ? view.value : null, status: status ?? null, kind: kind ?? null },
    ...{ channel: channel ?? null, province: province ?? null },
  };
  const close = (): void => setOpen(undefined);
  const renamed = open === 'save' ? undefined : open;
  return (
    <>
      {kept.length > 0 && (
        <PopoverButton
          label={`Saved views ${kept.length}`}
          title="Saved views"
          className="console-button console-button-quiet"
          face={
            <>
              <Star size={16} aria-hidden="true" /> Saved views <small className="num">{kept.length}</small>
            </>
          }
        >
          {(closePanel) => (
            <ul className={styles.views}>
              {kept.map((one) => (
                <li key={one.id}>
                  <Link to={addressOf(one)} onClick={closePanel}>
                    {one.name}
                    <small>{wordsOf(one)}</small>
                  </Link>
                  <ActionMenu
                    label={`Change ${one.name}`}
                    actions={[
                      { id: 'rename', label: 'Rename', run: () => setOpen(one) },
                      {
                        ...{ id: 'delete', label: 'Delete', danger: true },
                        run: () => void remove({ id: one.id }, `“${one.name}” was deleted`),
                      },
                    ]}
                  />
                </li>
              ))}
            </ul>
          )}
        </PopoverButton>
      )}
      <Button onClick={() => setOpen('save')}>
        <Bookmark size={16} aria-hidden="true" /> Save this view
      </Button>
      <Dialog isOpen={open === 'save'} onClose={close} title="Save this view">
        <NameForm
          hint={`Keeps ${wordsOf(now)}, for you alone. A search is not kept.`}
          label="Save view"
          busy={saving}
          close={close}
          save={async (name) => {
            const { done, problem, errors } = await save({ input: { name, ...now } });
            if (done) toast({ text: `“${name.trim()}” was saved` });
            return errors['name'] ?? problem;
          }}
        />
      </Dialog>
      <Dialog isOpen={renamed !== undefined} onClose={close} title="Rename this view">
        {renamed && (
          <NameForm
            renamed={renamed}
            hint="Only you see it."
            label="Rename"
            busy={renaming}
            close={close}
            save={async (name) => {
              const { problem, errors } = await rename({ id: renamed.id, name });
              return errors['name'] ?? problem;
            }}
          />
        )}
      </Dialog>
    </>
  );
}
