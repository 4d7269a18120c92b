import { ImageUp, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/console/button';
import { SwitchField } from '../../../ui/aria/switch-field';
import { toast } from '../../../ui/aria/toast';
import { DifferenceList } from '../../../ui/console/difference-list';
import { lenderDifferences, nextLender, shownWords } from '../lender-facts';
import { useUpdateLenderCommand, type DeskLenderFragment } from '../lenders.generated';
import type { Actions } from '../use-actions';

interface Props {
  lender: DeskLenderFragment;
  edit: () => void;
  changeLogo: () => void;
  actions: Actions;
  /** What opens its policy */
  policy: ReactNode;
}

const AWAY = 'Not saved. Check your connection and try again.';

/** A lender as visitors see it, and under it what is waiting to be published. */
export function LenderItem({ lender, edit, changeLogo, actions, policy }: Props): ReactNode {
  const { id, name, kind, logoUrl, rates, position, pending } = lender;
  const next = nextLender(lender);
  const words = shownWords(lender);
  return (
    <li className={pending ? 'lender-changed' : undefined}>
      <img src={logoUrl} alt="" width={40} height={40} loading="lazy" />
      <p>
        <b>{name}</b>
        <small>
          {kind} · {rates} {rates === 1 ? 'rate' : 'rates'}
          <span className="num"> · position {position}</span>
        </small>
      </p>
      <ShownSwitch lender={lender} actions={actions} />
      <Button onClick={changeLogo}>
        <ImageUp size={16} aria-hidden="true" /> Logo<span className="sr-text"> of {name}</span>
      </Button>
      <Button onClick={edit}>
        <Pencil size={16} aria-hidden="true" /> Edit<span className="sr-text"> {name}</span>
      </Button>
      {policy}
      {pending && (
        <div className="lender-pending">
          <span className="tag tag-warn">Not published{words.next && <span>{`: ${words.next}`}</span>}</span>
          <DifferenceList differences={lenderDifferences(lender, next)} />
          <small>{pending.authorName}</small>
          <button
            type="button"
            className="as-link"
            onClick={() => void actions.discardLender(id, `Changes to ${name} discarded`)}
          >
            Discard<span className="sr-text"> the changes to {name}</span>
          </button>
        </div>
      )}
    </li>
  );
}

/** The switch shows what will be published; its label says what visitors see now. */
function ShownSwitch({ lender, actions }: Pick<Props, 'lender' | 'actions'>): ReactNode {
  const [update, busy] = useUpdateLenderCommand({ say: toast, failure: AWAY });
  const { id, version, name } = lender;
  const { now, next } = shownWords(lender);

  async function setActive(active: boolean): Promise<void> {
    const { payload } = await update({ id, expectedVersion: version, active });
    if (payload?.bank) {
      const waits = payload.bank.pending !== null;
      actions.tell(
        waits ? `${name} ${active ? 'will be shown' : 'will be hidden'} once you publish` : `${name} stays as it is`,
        payload.undoId,
      );
    }
    await actions.refresh();
  }

  return (
    <SwitchField isSelected={nextLender(lender).active} off={busy} onChange={(active) => void setActive(active)}>
      <span>
        {now}
        {next && <small className="switch-next">{next}</small>}
        <span className="sr-text">: {name}</span>
      </span>
    </SwitchField>
  );
}
