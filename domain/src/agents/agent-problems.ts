import { inputProblems } from '../forms/field-schema.js';
import { AGENT_FORM } from './agent-form.js';
import { listProblems, type AgentLists } from './lists.js';
import { titleProblem } from './titles.js';
import { readAt } from '../forms/field-input.js';

export interface AgentProblem {
  code: 'REQUIRED' | 'INVALID';
  message: string;
  field: string[];
}

const REQUIRED = new Set(['licensedName', 'title', 'subdomain', 'licences']);
const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** Everything that is wrong with an agent on a day in Toronto, by its place. Whether an address is free and a number exists, the server says. */
export function agentProblems(facts: AgentLists & { title: string }, today: string): AgentProblem[] {
  const problems = [...inputProblems(AGENT_FORM, facts), ...listProblems(facts)].map(
    ({ place, message }): AgentProblem => {
      const [first = ''] = place;
      const isMissing = REQUIRED.has(first) && isEmpty(readAt(facts, [first]));
      return { code: isMissing ? 'REQUIRED' : 'INVALID', message, field: place };
    },
  );
  const title = titleProblem(
    facts.title,
    facts.licences.map(({ province }) => province),
    today,
  );
  return title === undefined ? problems : [...problems, { code: 'INVALID', message: title, field: ['title'] }];
}
