import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths';
import { useIsLeft } from '../../../lib/is-left';
import { formatDay } from '../../../lib/format';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { ConfirmDialog } from '../../../ui/console/confirm-dialog';
import { LoadFailed, NotCurrent } from '../../../ui/console/states';
import { useEraseFileCommand, useFileRetentionQuery, useHoldFileCommand } from './retention.generated';

interface Props {
  enquiryId: string;
  /** Of the person, typed before the file is erased */
  name: string;
}

/** When the file is deleted, the hold that keeps it longer, and the erasure that its person may ask for. */
export function FileRetention({ enquiryId, name }: Props): ReactNode {
  const { data, error, refetch } = useFileRetentionQuery({
    variables: { enquiryId },
    fetchPolicy: 'cache-and-network',
  });
  const [hold, holding] = useHoldFileCommand();
  const [problem, setProblem] = useState<string>();
  const kept = data?.fileRetention;
  // without a word nobody would know that it can be held
  if (!data && error)
    return (
      <div className="panel">
        <LoadFailed what="How long the file is kept" retry={refetch} />
      </div>
    );
  if (!kept) return null;
  const isHeld = kept.heldAt !== null;

  async function change(): Promise<void> {
    setProblem((await hold({ enquiryId, held: !isHeld })).problem);
    await refetch();
  }

  return (
    <section className="panel panel-pad stack-3" aria-labelledby="kept">
      <h2 id="kept">How long we keep it</h2>
      {error && <NotCurrent retry={refetch} />}
      <p role="status">
        {kept.heldAt === null
          ? `Until ${formatDay(kept.keptUntil)}, if nothing more happens.`
          : `Under a legal hold since ${formatDay(kept.heldAt)}. It is kept until you end the hold.`}
      </p>
      {kept.termEndsOn !== null && <p>The term of the mortgage ends on {formatDay(kept.termEndsOn)}.</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {kept.keptBecause !== null && !isHeld && <p>{kept.keptBecause}</p>}
      <div className="row-2">
        <Button small off={holding} onClick={() => void change()}>
          {isHeld ? 'End the legal hold' : 'Put under a legal hold'}
        </Button>
        {kept.keptBecause === null && <Erase enquiryId={enquiryId} name={name} />}
      </div>
    </section>
  );
}

function Erase({ enquiryId, name }: Props): ReactNode {
  const [erase] = useEraseFileCommand({
    say: toast,
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Enquiry', id: enquiryId }) }),
  });
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  async function confirmed(): Promise<void> {
    const { done } = await erase({ enquiryId }, 'The file was erased');
    if (done && !isLeft()) await navigate(consolePaths.enquiries);
  }
  return (
    <>
      <Button small onClick={() => setAsks(true)}>
        Erase at their request…
      </Button>
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={`Erase the file of ${name}?`}
        confirmLabel="Erase the file"
        name={name}
        onConfirm={confirmed}
      >
        <p>
          Their name, address, number, messages, notes and emails go, with rate watches and renewal reminders of the
          address. Other files of the same person stay: erase each of them. This can’t be undone.
        </p>
        <p>
          Erase it only if no mortgage was discussed with them. The rules for mortgage brokers make us keep every other
          file until its day.
        </p>
      </ConfirmDialog>
    </>
  );
}
