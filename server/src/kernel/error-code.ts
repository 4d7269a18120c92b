import { objectOf } from '@brokerage/domain/data/objects';

/** What Node, PostgreSQL and the libraries name a failure by: 'ENOENT', '23505'. */
export const errorCode = (error: unknown): unknown => objectOf(error)['code'];
