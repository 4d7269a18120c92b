import { OFFICE_STATUS_LABELS, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import { useState, type SyntheticEvent } from 'react';
import { toast } from '../../ui/aria/toast';
import { useTyped } from '../../ui/console/use-typed';
import { changeFile } from './file-cache';
import { NO_TERM, termOf } from './funded-fields';
import { useTransitionApplicationCommand } from './transition.generated';
import { nameOf, type File } from './words';

/** The email of the first tells of the papers too; the second says how long the file is kept */
const AFTER: Partial<Record<ApplicationStatus, string[]>> = {
  documents_requested: ['FileDocuments'],
  funded: ['FileRetention'],
};

/** What goes with a transition, as it stands in the dialog. */
interface MoveAnswers {
  reason: string;
  message: string;
  funded: typeof NO_TERM;
}

export interface MoveProps {
  file: File;
  to: ApplicationStatus;
  close: () => void;
  /** Reads the whole file again, which the audit log counts as opening it */
  reload: () => Promise<unknown>;
}

export interface Move {
  answers: MoveAnswers;
  change: (answer: Partial<MoveAnswers>) => void;
  errors: Record<string, string>;
  problem: string | undefined;
  busy: boolean;
  submit: (event: SyntheticEvent) => Promise<void>;
}

/** A transition of a file, and what is said with it. */
export function useMove({ file, to, close, reload }: MoveProps): Move {
  const [answers, setAnswers] = useTyped<MoveAnswers>(`move:${file.id}:${to}`, {
    reason: '',
    message: '',
    funded: NO_TERM,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [move, busy] = useTransitionApplicationCommand({
    fields: ['note', 'visibleNote', 'fundedOn', 'termYears'],
    say: (said) => !said.bad && toast(said),
    refetchQueries: AFTER[to] ?? [],
    update(cache, { data }) {
      const { move: made, status, version } = data?.transitionApplication ?? {};
      if (!made || !status || version == null) return;
      changeFile(cache, file.id, ({ moves, assignedTo }) => ({
        status,
        version,
        moves: [made, ...moves],
        assignedTo: assignedTo ?? made.actorName,
      }));
    },
  });

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const { id, version } = file;
    const { reason, message, funded } = answers;
    const texts = { note: reason || null, visibleNote: message || null, funded: termOf(funded) };
    const outcome = await move({ id, to: nameOf(to), ...texts, version }, `Moved to ${OFFICE_STATUS_LABELS[to]}`);
    setErrors(outcome.errors);
    if (outcome.done) {
      close();
      return;
    }
    setProblem(outcome.problem);
    const isLate = outcome.payload?.userErrors.some(({ code }) => code === 'CONFLICT');
    if (isLate) await reload(); // the page shows its own out-of-date notice
  }

  const change = (answer: Partial<MoveAnswers>): void => setAnswers((before) => ({ ...before, ...answer }));
  return { answers, change, errors, problem, busy, submit };
}
