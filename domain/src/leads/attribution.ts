import { cut } from '../text/storable.js';

/** What a link of a campaign may say of itself; every other parameter is dropped. */
export const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const;

const LONGEST = 100;
const PATH_LONGEST = 120;
const HOST = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** An email address, or as many digits as a phone number has */
const PERSONAL = /@|%40|(?:\d[ ._()-]?){7}/i;
const AGENT = /^\/agent\/([a-z][a-z0-9-]{1,30}[a-z0-9])(?:\/|$)/;
/** What a token looks like: such a part of a path, and all after it, is cut */
const TOKEN = /\/(?:[^/]{41,}|[^/]*(?:@|\d{7})[^/]*)(?:\/.*)?$/;

/** One arrival: where somebody landed, who sent them, and what the campaign called itself. Nothing in it names a person. */
export type Touch = { path: string; referrer?: string; agent?: string } & Partial<
  Record<(typeof CAMPAIGN)[number], string>
>;

/** The first arrival of a visit, and the latest one from outside. */
export interface Attribution {
  first: Touch;
  last: Touch;
}

const LABELS: readonly (readonly [keyof Touch, string])[] = [
  ['path', 'Landed on'],
  ['referrer', 'Came from'],
  ['utm_source', 'Source'],
  ['utm_medium', 'Medium'],
  ['utm_campaign', 'Campaign'],
  ['utm_term', 'Term'],
  ['utm_content', 'Content'],
  ['gclid', 'Google click'],
  ['agent', 'Agent'],
];

/** Also what would break a line; the door's own rule would double what every page loads of this file. */
const UNKEPT = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u;

function campaignValue(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // said beside a form: what cannot be kept is left out, and never costs the form
  const text = cut(value.trim(), LONGEST).normalize('NFC');
  if (!text || PERSONAL.test(text) || UNKEPT.test(text)) return undefined;
  return name !== 'gclid' || /^[\w-]+$/.test(text) ? text : undefined;
}

function readTouch(raw: unknown): Touch | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { path, referrer, ...rest }: Readonly<Record<string, unknown>> = { ...raw };
  if (typeof path !== 'string' || !/^\/[\w/.~-]*$/.test(path)) return undefined;
  const touch: Touch = { path: cut(path.replace(TOKEN, ''), PATH_LONGEST) || '/' };
  if (typeof referrer === 'string' && HOST.test(referrer)) touch.referrer = referrer;
  const agent = AGENT.exec(path)?.[1];
  if (agent !== undefined) touch.agent = agent;
  for (const name of CAMPAIGN) {
    const value = campaignValue(name, rest[name]);
    if (value !== undefined) touch[name] = value;
  }
  return touch;
}

/** What a browser says of where its visit began: [first, last] as JSON. Undefined where it says nothing that counts. */
export function readAttribution(json: string | undefined): Attribution | undefined {
  if (!json) return undefined;
  try {
    const [first, last] = (JSON.parse(decodeURIComponent(json)) as unknown[]).map(readTouch);
    return first && { first, last: last ?? first };
  } catch {
    return undefined;
  }
}

/** With the agent on whose own host something was sent: that is the latest arrival, whatever the browser says. */
export function arrivedAt(agent: string | undefined, said: Attribution | undefined): Attribution | undefined {
  if (agent === undefined) return said;
  const { first, last } = said ?? { first: { path: '/' }, last: { path: '/' } };
  return { first, last: { ...last, agent } };
}

/** The same, as the header has it: of a caller who says it in the body. */
export const writtenAttribution = (first: Touch, last: Touch | undefined): string =>
  encodeURIComponent(JSON.stringify(last ? [first, last] : [first]));

/** A touch as the office reads it. */
export const labelledTouch = (touch: Touch): { label: string; value: string }[] =>
  LABELS.flatMap(([name, label]) => {
    const value = touch[name];
    return value === undefined ? [] : [{ label, value }];
  });
