import { objectOf, tableOf } from '@brokerage/domain/data/objects';
import { CAMPAIGN, writtenAttribution, type Touch } from '@brokerage/domain/leads/attribution';
import { object, type TextShape } from '../../rest/json-shape.js';
import { PATH_MEANING, type TouchInput, type UtmInput } from './lead.types.js';

const said: TextShape = { type: 'string', 'x-beside': true };

const touch = object(
  {
    path: { ...said, description: PATH_MEANING },
    referrer: { ...said, description: 'Domain that the visitor came from' },
    ...tableOf(CAMPAIGN.map((name) => [name, said])),
  },
  ['path'],
);

/** What a documented lead call may say of the campaign. The names are those of the links. */
export const UTM_SHAPE = {
  ...object({ first: touch, last: touch }, ['first']),
  description:
    'The first and the last arrival of the visit. Replaces the header X-Attribution. What cannot be kept of it is left out.',
};

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** utm_source of a body is utmSource in the schema. */
const renamed = (sent: object): object =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [camel(name), value]));

/** The schema's input of the body's `utm`, which was checked by its shape. */
export function utmOfBody({ utm }: Record<string, unknown>): object | null {
  if (typeof utm !== 'object' || utm === null) return null;
  return Object.fromEntries(Object.entries(utm).map(([name, sent]) => [name, renamed(objectOf(sent))]));
}

const touchOf = ({ path, referrer, ...campaign }: TouchInput): Touch => ({
  path,
  ...(referrer != null && { referrer }),
  ...Object.fromEntries(
    CAMPAIGN.flatMap((name) => {
      const value = campaign[camel(name) as keyof typeof campaign];
      return value == null ? [] : [[name, value]];
    }),
  ),
});

/** What the header would say: the intake reads and filters both in the same way. */
export const attributionOf = ({ first, last }: UtmInput): string =>
  writtenAttribution(touchOf(first), last ? touchOf(last) : undefined);
