import type { LenderPenalty as Kept } from '@brokerage/domain/rates/lender-penalty';
import { describeEnum } from '../../kernel/described-enum.js';

/** Names are those of GraphQL, values those of the engine and the database. */
export const LenderPenalty = {
  UNKNOWN: 'unknown',
  THREE_MONTHS: 'three-months',
  CONTRACT_RATE: 'contract-rate',
  POSTED_RATE: 'posted-rate',
} as const satisfies Record<string, Kept>;
describeEnum(LenderPenalty, {
  name: 'LenderPenalty',
  description:
    "How a lender charges for leaving a fixed rate before its term ends. A differential is never less than three months' interest.",
  meanings: {
    UNKNOWN: 'Nobody has told us',
    THREE_MONTHS: "Three months' interest and never more",
    CONTRACT_RATE: 'The differential with what it lends at today for the months that are left',
    POSTED_RATE: 'The differential with its posted rate less the discount that was given',
  },
});
