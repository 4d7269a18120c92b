import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { toast } from '../../ui/aria/toast';
import { useTyped } from '../../ui/console/use-typed';
import {
  ReplyTemplatesDocument,
  useSaveReplyTemplateCommand,
  type ReplyTemplateLineFragment,
} from './reply-templates.generated';

const FIELDS = ['name', 'subject', 'text'] as const;
export type FieldName = (typeof FIELDS)[number];

export interface TemplateFormProps {
  /** undefined: a new one */
  template: ReplyTemplateLineFragment | undefined;
  close: () => void;
}

export interface TemplateDraft {
  words: Record<FieldName, string>;
  set: (field: FieldName, value: string) => void;
  subject: RefObject<HTMLInputElement | null>;
  text: RefObject<HTMLTextAreaElement | null>;
  /** Variables go where the caret was last, in the subject or the text */
  setPlace: (place: 'subject' | 'text') => void;
  insert: (mark: string) => void;
  errors: Record<string, string>;
  problem: string | undefined;
  busy: boolean;
  submit: (event: SyntheticEvent) => Promise<void>;
}

/** A template being written: its words, the variables put into them, and how it is saved. */
export function useTemplateDraft({ template, close }: TemplateFormProps): TemplateDraft {
  const [words, setWords] = useTyped(`template:${template?.id ?? 'new'}`, () => ({
    name: template?.name ?? '',
    subject: template?.subject ?? '',
    text: template?.text ?? '',
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [save, busy] = useSaveReplyTemplateCommand({ fields: FIELDS, refetchQueries: [ReplyTemplatesDocument] });
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<'subject' | 'text'>('text');
  const caret = useRef<number>(undefined);
  useEffect(() => {
    if (caret.current === undefined) return;
    const field = place === 'subject' ? subject.current : text.current;
    field?.focus();
    field?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [words, place]);

  const set = (field: FieldName, value: string): void => setWords((before) => ({ ...before, [field]: value }));

  function insert(mark: string): void {
    const field = place === 'subject' ? subject.current : text.current;
    const { selectionStart, selectionEnd } = field ?? {};
    const value = words[place];
    const from = selectionStart ?? value.length;
    caret.current = from + mark.length;
    set(place, value.slice(0, from) + mark + value.slice(selectionEnd ?? from));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const known = template && { id: template.id, expectedVersion: template.version };
    const outcome = await save({ input: { ...words, ...known } });
    setErrors(outcome.errors);
    setProblem(outcome.problem);
    if (!outcome.done) return;
    toast({ text: `“${words.name.trim()}” was saved` });
    close();
  }

  return { words, set, subject, text, setPlace, insert, errors, problem, busy, submit };
}
