/** What a process does: answers visitors, does the work behind them, or both. */
export const PROCESS_ROLES = ['all', 'web', 'worker'] as const;

export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** Pages, GraphQL and REST. */
export const answersVisitors = (role: ProcessRole): boolean => role !== 'worker';

/** Emails, jobs, and what a schedule begins once for all. */
export const doesJobs = (role: ProcessRole): boolean => role !== 'web';
