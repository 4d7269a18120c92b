import { createContext, useContext } from 'react';
import type { AgentDraft } from './agent-draft';

export interface Drafting {
  /** undefined: not saved yet */
  agentId: string | undefined;
  draft: AgentDraft;
  set: (change: Partial<AgentDraft>) => void;
}

export const DraftContext = createContext<Drafting | undefined>(undefined);

export function useDrafting(): Drafting {
  const drafting = useContext(DraftContext);
  if (!drafting) throw new Error('A field of the agent stands outside the editor.');
  return drafting;
}
