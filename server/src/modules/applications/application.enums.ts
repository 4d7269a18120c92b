import {
  APPLICATION_STATUSES,
  type ApplicationStatus as Status,
} from '@brokerage/domain/vocabulary/application-status';
import { registerEnumType } from 'type-graphql';

/** Names in the schema, the stored values inside. */
export const ApplicationKind = { BASIC: 'basic', COMPREHENSIVE: 'comprehensive' } as const;
export type ApplicationKind = (typeof ApplicationKind)[keyof typeof ApplicationKind];
registerEnumType(ApplicationKind, { name: 'ApplicationKind', description: 'Which form was sent.' });

export const ApplicationStatus = Object.fromEntries(
  APPLICATION_STATUSES.map((status) => [status.toUpperCase(), status]),
) as { [S in Status as Uppercase<S>]: S };
registerEnumType(ApplicationStatus, { name: 'ApplicationStatus', description: 'How far an application has come.' });
