import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import { toInput } from '@brokerage/domain/forms/field-input';
import { fieldProblem } from '@brokerage/domain/forms/field-problem';
import { emptyValues, textsOf, type ValuesOf } from '@brokerage/domain/forms/fields';
import { whenProblem } from '../../ui/when/when-text';
import type { JobInput } from '../../schema.generated';
import type { EditedJobFragment } from './job-desk.generated';

/** The job as the editor holds it. */
export interface JobDraft {
  texts: ValuesOf<typeof JOB_FORM>;
  remote: boolean;
  licenceRequired: boolean;
  closesOn: string;
}

const textOf = (value: string | number | readonly string[] | null): string => {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
};

export function draftOf(job: EditedJobFragment | undefined): JobDraft {
  const empty: JobDraft['texts'] = { ...emptyValues(JOB_FORM), locale: 'en' };
  const texts = job
    ? (Object.fromEntries(JOB_FORM.map(({ name }) => [name, textOf(job[name])])) as JobDraft['texts'])
    : empty;
  return {
    texts,
    remote: job?.remote ?? false,
    licenceRequired: job?.licenceRequired ?? false,
    closesOn: job?.closesOn ?? '',
  };
}

/** The whole job is sent: what is left out is empty. */
export const inputOf = ({ texts, remote, licenceRequired, closesOn }: JobDraft): JobInput =>
  ({ ...toInput(JOB_FORM, texts), remote, licenceRequired, closesOn: closesOn || null }) as JobInput;

/** What is wrong with it before it is sent, by control. */
export function draftErrors({ texts, closesOn }: JobDraft): Record<string, string> {
  const problems: [string, string | undefined][] = [
    ...JOB_FORM.map((field): [string, string | undefined] => [
      field.name,
      fieldProblem(field, texts[field.name], textsOf(texts)),
    ]),
    ['closesOn', whenProblem('day', closesOn)],
  ];
  return Object.fromEntries(problems.filter((found): found is [string, string] => found[1] !== undefined));
}

export const CONTROLS: readonly string[] = [...JOB_FORM.map(({ name }) => name), 'closesOn', 'status'];
