import { slugOf } from '@brokerage/domain/blog/post';
import type { JobStatus } from '@brokerage/domain/careers/jobs';
import { useState } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { useUntouched } from '../../lib/use-untouched';
import { toast } from '../../ui/aria/toast';
import { isConflict } from '../../ui/console/conflict';
import { useUnsaved } from '../../ui/console/unsaved';
import { CONTROLS, draftErrors, draftOf, inputOf, type JobDraft } from './job-draft';
import {
  DeskJobsDocument,
  useCreateJobCommand,
  useSetJobStatusCommand,
  useUpdateJobCommand,
  type EditedJobFragment,
} from './job-desk.generated';

const NOT_SAVED = 'Not saved. Check your connection and try again. What you typed is still here.';
const OPTIONS = { fields: CONTROLS, failure: NOT_SAVED, refetchQueries: [DeskJobsDocument] };

interface Answered {
  done: boolean;
  problem: string | undefined;
  errors: Record<string, string>;
  payload: { job?: EditedJobFragment | null; userErrors: readonly { code: string }[] } | undefined;
}

export interface JobEditing {
  job: EditedJobFragment | undefined;
  draft: JobDraft;
  errors: Readonly<Record<string, string>>;
  problem: string | undefined;
  /** Goes up with each try that failed, so that the summary takes the focus again */
  attempt: number;
  isConflict: boolean;
  isBack: boolean;
  dirty: boolean;
  busy: boolean;
  set: (change: Partial<JobDraft>) => void;
  write: (name: string, value: string) => void;
  save: () => Promise<void>;
  move: (status: JobStatus, done: string) => Promise<void>;
}

/** The state of the editor: what was saved, what was typed since, and what the server said. */
export function useJobEditor(given: EditedJobFragment | undefined, added: (id: string) => void): JobEditing {
  const [job, setJob] = useState(given);
  const [draft, setDraft] = useState(() => draftOf(given));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<{ problem?: string; isConflict?: boolean }>({});
  const [attempt, setAttempt] = useState(0);
  const [dirty, setDirty] = useState(false);
  const isUntouched = useUntouched(draft);
  const [create, isCreating] = useCreateJobCommand(OPTIONS);
  const [update, isUpdating] = useUpdateJobCommand(OPTIONS);
  const [setStatus, isMoving] = useSetJobStatusCommand(OPTIONS);
  const { isBack } = useKeptInput<JobDraft>(
    'job',
    () => (dirty ? draft : undefined),
    (kept) => {
      setDraft(kept);
      setDirty(true);
    },
  );

  useUnsaved(dirty);

  function set(change: Partial<JobDraft>): void {
    setDraft((before) => ({ ...before, ...change }));
    setDirty(true);
  }

  function took({ done, payload, problem, errors: found }: Answered): EditedJobFragment | undefined {
    const saved = done ? payload?.job : undefined;
    if (!saved) {
      setErrors(found);
      setSaid({ problem, isConflict: isConflict(payload) });
      setAttempt((before) => before + 1);
      return undefined;
    }
    setErrors({});
    setSaid({});
    // a new one is edited at its own address, which opens an editor of its own
    if (job) setJob(saved);
    return saved;
  }

  return {
    job,
    draft,
    errors,
    problem: said.problem,
    attempt,
    isConflict: said.isConflict === true,
    isBack,
    dirty,
    busy: isCreating || isUpdating || isMoving,
    set,
    write(name, value) {
      const { texts } = draft;
      // until somebody chooses another, the address of a new job follows its title
      const follows = !job && name === 'title' && texts.slug === slugOf(texts.title);
      set({ texts: { ...texts, [name]: value, ...(follows && { slug: slugOf(value) }) } });
    },
    async save() {
      const wrong = draftErrors(draft);
      if (Object.keys(wrong).length > 0) {
        setErrors(wrong);
        setSaid({});
        setAttempt((before) => before + 1);
        return;
      }
      const input = inputOf(draft);
      const saved = took(
        job ? await update({ id: job.id, input, expectedVersion: job.version }) : await create({ input }),
      );
      if (!saved) return;
      if (isUntouched(draft)) {
        setDirty(false);
        setDraft(draftOf(saved));
      }
      toast({ text: `${saved.title} was ${job ? 'saved' : 'added'}` });
      if (!job) added(saved.id);
    },
    async move(status, done) {
      if (!job) return;
      const saved = took(await setStatus({ id: job.id, status, expectedVersion: job.version }));
      if (saved) toast({ text: `${saved.title} ${done}` });
    },
  };
}
