import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { agentProblems } from '@brokerage/domain/agents/agent-problems';
import type { AgentAway, AgentHours, AgentLicence, AgentReview, ServiceArea } from '@brokerage/domain/agents/lists';
import { inputFrom, readAt, toInput, valuesFrom } from '@brokerage/domain/forms/field-input';
import type { ValuesOf } from '@brokerage/domain/forms/fields';
import { placeOf } from '@brokerage/domain/forms/fields';
import { formatPhone } from '../../lib/format';
import { officeToday } from '../../lib/office-today';
import type { AgentInput } from '../../schema.generated';
import type { EditedAgentFragment } from './agents.generated';

type Texts = ValuesOf<typeof AGENT_FORM>;

/** The agent as the editor holds them. */
export interface AgentDraft {
  texts: Texts;
  licences: AgentLicence[];
  languages: string[];
  specialities: ServiceArea[];
  serviceAreas: ServiceArea[];
  reviews: AgentReview[];
  hours: AgentHours[];
  away: AgentAway[];
  userId: string;
  focusX: number;
  focusY: number;
}

export const EMPTY_LICENCE: AgentLicence = { province: 'ON', number: '', expiresOn: null };

export function draftOf(agent: EditedAgentFragment | undefined): AgentDraft {
  return {
    texts: {
      ...(valuesFrom(AGENT_FORM, agent ?? {}) as Texts),
      phone: agent?.phone ? formatPhone(agent.phone) : '',
      brokerageName: agent?.ownBrokerageName ?? '',
      brokerageLicenceNumber: agent?.ownBrokerageLicenceNumber ?? '',
    },
    licences: agent?.licences.map(({ province, number, expiresOn }) => ({ province, number, expiresOn })) ?? [
      EMPTY_LICENCE,
    ],
    languages: agent?.languages ?? [],
    specialities: agent?.specialities.map(({ name, note }) => ({ name, note })) ?? [],
    serviceAreas: agent?.serviceAreas.map(({ name, note }) => ({ name, note })) ?? [],
    reviews:
      agent?.reviews.map(({ author, rating, text, source, date }) => ({ author, rating, text, source, date })) ?? [],
    hours: agent?.hours.map(({ weekday, starts, ends }) => ({ weekday, starts, ends })) ?? [],
    away: agent?.away.map(({ from, to }) => ({ from, to })) ?? [],
    userId: agent?.userId ?? '',
    focusX: agent?.photo?.focusX ?? 50,
    focusY: agent?.photo?.focusY ?? 35,
  };
}

/** The whole agent is sent: an empty text clears what was there. */
export function inputOf({ texts, ...lists }: AgentDraft): AgentInput {
  const given = toInput(AGENT_FORM, texts);
  return { ...inputFrom(AGENT_FORM, (field) => readAt(given, placeOf(field)) ?? ''), ...lists };
}

/** The name of a control, by its place in the input: 'social.website' is `website`. */
export function controlOf(place: readonly string[]): string {
  const at = place.join('.');
  return AGENT_FORM.find((field) => placeOf(field).join('.') === at)?.name ?? at;
}

/** What is wrong with it before it is sent, by control. */
export function draftErrors(draft: AgentDraft): Record<string, string> {
  const { texts, ...lists } = draft;
  const input = { ...inputOf(draft), ...lists, title: texts.title };
  return Object.fromEntries(
    agentProblems(input, officeToday()).map(({ field, message }) => [controlOf(field), message]),
  );
}

/** Every control that the server may name. */
export function controlsOf(draft: AgentDraft): string[] {
  const lists = ['licences', 'languages', 'specialities', 'serviceAreas', 'reviews', 'hours', 'away'] as const;
  return [
    ...AGENT_FORM.map(({ name }) => name),
    'userId',
    ...lists.flatMap((list) => [
      list,
      ...draft[list].flatMap((row: unknown, at) =>
        typeof row === 'object' && row !== null
          ? Object.keys(row).map((key) => `${list}.${at}.${key}`)
          : [`${list}.${at}`],
      ),
    ]),
  ];
}
