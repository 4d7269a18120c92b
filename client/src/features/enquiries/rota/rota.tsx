import type { ApolloCache } from '@apollo/client';
import { Settings2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/aria/dialog';
import { SwitchField } from '../../../ui/aria/switch-field';
import { toast } from '../../../ui/aria/toast';
import { initialsOf } from '@brokerage/domain/text/initials';
import { Button } from '../../../ui/console/button';
import { LoadFailed, RowSkeletons } from '../../../ui/console/states';
import {
  EnquiryRotaDocument,
  useEnquiryRotaQuery,
  useSetTakesEnquiriesCommand,
  useSwitchEnquiryRotaCommand,
  type RotaFragment,
} from './rota.generated';
import styles from './rota.module.css?sheet';

function keep(cache: ApolloCache, rota: RotaFragment | null | undefined): void {
  if (rota) cache.writeQuery({ query: EnquiryRotaDocument, data: { enquiryRota: rota } });
}

function Turn({ rota: { isOn, nextId, members } }: { rota: RotaFragment }): ReactNode {
  const [turnOn, turning] = useSwitchEnquiryRotaCommand({
    say: toast,
    update: (cache, { data }) => keep(cache, data?.switchEnquiryRota?.rota),
  });
  const [setTakes, setting] = useSetTakesEnquiriesCommand({
    say: toast,
    update: (cache, { data }) => keep(cache, data?.setTakesEnquiries?.rota),
  });
  return (
    <>
      <div className={styles.rule}>
        <SwitchField isSelected={isOn} off={turning} onChange={(on) => void turnOn({ on })}>
          <b>Assign new enquiries in turn</b>
        </SwitchField>
        <p className="muted">
          Each new enquiry goes to the next person below, who sees it in their notifications. Calls booked with an
          adviser, and leads of an adviser’s own page, stay with that adviser.
        </p>
      </div>
      <h3 id="rota-people" className={styles.heading}>
        Who takes new enquiries
      </h3>
      <ul className={styles.people} aria-labelledby="rota-people">
        {members.map(({ id, name, takes }) => (
          <li key={id}>
            <SwitchField isSelected={takes} off={setting} onChange={(on) => void setTakes({ userId: id, takes: on })}>
              <span className={`avatar ${styles.face}`} aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span className={styles.name}>{name}</span>
              {isOn && id === nextId && <span className="tag tag-good">Next</span>}
            </SwitchField>
          </li>
        ))}
      </ul>
      <p className="muted" role="status">
        {nextId === null && 'Nobody takes new enquiries, so they stay unassigned.'}
      </p>
    </>
  );
}

function Settings(): ReactNode {
  const { data, error, refetch } = useEnquiryRotaQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const rota = data?.enquiryRota;
  if (rota) return <Turn rota={rota} />;
  return error ? <LoadFailed what="These settings" retry={refetch} /> : <RowSkeletons />;
}

/** How new enquiries are given out. Every change is saved as it is made. */
export function RotaSettings(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Settings2 size={16} aria-hidden="true" /> Settings
      </Button>
      <Dialog isOpen={open} onClose={() => setOpen(false)} title="Inbox settings">
        <Settings />
      </Dialog>
    </>
  );
}
