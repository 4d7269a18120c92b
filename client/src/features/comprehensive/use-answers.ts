import { useFormikContext } from 'formik';
import { use, useLayoutEffect, useRef, useState } from 'react';
import type { Answers, SectionName } from '@brokerage/domain/application/parts';
import { SECTIONS } from '@brokerage/domain/application/sections';
import { useSession } from '../../lib/session';
import type { Typed } from '../../lib/typed-before';
import { useEarlyInput } from '../../ui/form/use-early-input';
import { dropCopy, FORM_ID, keepCopy, readCopy, type TabCopy } from './draft';
import { DraftContext } from './draft-context';
import { withTyped } from './early';
import { useLayoutOnChange } from '../../lib/effects';

const numberOf = (name: SectionName): number => SECTIONS.findIndex((section) => section.name === name);
const NOTHING: TabCopy = { answers: {}, base: {}, lastStep: 0, owner: undefined };

const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;

interface Kept {
  hydrated: boolean;
  /** What the tab had is in the form */
  ready: boolean;
  /** And what the draft holds, where there is one */
  complete: boolean;
  last: SectionName | undefined;
}

/** Brings together what the tab kept, what was typed before this code arrived, and the draft; and hands on what changes. */
export function useAnswers(name: SectionName | undefined): Kept {
  const { values, setValues } = useFormikContext<Answers>();
  const draft = use(DraftContext);
  const { state: session, user } = useSession();
  const early = useRef<Typed>({});
  const kept = useRef(NOTHING);
  const [ready, setReady] = useState(false);
  const [hasDraft, setHasDraft] = useState(false);
  /** The revision the form has; what it last handed on, and from which section */
  const taken = useRef(0);
  const handed = useRef<Answers>(undefined);
  const left = useRef(name);
  const { hydrated } = useEarlyInput(FORM_ID, {
    take: (typed) => {
      early.current = typed;
    },
    submit: () => document.querySelector<HTMLFormElement>(`form#${FORM_ID}`)?.requestSubmit(),
  });
  useLayoutOnChange(() => {
    // a part whose styles are still to come hides the form, and its effects run again when it is shown
    if (kept.current !== NOTHING) return;
    kept.current = readCopy() ?? { ...NOTHING };
    void setValues(withTyped(kept.current.answers, early.current), true);
    setReady(true);
    // once: later changes are the form's own
  }, []);

  // before anything more is typed: `values` would be older than the form
  useLayoutEffect(() => {
    if (!ready) return;
    const { answers, base, lastStep: step, owner } = kept.current;
    setHasDraft(draft.isOpen);
    if (!draft.isOpen) taken.current = 0;
    else if (taken.current !== draft.revision) {
      taken.current = draft.revision;
      handed.current = draft.merge(base, values);
      kept.current = { ...kept.current, base: draft.answers, lastStep: draft.lastStep };
      void setValues(handed.current, true);
      return;
    }
    const isTyped = handed.current !== values;
    const lastStep = name && (isTyped || left.current !== name) ? numberOf(name) : step;
    left.current = name;
    handed.current = values;
    if (isEmpty(values) && isEmpty(base)) {
      dropCopy();
      return;
    }
    // another step is no reason to begin another draft
    const stored = isTyped || !draft.isGone ? draft.change(values, lastStep) : undefined;
    if (answers !== values || step !== lastStep) {
      kept.current = { answers: values, base, lastStep, owner: user?.id ?? owner };
      keepCopy(kept.current);
    }
    const revision = taken.current;
    // not before: whoever leaves while it is being stored comes back to an older draft, and the copy alone has the answer
    void stored?.then((has) => {
      if (!has || taken.current !== revision || kept.current.answers !== values || kept.current.base === values) return;
      kept.current = { ...kept.current, base: values };
      if (readCopy()) keepCopy(kept.current);
    });
  }, [ready, values, name, draft, user, setValues]);

  const complete = hasDraft || session === 'signed-out';
  return { hydrated, ready, complete, last: SECTIONS[draft.isOpen ? draft.lastStep : kept.current.lastStep]?.name };
}
