import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepInput, useKeptInput } from '../../../lib/kept-input';
import { NEW_POST_ADDRESS, postAddress } from '../addresses';
import type { Autosaver } from './autosaver';
import type { EditedPost, PostFields } from './post-fields';
import { KEPT, type StoredPost } from './use-stored-post';

interface Kept {
  id: string | undefined;
  version: number | undefined;
  fields: PostFields;
  html: string;
}

interface Writing {
  given: EditedPost | undefined;
  stored: StoredPost;
  saver: Autosaver;
  editor: Editor;
  html: () => string;
  show: (fields: PostFields, content: string) => void;
  changed: () => void;
}

interface KeptText {
  /** What was typed before the session ended stands in the editor again */
  isBack: boolean;
  keepHere: () => void;
}

/** Keeps a post in this tab while the server cannot, and brings it back after the next sign-in. */
export function useKeptText({ given, stored, saver, editor, html, show, changed }: Writing): KeptText {
  const navigate = useNavigate();
  const { now, put } = stored;
  const kept = (): Kept => ({
    id: now.current.post?.id,
    version: now.current.post?.version,
    fields: now.current.fields,
    html: html(),
  });
  /** A new post has the address of a new post until its page is opened again, whatever the browser shows. */
  const keepHere = (): void => keepInput(KEPT, kept(), given ? undefined : NEW_POST_ADDRESS);

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

  return { isBack, keepHere };
}
