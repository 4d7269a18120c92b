import { getSchema } from '@tiptap/core';
import { useEditor, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { toast } from '../../../ui/aria/toast';
import { EXTENSIONS } from './extensions';
import { cleanPasted } from './pasted';
import { documentOf } from './post-html';

const SCHEMA = getSchema(EXTENSIONS);
const DROPPED = 'Pictures from elsewhere were left out. Add your own with the picture button.';

/** A text as the editor takes it. */
export const readText = (html: string): object => documentOf(SCHEMA, html).toJSON() as object;

/** The editor of a text, which begins with `html`. */
export function useTextEditor(html: string, changed: () => void): Editor {
  const [content] = useState(() => readText(html));
  return useEditor({
    extensions: EXTENSIONS,
    // our own sheet has these rules: the policy allows no other
    injectCSS: false,
    content,
    shouldRerenderOnTransaction: false,
    onUpdate: changed,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text of the post',
        'aria-describedby': 'post-keys',
      },
      transformPastedHTML: (pasted) => {
        const { html: cleaned, dropped } = cleanPasted(pasted);
        if (dropped > 0) toast({ text: DROPPED });
        return cleaned;
      },
    },
  });
}
