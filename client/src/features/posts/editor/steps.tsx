import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/console/button';
import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { DialogForm } from './dialog-form';
import { instantOfText } from '../../../ui/console/office-moment';
import { useKeptOpen, useTyped } from '../../../ui/console/use-typed';
import type { PostEditing, Step } from './post-editing';

interface Action {
  step: Step;
  label: string;
  done: string;
}

/** What somebody may do with the post as it stands, the main thing last. */
export function stepsFor(editing: Pick<PostEditing, 'post' | 'fields'>, isAdmin: boolean, now = Date.now()): Action[] {
  const { post, fields } = editing;
  const isLater = (instantOfText(fields.publishAt)?.getTime() ?? 0) > now;
  const mayPublish = post ? post.mayDecide : isAdmin;
  const publish: Action = isLater
    ? { step: 'publish', label: 'Schedule', done: 'The post is scheduled' }
    : { step: 'publish', label: 'Publish', done: 'Readers see the post now' };
  if (post?.status === 'APPROVED') {
    const later: Action = { step: 'draft', label: 'Save for later', done: 'Saved. Readers see the published text' };
    if (post.waiting && mayPublish) return [later, { ...publish, label: isLater ? 'Schedule' : 'Approve' }];
    if (isAdmin) return [later, { ...publish, label: isLater ? 'Schedule' : 'Publish changes' }];
    return [
      later,
      {
        step: 'hand-in',
        label: 'Submit changes',
        done: 'Submitted. Readers see the published text until it is approved',
      },
    ];
  }
  if (post?.status === 'PENDING') {
    const save: Action = { step: 'save', label: 'Save', done: 'Saved. It’s waiting for approval' };
    const back: Action = { step: 'draft', label: 'Withdraw', done: 'It is a draft again' };
    return mayPublish ? [back, save, { ...publish, label: isLater ? 'Schedule' : 'Approve' }] : [back, save];
  }
  const draft: Action = { step: 'draft', label: 'Save draft', done: 'The draft is saved' };
  const handIn: Action = {
    step: 'hand-in',
    label: 'Submit for approval',
    done: 'Submitted. It’s waiting for approval',
  };
  return mayPublish ? [draft, handIn, publish] : [draft, handIn];
}

function SendBack({ editing }: { editing: PostEditing }): ReactNode {
  const [isOpen, setIsOpen] = useKeptOpen<boolean>('send-back-open');
  const [reason, setReason] = useTyped('send-back', '');
  const [problem, setProblem] = useState('');
  async function send(): Promise<void> {
    const refused = reason.trim() === '' ? 'Tell the author why.' : await editing.sendBack(reason);
    setProblem(refused ?? '');
    if (refused === undefined) setIsOpen(false);
  }
  return (
    <>
      <Button off={editing.busy || editing.state.kind === 'conflict'} onClick={() => setIsOpen(true)}>
        Send back…
      </Button>
      {isOpen && (
        <DialogForm
          title="Send it back to its author"
          close={() => setIsOpen(false)}
          takes="Send back"
          take={send}
          problem={problem}
        >
          <label className="a-field">
            <span>Why</span>
            <textarea
              className="a-input"
              rows={4}
              maxLength={BLOG_LIMITS.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
        </DialogForm>
      )}
    </>
  );
}

const MARKED = '[aria-invalid="true"], [data-invalid] > button';

/** The page's buttons. While a conflict shows, none of them works. */
export function Steps({ editing, preview }: { editing: PostEditing; preview: () => void }): ReactNode {
  const { post, busy, state, act } = editing;
  const isAdmin = useSession().user?.role === 3;
  const [refusals, setRefusals] = useState(0);
  // whoever pressed is led to what is marked; saving by itself leads nobody away from their text
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(MARKED)?.focus();
  }, [refusals]);
  async function press(step: Step, done: string): Promise<void> {
    if ((await act(step, done)) === 'refused') setRefusals((count) => count + 1);
  }
  const isWaiting = post?.waiting === true || post?.status === 'PENDING';
  const steps = stepsFor(editing, isAdmin);
  return (
    <>
      <Button look="quiet" onClick={preview}>
        Preview
      </Button>
      {isWaiting && post?.mayDecide && <SendBack editing={editing} />}
      {steps.map(({ step, label, done }, index) => (
        <Button
          key={label}
          look={index === steps.length - 1 ? 'main' : 'second'}
          off={busy || state.kind === 'conflict'}
          onClick={() => void press(step, done)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
