import { keysOf } from '@brokerage/domain/data/objects';
import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { agentProblems } from '@brokerage/domain/agents/agent-problems';
import { needsProblem } from '@brokerage/domain/agents/activation';
import type { AgentLists } from '@brokerage/domain/agents/lists';
import { levelOf, titleOn } from '@brokerage/domain/agents/titles';
import { inputFrom, readAt } from '@brokerage/domain/forms/field-input';
import { placeOf, type ColumnsOf } from '@brokerage/domain/forms/fields';
import { parseNorthAmericanPhone } from '@brokerage/domain/forms/phone';
import { validate as isUuid } from 'uuid';
import { DomainError, type Problem } from '../../kernel/domain-error.js';
import type { AgentInput } from './agent.inputs.js';
import type { AgentRow } from './agent-row.js';

type Texts = ColumnsOf<typeof AGENT_FORM, ''>;
/** Addresses of networks are left out where there is none. */
type Answers = Texts & { social: Record<string, string> };

/** What the form asks, each answer made of the field's place. */
function answersOf(answerAt: (place: string[]) => string): Answers {
  const answers = inputFrom(AGENT_FORM, (field) => {
    const place = placeOf(field);
    return answerAt(place) || (place.length === 1 ? '' : undefined);
  });
  return { social: {}, ...answers } as Answers;
}

const textAt = (value: object, place: string[]): string | undefined => {
  const text = readAt(value, place);
  return typeof text === 'string' ? text : undefined;
};

/** Everything that is kept of an agent but the photo. */
export interface AgentFacts extends Answers, AgentLists {
  focusX: number;
  focusY: number;
  active: boolean;
  userId: string | null;
}

export const NEW_AGENT: AgentFacts = {
  ...answersOf(() => ''),
  licences: [],
  languages: [],
  specialities: [],
  serviceAreas: [],
  reviews: [],
  hours: [],
  away: [],
  focusX: 50,
  focusY: 35,
  active: false,
  userId: null,
};

/** What an agent is on a day in Toronto, as far as somebody may change it. */
export const factsOf = (row: AgentRow, today: string): AgentFacts => ({
  ...answersOf((place) => textAt(row, place) ?? ''),
  title: titleOn(row.title, today),
  licences: row.licences,
  languages: row.languages,
  specialities: row.specialities,
  serviceAreas: row.serviceAreas,
  reviews: row.reviews,
  hours: row.hours,
  away: row.away,
  focusX: row.focusX,
  focusY: row.focusY,
  active: row.active,
  userId: row.userId,
});

const trimmed = (text: string): string => text.trim();
const noted = ({ name, note }: { name: string; note?: string | null }) => ({
  name: name.trim(),
  note: (note ?? '').trim(),
});

/** The agent with what was sent; what is left out stays. */
function merged(before: AgentFacts, input: AgentInput): AgentFacts {
  const answers = answersOf((place) => trimmed(textAt(input, place) ?? textAt(before, place) ?? ''));
  return {
    ...answers,
    subdomain: answers.subdomain.toLowerCase(),
    licences: (input.licences ?? before.licences).map(({ province, number, expiresOn }) => ({
      province,
      number: number.trim(),
      expiresOn: expiresOn ?? null,
    })),
    languages: (input.languages ?? before.languages).map(trimmed),
    specialities: (input.specialities ?? before.specialities).map(noted),
    serviceAreas: (input.serviceAreas ?? before.serviceAreas).map(noted),
    reviews: (input.reviews ?? before.reviews).map((review) => ({
      ...review,
      author: review.author.trim(),
      text: review.text.trim(),
      source: review.source.trim(),
    })),
    hours: input.hours ?? before.hours,
    away: input.away ?? before.away,
    focusX: input.focusX ?? before.focusX,
    focusY: input.focusY ?? before.focusY,
    active: input.active ?? before.active,
    userId: input.userId == null ? before.userId : input.userId || null,
  };
}

function focusProblem(facts: AgentFacts): Problem[] {
  const inside = (percent: number): boolean => percent >= 0 && percent <= 100;
  return inside(facts.focusX) && inside(facts.focusY)
    ? []
    : [{ code: 'INVALID', message: 'Choose a point of the photo', field: ['focusX'] }];
}

/** The agent after the change. Throws every problem together. `today`: a day in Toronto. */
export function changedFacts(before: AgentFacts, input: AgentInput, today: string): AgentFacts {
  const facts = merged(before, input);
  const problems: Problem[] = agentProblems(facts, today);
  const has = (name: string): boolean => problems.some(({ field }) => field?.[0] === name);
  const phone = facts.phone === '' || has('phone') ? null : parseNorthAmericanPhone(facts.phone);
  if (phone && 'error' in phone) problems.push({ code: 'INVALID', message: phone.error, field: ['phone'] });
  if (facts.userId !== null && !isUuid(facts.userId)) {
    problems.push({ code: 'INVALID', message: 'There is no such account.', field: ['userId'] });
  }
  problems.push(...focusProblem(facts));
  if (facts.active && !before.active) {
    const needs = needsProblem(facts.licences, today);
    if (needs !== undefined) problems.push({ code: 'INVALID', message: needs, field: ['active'] });
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return { ...facts, phone: phone && 'e164' in phone ? phone.e164 : '' };
}

/** The columns of the table; hours and days away have rows of their own. */
export const columnsOf = ({ licensedName, hours: _, away: __, ...facts }: AgentFacts) => ({
  ...facts,
  name: licensedName,
  level: levelOf(facts.title),
  province: facts.licences[0]?.province ?? 'ON',
  licences: [...facts.licences],
  languages: [...facts.languages],
  specialities: [...facts.specialities],
  serviceAreas: [...facts.serviceAreas],
  reviews: [...facts.reviews],
});

/** The names of what a change changes. */
export const differences = (before: AgentFacts, after: AgentFacts): (keyof AgentFacts)[] =>
  keysOf(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
