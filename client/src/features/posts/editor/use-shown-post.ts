import { useCallback, useRef, useState, type RefObject } from 'react';
import { fieldsOf, NO_FIELDS, type EditedPost, type PostFields, type PostStart } from './post-fields';

interface Now {
  post: EditedPost | undefined;
  fields: PostFields;
  /** Whether the text is that of the newest version */
  isVersion: boolean;
}

export interface ShownPost {
  /** What is there when a save begins, which is not what was there when it was asked for */
  now: RefObject<Now>;
  post: EditedPost | undefined;
  fields: PostFields;
  errors: Record<string, string>;
  typedAt: string | undefined;
  put: (post: EditedPost) => void;
  setFields: (fields: PostFields) => void;
  /** The text is the server's again: nothing of it is refused, and nothing was typed before. */
  settled: () => void;
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
  const now = useRef<Now>({ post, fields, isVersion: start.typed === undefined });
  const put = useCallback((next: EditedPost) => {
    now.current.post = next;
    setPost(next);
  }, []);
  const setFields = useCallback((next: PostFields) => {
    now.current.fields = next;
    showFields(next);
  }, []);
  const settled = useCallback(() => {
    setErrors({});
    setTypedAt(undefined);
  }, []);

  function take(blog: EditedPost | null | undefined): void {
    if (!blog) return;
    put(blog);
    setTypedAt(undefined);
    if (now.current.isVersion) setFields({ ...now.current.fields, slug: blog.slug });
  }

  return { now, post, fields, errors, typedAt, put, setFields, settled, setErrors, take };
}
