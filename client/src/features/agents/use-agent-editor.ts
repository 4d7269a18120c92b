import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useState } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { useUntouched } from '../../lib/use-untouched';
import { toast } from '../../ui/aria/toast';
import { isConflict } from '../../ui/console/conflict';
import { useUnsaved } from '../../ui/console/unsaved';
import { controlOf, controlsOf, draftErrors, draftOf, inputOf, type AgentDraft } from './agent-draft';
import {
  DeskAgentsDocument,
  useCreateAgentCommand,
  useRemoveAgentPhotoCommand,
  useUpdateAgentCommand,
  useUploadAgentPhotoCommand,
  type EditedAgentFragment,
} from './agents.generated';

interface Answered {
  done: boolean;
  problem: string | undefined;
  errors: Record<string, string>;
  payload: { agent?: EditedAgentFragment | null; userErrors: readonly { code: string }[] } | undefined;
}

export interface AgentEditing {
  agent: EditedAgentFragment | undefined;
  draft: AgentDraft;
  errors: Readonly<Record<string, string>>;
  /** What the office reads above what is wrong: the catalogue's words */
  failure: string | undefined;
  problem: string | undefined;
  /** Goes up with each try that failed, so that the summary takes the focus again */
  attempt: number;
  isConflict: boolean;
  isBack: boolean;
  dirty: boolean;
  busy: boolean;
  photoProblem: string | undefined;
  set: (change: Partial<AgentDraft>) => void;
  save: () => Promise<void>;
  show: (active: boolean) => Promise<void>;
  upload: (file: File) => Promise<void>;
  removePhoto: () => Promise<void>;
}

/** The state of the editor: what was saved, what was typed since, and what the server said. */
export function useAgentEditor(given: EditedAgentFragment | undefined, added: (id: string) => void): AgentEditing {
  const [agent, setAgent] = useState(given);
  const [draft, setDraft] = useState(() => draftOf(given));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<{ failure?: string; problem?: string; isConflict?: boolean }>({});
  const [photoProblem, setPhotoProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [dirty, setDirty] = useState(false);
  const isUntouched = useUntouched(draft);
  const options = { fields: controlsOf(draft), nameOf: controlOf, refetchQueries: [DeskAgentsDocument] };
  const [create, isCreating] = useCreateAgentCommand({ ...options, failure: MESSAGES.agentCreateFailed });
  const [update, isUpdating] = useUpdateAgentCommand({ ...options, failure: MESSAGES.agentUpdateFailed });
  const [send, isSending] = useUploadAgentPhotoCommand({ failure: MESSAGES.agentUpdateFailed });
  const [forget, isForgetting] = useRemoveAgentPhotoCommand({ failure: MESSAGES.agentUpdateFailed });
  const { isBack } = useKeptInput<AgentDraft>(
    'agent',
    () => (dirty ? draft : undefined),
    (kept) => {
      setDraft(kept);
      setDirty(true);
    },
  );
  useUnsaved(dirty);
  const failure = agent ? MESSAGES.agentUpdateFailed : MESSAGES.agentCreateFailed;

  function refused(found: Record<string, string>, problem?: string, wasFirst = false): void {
    setErrors(found);
    setSaid({ failure, problem: problem === failure ? undefined : problem, isConflict: wasFirst });
    setAttempt((before) => before + 1);
  }

  function took({ done, payload, problem, errors: found }: Answered): EditedAgentFragment | undefined {
    if (!done || !payload?.agent) {
      refused(found, problem, isConflict(payload));
      return undefined;
    }
    setErrors({});
    setSaid({});
    // somebody new is edited at their own address, which opens an editor of its own: nothing may be typed into this one
    if (agent) setAgent(payload.agent);
    return payload.agent;
  }

  function tookPhoto({ done, payload, problem, errors: found }: Answered): void {
    setPhotoProblem(done ? undefined : (found['file'] ?? problem));
    if (!payload?.agent) return;
    setAgent(payload.agent);
    const { focusX, focusY } = draftOf(payload.agent);
    setDraft((before) => ({ ...before, focusX, focusY }));
  }

  return {
    agent,
    draft,
    errors,
    failure: said.failure,
    problem: said.problem,
    attempt,
    isConflict: said.isConflict === true,
    isBack,
    dirty,
    busy: isCreating || isUpdating || isSending || isForgetting,
    photoProblem,
    set(change) {
      setDraft((before) => ({ ...before, ...change }));
      setDirty(true);
    },
    async save() {
      const wrong = draftErrors(draft);
      if (Object.keys(wrong).length > 0) {
        refused(wrong);
        return;
      }
      const input = inputOf(draft);
      const saved = took(
        agent ? await update({ id: agent.id, input, expectedVersion: agent.version }) : await create({ input }),
      );
      if (!saved) return;
      if (isUntouched(draft)) {
        setDirty(false);
        setDraft(draftOf(saved));
      }
      toast({ text: `${saved.licensedName} was ${agent ? 'saved' : 'added'}` });
      if (!agent) added(saved.id);
    },
    async show(active) {
      if (!agent) return;
      const saved = took(await update({ id: agent.id, input: { active }, expectedVersion: agent.version }));
      if (saved) toast({ text: `${saved.licensedName} is ${active ? 'shown to' : 'hidden from'} visitors` });
    },
    async upload(file) {
      if (agent) tookPhoto(await send({ id: agent.id, file, expectedVersion: agent.version }));
    },
    async removePhoto() {
      if (agent) tookPhoto(await forget({ id: agent.id, expectedVersion: agent.version }));
    },
  };
}
