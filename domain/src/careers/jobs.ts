/** The parts of the house that hire. Stored; never change a value. */
export const JOB_DEPARTMENTS = [
  { value: 'ADVICE', label: 'Mortgage advice' },
  { value: 'UNDERWRITING', label: 'Underwriting' },
  { value: 'CLIENT_CARE', label: 'Client care' },
  { value: 'OPERATIONS', label: 'Operations' },
  { value: 'TECHNOLOGY', label: 'Technology' },
] as const;
export type JobDepartment = (typeof JOB_DEPARTMENTS)[number]['value'];

/** The values are also those of JobPosting (schema.org). */
export const EMPLOYMENT_TYPES = [
  { value: 'FULL_TIME', label: 'Full time' },
  { value: 'PART_TIME', label: 'Part time' },
  { value: 'CONTRACTOR', label: 'Commission, self-employed' },
  { value: 'TEMPORARY', label: 'For a limited time' },
  { value: 'INTERN', label: 'Internship' },
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]['value'];

/** How long the page of a closed job stays */
export const CLOSED_SHOWN_DAYS = 30;

/** Where a job stands, as the API explains it. */
export const JOB_STATUSES = {
  DRAFT: 'Only staff see it.',
  OPEN: 'People can apply.',
  CLOSED: `Nobody can apply any more. Its page says so for ${CLOSED_SHOWN_DAYS} days.`,
  GONE: `It closed more than ${CLOSED_SHOWN_DAYS} days ago. Its page answers 410.`,
} as const;
export type JobStatus = keyof typeof JOB_STATUSES;

/** What the pay is counted by. The values are also those of schema.org. */
export const PAY_UNITS = ['YEAR', 'HOUR'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** The page for a résumé without a job */
export const OPEN_APPLICATION = 'apply';

/** How long a new application of the same address for the same job counts as sent again */
export const SAME_APPLICATION_DAYS = 90;
/** As long as the consent says */
export const KEEP_APPLICATION_MONTHS = 12;

const labelIn = (list: readonly { value: string; label: string }[], code: string): string =>
  list.find(({ value }) => value === code)?.label ?? code;

export const departmentLabel = (code: string): string => labelIn(JOB_DEPARTMENTS, code);
export const employmentLabel = (code: string): string => labelIn(EMPLOYMENT_TYPES, code);
