import type { LeadSource } from '../leads/lead-source.js';
import { LEAD_SOURCES } from '../leads/lead-sources.js';
import { MORTGAGE_TYPES, PROVINCES } from '../application/applications.js';

const SOURCES: readonly LeadSource[] = LEAD_SOURCES;

/** Every code that has words of its own. */
export const ENQUIRY_TOPICS: readonly { value: string; label: string }[] = [...MORTGAGE_TYPES, ...SOURCES];

/** What an enquiry is about, as it is stored: codes, so that any language can make words of them. */
export interface EnquiryTopic {
  /** A mortgage type's value; the chat's own option; the title of a job; for other sources a code of theirs */
  topic: string;
  /** Two letters */
  province?: string | null;
  /** What it came through */
  source?: string | null;
}

/** Sources whose name says more than a province */
const WAYS: Readonly<Record<string, string>> = {
  chat: 'chat',
  booking: 'call',
  career: 'job application',
  ...Object.fromEntries(SOURCES.flatMap(({ value, way }) => (way === undefined ? [] : [[value, way]]))),
};

/** Of somebody who sent a résumé without a job */
export const OPEN_APPLICATION_TOPIC = 'Any job';

/** Of somebody who booked a call and did not say what about */
export const CALL_TOPIC = 'call';

/** A short title without names and figures: 'New purchase · Ontario', 'Renewal · chat', 'A call' */
export function enquirySubject({ topic, province, source }: EnquiryTopic): string {
  if (topic === CALL_TOPIC) return 'A call';
  const about = ENQUIRY_TOPICS.find(({ value }) => value === topic)?.label ?? topic;
  const place = WAYS[source ?? ''] ?? PROVINCES.find(({ code }) => code === province)?.name;
  return place === undefined ? about : `${about} · ${place}`;
}
