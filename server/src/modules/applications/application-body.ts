import type { Part } from '@brokerage/domain/application/parts';
import { EVERY_PART } from '@brokerage/domain/application/sections';
import { MORTGAGE_TYPES } from '@brokerage/domain/application/applications';
import { object, type Shape } from '../../rest/json-shape.js';

const MAX_ROWS = 50;

/** The places of the questions below a key, as they are written: 'current.employer'. */
function placesUnder(key: string, parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    const at = part.at === '' ? '' : `${part.at}.`;
    const inside =
      part.kind === 'rows'
        ? [`${part.at}[] {id, ${placesUnder('', part.parts).join(', ')}}`]
        : part.fields.map(({ name }) => at + name);
    return inside.filter((place) => place.startsWith(key)).map((place) => place.slice(key.length));
  });
}

const answersUnder = (key: string): Shape => ({
  type: 'object',
  additionalProperties: true,
  description: `Amounts are numbers, or texts such as "$500,000.00". ${placesUnder(`${key}.`, EVERY_PART).join(', ')}`,
});

const peopleUnder = (key: string): Shape => ({
  type: 'array',
  maxItems: MAX_ROWS,
  items: {
    type: 'object',
    additionalProperties: true,
    description: placesUnder(key, EVERY_PART).join(', '),
  },
});

/**
 * The comprehensive application as REST takes it (decisions §5). Its rules are the domain's: what is inside is checked,
 * pruned and named there.
 */
export const APPLICATION_BODY = object(
  {
    mortgageType: { type: 'string', enum: MORTGAGE_TYPES.map(({ value }) => value) },
    product: { type: 'string', maxLength: 40 },
    hasCoApplicants: { type: 'boolean' },
    applicant: answersUnder('applicant'),
    coApplicants: peopleUnder('coApplicants'),
    employment: answersUnder('employment'),
    property: answersUnder('property'),
    financial: answersUnder('financial'),
    declarations: answersUnder('declarations'),
    consents: answersUnder('consents'),
  },
  [],
);
