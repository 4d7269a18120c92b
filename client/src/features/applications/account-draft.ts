import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { BASIC_FORM, type BasicApplicationValues } from '@brokerage/domain/application/basic-application';
import { emptyValues } from '@brokerage/domain/forms/fields';
import { asValues, keepDraft, readAskedType, readDraft, type Asked } from './draft';
import { useOnChange } from '../../lib/effects';

type Content = Readonly<Record<string, unknown>>;

/** The draft of somebody who is signed in; the page brings it along. */
export interface AccountDraft {
  /** Not before it is known what there is */
  isReady: boolean;
  content: Content;
  /** Changes when the form has to take over the content */
  revision: number;
  draftId: string | null;
  /** True once this browser keeps it, also after a reload */
  change: (content: Content) => Promise<boolean>;
  /** Saves now, for a submission that is about to follow */
  flush: () => Promise<unknown>;
  /** It became an application */
  forget: () => Promise<void>;
}

/** What a draft holds of the form: the answers. The lender is always the address's. */
export const answered = (values: Partial<BasicApplicationValues>): Content =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name !== 'bankId' && value !== '' && value !== false),
  );

/** Keeps the form's values in the draft, and takes over what comes from it: resumed, merged or typed in another tab. */
export function useAccountDraft(draft: AccountDraft | undefined, asked: Asked): void {
  const { values, setValues } = useFormikContext<BasicApplicationValues>();
  const taken = useRef<number>(undefined);
  const isReady = draft?.isReady === true;
  const revision = isReady ? draft.revision : undefined;

  // before anything more is typed: `values` would be older than the form
  useLayoutEffect(() => {
    if (!draft || revision === undefined || taken.current === revision) return;
    // what was typed before the draft was there is newer than it
    const typed = taken.current === undefined ? answered(values) : {};
    taken.current = revision;
    const content = { ...asValues(draft.content), ...typed };
    const isNewLink = asked.mortgageType !== '' && asked.mortgageType !== readAskedType();
    void setValues(
      { ...emptyValues(BASIC_FORM), ...content, ...(isNewLink ? asked : { bankId: asked.bankId }) },
      false,
    );
  }, [draft, revision, values, setValues, asked]);

  const change = draft?.change;
  const newest = useRef<BasicApplicationValues>(undefined);
  useOnChange(() => {
    if (taken.current === undefined) return;
    if (!change) return;
    // where the session ends, the form goes on with this; until the draft has it, a reload does too
    keepDraft(values, asked, 'early');
    newest.current = values;
    void change(answered(values)).then((has) => {
      if (has && newest.current === values) keepDraft(values, asked, 'copy');
    });
    // what is typed is kept; a new function is no news
  }, [values]);

  const isSignedIn = draft !== undefined;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    // the session ended before it was known what the account has
    if (wasSignedIn.current && !isSignedIn && taken.current === undefined)
      void setValues((now) => ({ ...now, ...readDraft(asked) }), false);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, setValues, asked]);
}
