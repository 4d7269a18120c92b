import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../lib/format';
import { Button } from '../../../ui/console/button';
import { LoadFailed } from '../../../ui/console/states';
import { useFileRetentionQuery, useHoldFileCommand } from './retention.generated';

/** When the file is deleted, and the hold that keeps it longer. */
export function FileRetention({ enquiryId }: { enquiryId: string }): ReactNode {
  const { data, error, refetch } = useFileRetentionQuery({
    variables: { enquiryId },
    fetchPolicy: 'cache-and-network',
  });
  const [hold, holding] = useHoldFileCommand();
  const [problem, setProblem] = useState<string>();
  const kept = data?.fileRetention;
  const again = (): Promise<unknown> => refetch().catch(() => undefined);
  // without a word nobody would know that it can be held
  if (!data && error)
    return (
      <div className="panel">
        <LoadFailed what="How long the file is kept" retry={() => void again()} />
      </div>
    );
  if (!kept) return null;
  const isHeld = kept.heldAt !== null;

  async function change(): Promise<void> {
    setProblem((await hold({ enquiryId, held: !isHeld })).problem);
    await again();
  }

  return (
    <section className="panel panel-pad" aria-labelledby="kept">
      <h2 id="kept">How long we keep it</h2>
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
      <Button small off={holding} onClick={() => void change()}>
        {isHeld ? 'End the legal hold' : 'Put under a legal hold'}
      </Button>
    </section>
  );
}
