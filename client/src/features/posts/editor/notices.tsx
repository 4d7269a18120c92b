import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { LoadNewest } from '../../../ui/console/edit/load-newest';
import { moment } from '../../../ui/console/moment';
import { officeTime } from '../../../ui/console/office-clock';
import { copyText } from '../../../ui/use-copy';
import { linesOf } from './difference';
import type { SaveState } from './autosaver';
import type { PostEditing } from './post-editing';
import styles from './editor.module.css?sheet';

async function copied(html: string, title: string): Promise<boolean> {
  const text = `${title}\n\n${linesOf(html)}`;
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(text);
  }
}

/** Somebody else saved: nobody is overwritten, and the own text can be taken along. */
export function Conflict({ editing }: { editing: PostEditing }): ReactNode {
  const { isTyped } = editing;
  const [hasCopy, setHasCopy] = useState(false);
  async function load(): Promise<boolean> {
    await editing.reload('saved');
    // where it failed, it said so
    return true;
  }
  async function copy(): Promise<void> {
    const done = await copied(editing.html(), editing.fields.title);
    setHasCopy(done);
    toast(
      done
        ? { text: 'Your text is copied' }
        : { text: 'Your browser did not copy it. Select the text instead.', bad: true },
    );
  }
  return (
    <div className={`notice ${styles.conflict}`} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <p>
        Somebody else changed this post in the meantime.{' '}
        {isTyped
          ? 'Neither text is lost: yours stays here, unsaved. Copy it, then load the newest version and put in what is missing.'
          : 'Load the newest version and read it before you go on.'}
      </p>
      {isTyped && (
        <Button look="main" onClick={() => void copy()}>
          Copy my text
        </Button>
      )}
      <LoadNewest isTyped={isTyped && !hasCopy} load={load} />
    </div>
  );
}

const clock = (iso: string): string => officeTime(iso);

const said = (state: SaveState, isStored: boolean, isTyped: boolean): string => {
  switch (state.kind) {
    case 'untouched':
      return '';
    case 'typing':
      return 'Not saved yet';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${clock(state.at)}`;
    case 'kept':
      return 'Kept in this tab. Add a title, a category and some text to save it.';
    case 'refused':
      return isStored ? 'Not saved: fix what is marked' : 'Kept in this tab: fix what is marked';
    case 'failed':
      return 'Not saved, trying again';
    case 'conflict':
      return `Not ${isTyped ? 'saved' : 'done'}: somebody else changed this post`;
  }
};

/** Where the text is, and never more than is true. */
export function SaveStatus({ editing: { state, post, isTyped } }: { editing: PostEditing }): ReactNode {
  return (
    <p role="status" className={state.kind === 'failed' ? 'problem' : 'muted'}>
      {said(state, post !== undefined, isTyped)}
    </p>
  );
}

/** What was saved on top of the version that waits: to approve that one does not publish it. */
export function SavedLater({ editing: { later, post } }: { editing: PostEditing }): ReactNode {
  if (!later || !post?.waiting) return null;
  return (
    <p className="notice">
      This is the version waiting for approval. {later.author ?? 'Somebody'} saved version {later.no} after it, which
      isn’t submitted: it’s among the versions.
    </p>
  );
}

/** What was typed before and stands in the editor now. */
export function TypedBefore({ editing }: { editing: PostEditing }): ReactNode {
  if (editing.isBack) {
    return (
      <p className="notice" role="status">
        You’re signed in again, and what you typed is still here.
      </p>
    );
  }
  if (!editing.typedAt || editing.state.kind === 'conflict') return null;
  return (
    <div className="notice" role="status">
      <p>This is what you typed until {moment(editing.typedAt)}. It isn’t saved as a version yet.</p>
      <Button look="quiet" onClick={() => void editing.reload('saved')}>
        Back to the saved version
      </Button>
    </div>
  );
}
