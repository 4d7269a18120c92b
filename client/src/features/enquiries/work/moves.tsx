import {
  enquiryChoices,
  enquiryStatusLabel,
  isReopening,
  LOST_REASONS,
  type EnquiryStatusName,
  type LostReasonName,
} from '@brokerage/domain/enquiries/enquiry-status';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/aria/dialog';
import { Button } from '../../../ui/console/button';
import type { EnquiryFacts } from '../on-desk';
import { Options } from './contact/options';
import { useMove } from '../use-work';

interface Props {
  enquiry: EnquiryFacts;
  /** Reads the whole file again, which the audit log counts as opening it */
  reload: () => Promise<unknown>;
}

/** The moves allowed from here. Losing it asks why. Someone else's change is reported, never overwritten. */
export function Moves({ enquiry, reload }: Props): ReactNode {
  const [update, busy] = useMove(enquiry, reload);
  const [problem, setProblem] = useState<string>();
  const [loses, setLoses] = useState(false);

  async function move(status: EnquiryStatusName, lostReason?: LostReasonName): Promise<void> {
    setProblem(undefined);
    setLoses(false);
    setProblem(await update(status, lostReason));
  }

  return (
    <>
      <div className="row-2 mt-3" role="group" aria-label="Move to">
        {enquiryChoices(enquiry.status).map((status) => (
          <Button key={status} off={busy} onClick={() => (status === 'LOST' ? setLoses(true) : void move(status))}>
            {isReopening(enquiry.status, status) ? 'Reopen' : enquiryStatusLabel(status)}
          </Button>
        ))}
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <LostDialog isOpen={loses} lose={(reason) => void move('LOST', reason)} close={() => setLoses(false)} />
    </>
  );
}

interface LostProps {
  lose: (reason: LostReasonName) => void;
  close: () => void;
}

/** Losing an enquiry asks why. */
export function LostDialog({ isOpen, ...rest }: LostProps & { isOpen: boolean }): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={rest.close} title="Why was it lost?">
      <LostForm {...rest} />
    </Dialog>
  );
}

function LostForm({ lose, close }: LostProps): ReactNode {
  const [reason, setReason] = useState<LostReasonName>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) lose(reason);
      }}
    >
      <Options
        name="lost-reason"
        legend="Reason"
        options={LOST_REASONS}
        value={reason}
        onChange={(value) => setReason(value as LostReasonName)}
      />
      <p className="muted">It leaves the queues. You can reopen it.</p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="danger" disabled={!reason}>
          Mark as lost
        </Button>
      </div>
    </form>
  );
}
