import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepInput, useKeptInput } from '../../../lib/kept-input';
import { readToken } from '../../../lib/session';
import { toast } from '../../../ui/aria/toast';
import { NEW_POST_ADDRESS, postAddress } from '../addresses';
import { Autosaver, type SaveEnd, type SaveState } from './autosaver';
import { PostInEditorDocument } from './editor.generated';
import type { PostEditing, Step } from './post-editing';
import { canBeStored, fieldsOf, startOf, type EditedPost, type PostFields, type PostVersion } from './post-fields';
import { htmlOf } from './post-html';
import { KEPT, useStoredPost } from './use-stored-post';
import { readText, useTextEditor } from './use-text-editor';

interface Kept {
  id: string | undefined;
  version: number | undefined;
  fields: PostFields;
  html: string;
}

/** A post that somebody writes: its text, its fields, and where both are kept. */
export function usePostEditor(given: EditedPost | undefined, versions: readonly PostVersion[]): PostEditing {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [start] = useState(() => startOf(versions));
  const stored = useStoredPost(given, start);
  const { now, put, setFields } = stored;
  const [state, setState] = useState<SaveState>({ kind: 'untouched' });
  const [busy, setBusy] = useState(false);

  const keep = useRef<() => Promise<SaveEnd>>(() => Promise.resolve({ kind: 'failed' }));
  const [saver] = useState(() => new Autosaver(() => keep.current(), setState));
  const changed = useCallback(() => {
    now.current.isVersion = false;
    saver.changed();
  }, [now, saver]);

  const editor = useTextEditor((start.typed ?? start.saved ?? given)?.content ?? '', changed);
  const html = useCallback(() => htmlOf(editor.state.doc), [editor]);

  const show = useCallback(
    (next: PostFields, content: string) => {
      setFields(next);
      editor.commands.setContent(readText(content), { emitUpdate: false });
    },
    [editor, setFields],
  );

  const kept = (): Kept => ({
    id: now.current.post?.id,
    version: now.current.post?.version,
    fields: now.current.fields,
    html: html(),
  });
  /** A new post has the address of a new post until its page is opened again, whatever the browser shows. */
  const keepHere = (): void => keepInput(KEPT, kept(), given ? undefined : NEW_POST_ADDRESS);

  useEffect(() => {
    keep.current = async () => {
      if (now.current.post) return stored.keep(html());
      if (canBeStored(now.current.fields, editor.getText())) return stored.create('DRAFT', html());
      keepHere();
      return { kind: 'kept' };
    };
  });

  const [back, setBack] = useState<Kept>();
  const { isBack } = useKeptInput<Kept>(
    KEPT,
    () => {
      if (saver.isDirty) keepHere();
      return undefined;
    },
    setBack,
  );
  useEffect(() => {
    // TipTap makes the editor anew where the page waited for its styles
    if (!back || editor.isDestroyed) return;
    setBack(undefined);
    if (back.id !== undefined && !now.current.post) {
      // the session ended after this new post was stored
      keepInput(KEPT, back, postAddress(back.id));
      void navigate(postAddress(back.id), { replace: true });
      return;
    }
    show(back.fields, back.html);
    if (back.version !== undefined && now.current.post) put({ ...now.current.post, version: back.version });
    changed();
  }, [back, changed, editor, navigate, now, put, show]);

  useEffect(() => {
    const online = (): void => void saver.now();
    const warn = (event: BeforeUnloadEvent): void => {
      // an ended session keeps the text in the tab
      if (saver.isDirty && readToken()) event.preventDefault();
    };
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('beforeunload', warn);
      saver.stop();
      if (saver.isDirty) void keep.current();
    };
  }, [saver]);

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

  const STEPS: Record<Step, () => Promise<SaveEnd>> = {
    draft: () => stored.version('DRAFT', true, html()),
    'hand-in': () => stored.version('PENDING', true, html()),
    save: () => stored.version(null, true, html()),
    publish: () => stored.publish(html()),
  };

  async function reload(what: 'typed' | 'saved'): Promise<void> {
    const { post } = now.current;
    if (!post) return;
    const answer = await client
      .query({ query: PostInEditorDocument, variables: { id: post.id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const blog = answer?.data?.blog;
    if (!blog) return void toast({ text: 'The post couldn’t be loaded. Try again.', bad: true });
    const { saved, typed } = startOf(answer.data?.blogVersions ?? []);
    const shown = (what === 'typed' ? typed : undefined) ?? saved ?? blog;
    put(blog);
    stored.settled();
    show(fieldsOf(shown, blog), shown.content);
    now.current.isVersion = true;
    saver.resume();
  }

  const { post, fields, errors, typedAt } = stored;
  return {
    editor,
    post,
    fields,
    errors,
    state,
    busy,
    typedAt,
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
      if (kind === 'saved') await reload('saved');
    },
  };
}
