import { useState, type ReactNode } from 'react';
import { formatRate, formatTerm } from '../../lib/format';
import { contentMark } from '../../lib/content-mark';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import type { SendLenderChoiceInput } from '../../schema.generated';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { useLenderChoicePreviewQuery, useSendLenderChoiceCommand, type LenderAnswerFragment } from './fit.generated';
import styles from './fit.module.css?sheet';
import { whole } from './numbers';

interface Props {
  id: string;
  people: string;
  lenders: readonly LenderAnswerFragment[];
  input: Omit<SendLenderChoiceInput, 'key'>;
  close: () => void;
  reload: () => Promise<unknown>;
}

/** The page's policy keeps style elements out of a frame. They hold only what phones and dark mail programs change. */
const framed = (html: string): string =>
  html.replace(/<style>.*?<\/style>/gs, '').replaceAll('content="light dark"', 'content="light"');

/** What the client gets, before it goes. */
export function SendDialog({ id, people, lenders, input, close, reload }: Props): ReactNode {
  const [send, busy] = useSendLenderChoiceCommand();
  const [problem, setProblem] = useState<string>();
  // another choice is another page for the client
  const form = `lender-choice:${id}:${contentMark(input)}`;

  async function go(): Promise<void> {
    if (busy) return;
    const { done, problem: why, errors } = await send({ input: { ...input, key: idempotencyKey(form) } });
    if (!done) {
      setProblem(why ?? Object.values(errors)[0]);
      return;
    }
    forgetIdempotencyKey(form);
    toast({ text: `The page for ${people} is on its way` });
    close();
    await reload();
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      size="wide"
      title={`Send to ${people}`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="main" off={busy} onClick={() => void go()}>
            Send
          </Button>
        </>
      }
    >
      <div className={styles.send}>
        <section aria-labelledby="on-the-page">
          <h3 id="on-the-page">On their page</h3>
          <ul className={styles.shown}>
            {lenders.map(
              ({ bankId, bankName, rate, cost }) =>
                rate &&
                cost && (
                  <li key={bankId}>
                    <b>{bankName}</b>
                    <span>
                      {formatTerm(rate.term, rate.type)}, {formatRate(rate.rate)}%, {whole(cost.payment)} a month
                    </span>
                  </li>
                ),
            )}
          </ul>
          <p className="muted">
            Payment, cost and leaving early, without our words for them. It ends with the rates, and a newer one takes
            its place. What you send is kept as the suitability record.
          </p>
        </section>
        <Preview id={id} rateIds={input.rateIds} />
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
    </Dialog>
  );
}

/** The email as it goes, made by the code that sends it. The frame runs nothing and opens nothing. */
function Preview({ id, rateIds }: Pick<SendLenderChoiceInput, 'id' | 'rateIds'>): ReactNode {
  const { data, loading } = useLenderChoicePreviewQuery({ variables: { id, rateIds }, fetchPolicy: 'no-cache' });
  const email = data?.lenderChoicePreview;
  return (
    <section aria-labelledby="the-email">
      <h3 id="the-email">The email</h3>
      {loading && <div className={`bone ${styles.frame}`} aria-busy="true" />}
      {!loading && !email && <p>The preview couldn’t be loaded. The email still goes as usual.</p>}
      {email && (
        <>
          <p className="muted">
            To {email.to}: {email.subject}
          </p>
          <iframe className={styles.frame} sandbox="" title="The email" srcDoc={framed(email.html)} />
        </>
      )}
    </section>
  );
}
