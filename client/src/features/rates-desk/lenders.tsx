import { ImageUp, Pencil, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SwitchField } from '../../ui/aria/switch-field';
import { toast } from '../../ui/aria/toast';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import styles from './desk.css?url';
import { LenderDialog } from './lender-dialog';
import { useDeskLendersQuery, useUpdateLenderMutation, type DeskLenderFragment } from './lenders.generated';
import { LogoDialog } from './logo-dialog';
import { PageStyles } from '../../ui/page-styles';

type Open = { is: 'edit'; lender: DeskLenderFragment | undefined } | { is: 'logo'; lender: DeskLenderFragment };

/** Every lender: its name, its logo, and whether visitors see it. Changes here are seen at once. */
export function Lenders(): ReactNode {
  const { data, previousData, error, refetch } = useDeskLendersQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open>();
  const [q, setQ] = useState('');
  const list = (data ?? previousData)?.deskBanks;
  const shown = (list ?? []).filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()));
  const close = (): void => setOpen(undefined);
  const changed = (): void => void refetch().catch(() => undefined);
  return (
    <section className="panel" aria-label="Lenders">
      <PageStyles href={styles} />
      <div className="desk-bar">
        <label className="lender-box">
          <span className="vh">Find a lender</span>
          <input type="search" placeholder="Find a lender" value={q} onChange={({ target }) => setQ(target.value)} />
        </label>
        <p className="muted num" role="status">
          {list && `${shown.length} of ${list.length}`}
        </p>
        <div className="desk-columns">
          <button type="button" className="b b1" onClick={() => setOpen({ is: 'edit', lender: undefined })}>
            <Plus size={18} aria-hidden="true" /> Add a lender
          </button>
        </div>
      </div>
      {!list && error && <LoadFailed what="The lenders" retry={() => void refetch()} />}
      {!list && !error && <RowSkeletons />}
      {list && error && <NotCurrent />}
      {list && shown.length === 0 && (
        <Empty title={list.length === 0 ? 'There are no lenders yet' : 'No lender of that name'}>
          <p>A lender is seen by visitors once it has a published rate.</p>
        </Empty>
      )}
      {shown.length > 0 && (
        <ul className="lenders">
          {shown.map((lender) => (
            <LenderItem key={lender.id} lender={lender} open={setOpen} changed={changed} />
          ))}
        </ul>
      )}
      <LenderDialog
        isOpen={open?.is === 'edit'}
        lender={open?.is === 'edit' ? open.lender : undefined}
        close={close}
        changed={changed}
      />
      <LogoDialog lender={open?.is === 'logo' ? open.lender : undefined} close={close} changed={changed} />
    </section>
  );
}

function LenderItem({
  lender,
  open,
  changed,
}: {
  lender: DeskLenderFragment;
  open: (open: Open) => void;
  changed: () => void;
}): ReactNode {
  const [update, { loading }] = useUpdateLenderMutation({ errorPolicy: 'all' });
  async function setActive(active: boolean): Promise<void> {
    const answer = await update({ variables: { id: lender.id, expectedVersion: lender.version, active } }).then(
      ({ data }) => data?.updateBank,
      () => undefined,
    );
    if (answer?.bank) toast({ text: `${lender.name} is ${active ? 'shown to visitors' : 'no longer shown'}` });
    else
      toast({
        text: answer?.userErrors[0]?.message ?? 'Not changed: the connection or the server is away.',
        bad: true,
      });
    changed();
  }
  return (
    <li>
      <img src={lender.logoUrl} alt="" width={40} height={40} loading="lazy" />
      <p>
        <b>{lender.name}</b>
        <small>
          {lender.kind} · {lender.rates} {lender.rates === 1 ? 'rate' : 'rates'}
          <span className="num"> · place {lender.position}</span>
        </small>
      </p>
      <SwitchField isSelected={lender.active} isDisabled={loading} onChange={(active) => void setActive(active)}>
        <span>
          Shown<span className="vh">: {lender.name}</span>
        </span>
      </SwitchField>
      <button type="button" className="b b2" onClick={() => open({ is: 'logo', lender })}>
        <ImageUp size={16} aria-hidden="true" /> Logo<span className="vh"> of {lender.name}</span>
      </button>
      <button type="button" className="b b2" onClick={() => open({ is: 'edit', lender })}>
        <Pencil size={16} aria-hidden="true" /> Edit<span className="vh"> {lender.name}</span>
      </button>
    </li>
  );
}
