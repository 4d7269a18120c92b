import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/aria/toast';
import { Autosaver, type SaveEnd, type SaveState } from './autosaver';
import { PostInEditorDocument } from './editor.generated';
import type { PostEditing, Step } from './post-editing';
import { canBeStored, fieldsOf, startOf, type EditedPost, type PostFields, type PostVersion } from './post-fields';
import { htmlOf } from './post-html';
import { useKeptText } from './use-kept-text';
import { useSaveOnLeave } from './use-save-on-leave';
import { useStoredPost } from './use-stored-post';
import { readText, useTextEditor } from './use-text-editor';

/** Runs a save that somebody asked for while no other runs, and says how it ended. */
function useAlone(saver: Autosaver): {
  alone: (run: () => Promise<SaveEnd>, done: string) => Promise<SaveEnd['kind']>;
  busy: boolean;
} {
  const [busy, setBusy] = useState(false);

  async function alone(run: () => Promise<SaveEnd>, done: string): Promise<SaveEnd['kind']> {
    setBusy(true);
    const ends: SaveEnd[] = [];
    try {
      await saver.alone(async () => {
        const end = await run();
        ends.push(end);
        return end;
      });
    } finally {
      setBusy(false);
    }
    const kind = ends[0]?.kind ?? 'failed';
    if (kind === 'saved') toast({ text: done });
    return kind;
  }

  return { alone, busy };
}

/** Nobody decides about a post that is not stored yet. */
const NEW = { waiting: false, mayDecide: false };

/** A post that somebody writes: its text, its fields, and where both are kept. */
export function usePostEditor(given: EditedPost | undefined, versions: readonly PostVersion[]): PostEditing {
  const client = useApolloClient();
  const [start] = useState(() => startOf(versions, given ?? NEW));
  const stored = useStoredPost(given, start);
  const { put, setFields, setText, now } = stored;
  const [state, setState] = useState<SaveState>({ kind: 'untouched' });

  const keep = useRef<() => Promise<SaveEnd>>(() => Promise.resolve({ kind: 'failed' }));
  const save = useCallback(() => keep.current(), []);
  const [saver] = useState(() => new Autosaver(save, setState));
  const changed = useCallback(() => {
    setText('typed');
    saver.changed();
  }, [saver, setText]);

  const editor = useTextEditor((start.typed ?? start.saved ?? given)?.content ?? '', changed);
  const html = useCallback(() => htmlOf(editor.state.doc), [editor]);

  const show = useCallback(
    (next: PostFields, content: string) => {
      setFields(next);
      editor.commands.setContent(readText(content), { emitUpdate: false });
    },
    [editor, setFields],
  );

  const { isBack, keepHere } = useKeptText({ given, stored, saver, editor, html, show, changed });
  useEffect(() => {
    keep.current = async () => {
      if (now.current.post) return stored.keep(html());
      if (canBeStored(now.current.fields, editor.getText())) return stored.create('DRAFT', html());
      keepHere();
      return { kind: 'kept' };
    };
  });
  useSaveOnLeave(saver, save);
  const { alone, busy } = useAlone(saver);

  const STEPS: Record<Step, () => Promise<SaveEnd>> = {
    draft: () => stored.version('DRAFT', true, html()),
    'hand-in': () => stored.version('PENDING', true, html()),
    save: () => stored.version(null, true, html()),
    publish: () => stored.publish(html()),
  };

  async function reload(what: 'saved' | 'newest'): Promise<void> {
    const { post } = now.current;
    if (!post) return;
    const answer = await client
      .query({ query: PostInEditorDocument, variables: { id: post.id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const blog = answer?.data?.blog;
    if (!blog) return void toast({ text: 'The post couldn’t be loaded. Try again.', bad: true });
    const { saved, later } = startOf(answer.data?.blogVersions ?? [], blog);
    const newest = what === 'newest' ? later : undefined;
    const shown = newest ?? saved ?? blog;
    put(blog);
    stored.settled(newest ? undefined : later);
    show(fieldsOf(shown, blog), shown.content);
    setText(newest ? 'later' : 'version');
    saver.resume();
  }

  const { post, fields, errors, typedAt, later, text } = stored;
  return {
    editor,
    post,
    fields,
    errors,
    state,
    busy,
    typedAt,
    later,
    isTyped: text === 'typed',
    isBack,
    html,
    reload,
    set: (change) => {
      setFields({ ...now.current.fields, ...change });
      changed();
    },
    act: (step, done) => alone(STEPS[step], done),
    sendBack: async (reason) => {
      const sent = await stored.sendBack(reason);
      if (sent?.end.kind === 'conflict') setState(sent.end);
      return sent?.refused;
    },
    restore: async (old) => {
      const kind = await alone(() => stored.restore(old), `Version ${old.no} is your draft now`);
      if (kind === 'saved') await reload('newest');
    },
  };
}
