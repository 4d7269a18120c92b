import { useCallback, useRef, useState, type RefObject } from 'react';
import { fieldsOf, NO_FIELDS, type EditedPost, type PostFields, type PostStart, type PostVersion } from './post-fields';

/**
 * What the text in the editor is: what somebody types; a version that is kept beside one that waits; or the version that
 * is decided about, which is the newest where none waits.
 */
type Text = 'typed' | 'later' | 'version';

interface Now {
  post: EditedPost | undefined;
  fields: PostFields;
  text: Text;
}

export interface ShownPost {
  /** What is there when a save begins, which is not what was there when it was asked for */
  now: RefObject<Now>;
  post: EditedPost | undefined;
  fields: PostFields;
  errors: Record<string, string>;
  typedAt: string | undefined;
  text: Text;
  /** Saved after the version that is shown, and not submitted */
  later: PostVersion | undefined;
  put: (post: EditedPost) => void;
  setFields: (fields: PostFields) => void;
  setText: (text: Text) => void;
  /** The text is the server's again: nothing of it is refused, and nothing was typed before. */
  settled: (later: PostVersion | undefined) => void;
}

interface Shown extends ShownPost {
  setErrors: (errors: Record<string, string>) => void;
  /** What the server made of it: its version, its status, and an address that may have a number now. */
  take: (blog: EditedPost | null | undefined) => void;
}

/** A post with the fields around its text, as it is shown and as a save finds it. */
export function useShownPost(given: EditedPost | undefined, start: PostStart): Shown {
  const [post, setPost] = useState(given);
  const [fields, showFields] = useState(() =>
    given ? fieldsOf(start.typed ?? start.saved ?? given, given) : NO_FIELDS,
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [typedAt, setTypedAt] = useState(start.typed?.createdAt);
  const [later, setLater] = useState(start.later);
  const [text, showText] = useState<Text>(start.typed ? 'typed' : 'version');
  const now = useRef<Now>({ post, fields, text });
  const put = useCallback((next: EditedPost) => {
    now.current.post = next;
    setPost(next);
  }, []);
  const setFields = useCallback((next: PostFields) => {
    now.current.fields = next;
    showFields(next);
  }, []);
  const setText = useCallback((next: Text) => {
    now.current.text = next;
    showText(next);
  }, []);
  const settled = useCallback((next: PostVersion | undefined) => {
    setErrors({});
    setTypedAt(undefined);
    setLater(next);
  }, []);

  function take(blog: EditedPost | null | undefined): void {
    if (!blog) return;
    put(blog);
    setTypedAt(undefined);
    setLater(undefined);
    if (now.current.text !== 'typed') setFields({ ...now.current.fields, slug: blog.slug });
  }

  return { now, post, fields, errors, typedAt, text, later, put, setFields, setText, settled, setErrors, take };
}
