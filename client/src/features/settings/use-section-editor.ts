import type { SettingsContent } from '@brokerage/domain/settings/section';
import type { SettingsSectionName } from '@brokerage/domain/settings/sections';
import { useState } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { useUntouched } from '../../lib/use-untouched';
import { toast } from '../../ui/aria/toast';
import { isConflict } from '../../ui/console/conflict';
import { useUnsaved } from '../../ui/console/unsaved';
import { changesFrom, controlsOf, draftErrors, draftOf } from './settings-draft';
import { useSaveSettingsCommand, type EditedSettingsFragment } from './settings.generated';

/** What brings another section, or the versions of this one */
const OTHERS = ['section', 'view'];
const FAILURE = 'The settings were not saved.';

export interface SectionEditing {
  /** What was saved, and its version */
  saved: EditedSettingsFragment;
  draft: SettingsContent;
  dirty: boolean;
  busy: boolean;
  errors: Readonly<Record<string, string>>;
  failure: string | undefined;
  problem: string | undefined;
  attempt: number;
  isConflict: boolean;
  isBack: boolean;
  set: (draft: SettingsContent) => void;
  save: () => Promise<void>;
  /** Back to what was saved */
  discard: () => void;
  /** Goes on with what is typed, after somebody else's version */
  goOnAfter: (newest: EditedSettingsFragment) => void;
}

interface Said {
  errors: Record<string, string>;
  failure?: string;
  problem?: string;
  isConflict?: boolean;
}

/** The state of the editor of one section: what was saved, what was typed since, and what the server said. */
export function useSectionEditor(name: SettingsSectionName, given: EditedSettingsFragment): SectionEditing {
  const [saved, setSaved] = useState(given);
  const [draft, setDraft] = useState(() => draftOf(name, given.content));
  const [said, setSaid] = useState<Said>({ errors: {} });
  const [attempt, setAttempt] = useState(0);
  const isUntouched = useUntouched(draft);
  const dirty = changesFrom(name, saved.content, draft).length > 0;
  const [send, busy] = useSaveSettingsCommand({
    fields: controlsOf(name, draft),
    nameOf: (place) => place.join('.'),
    failure: FAILURE,
    // every page shows the company's name and numbers
    refetchQueries: ['SiteSettings'],
  });
  const { isBack } = useKeptInput<SettingsContent>(
    `settings-${name}`,
    () => (dirty ? draft : undefined),
    (kept) => setDraft(draftOf(name, kept)),
  );
  useUnsaved(dirty, OTHERS);

  function refused(more: Said): void {
    setSaid({ failure: FAILURE, ...more });
    setAttempt((before) => before + 1);
  }

  return {
    saved,
    draft,
    dirty,
    busy,
    errors: said.errors,
    failure: said.failure,
    problem: said.problem,
    attempt,
    isConflict: said.isConflict === true,
    isBack,
    set: setDraft,
    async save() {
      const wrong = draftErrors(name, draft);
      if (Object.keys(wrong).length > 0) {
        refused({ errors: wrong });
        return;
      }
      const content = { texts: draft.texts, lists: draft.lists };
      const outcome = await send({ section: name, content, expectedVersion: saved.version });
      const { done, payload, problem, errors } = outcome;
      if (!done || !payload?.section) {
        refused({ errors, problem: problem === FAILURE ? undefined : problem, isConflict: isConflict(payload) });
        return;
      }
      setSaid({ errors: {} });
      setSaved(payload.section);
      if (isUntouched(draft)) setDraft(draftOf(name, payload.section.content));
      toast({ text: `Saved as version ${payload.section.version}` });
    },
    discard() {
      setSaid({ errors: {} });
      setDraft(draftOf(name, saved.content));
    },
    goOnAfter(newest) {
      setSaid({ errors: {} });
      setSaved(newest);
    },
  };
}
