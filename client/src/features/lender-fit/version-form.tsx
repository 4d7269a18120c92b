import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { namesOf, type FieldTable, type FormField, type ValuesOf } from '@brokerage/domain/forms/fields';
import { Formik } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import type { Outcome } from '../../lib/use-command';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFields } from '../../ui/form/form-field';
import { KeptValues } from '../../ui/console/kept-values';
import { schemaErrors } from '../../ui/form/schema-errors';
import styles from './policy.module.css?sheet';

/** What the office published, of what it publishes as versions. */
interface Version {
  id: string;
  effectiveFrom: string;
  source: string;
  inForce: boolean;
  publishedBy?: string | null;
  publishedAt: string;
}

interface ListProps<Of extends Version> {
  versions: readonly Of[];
  /** What is said where there is none */
  none: string;
  /** After its first day */
  about?: (version: Of) => string;
  tags?: (version: Of) => ReactNode;
}

/** Versions, newest first. */
export function VersionList<Of extends Version>({ versions, none, about, tags }: ListProps<Of>): ReactNode {
  if (versions.length === 0) return <p className={`muted ${styles.none}`}>{none}</p>;
  return (
    <ul className={styles.versions}>
      {versions.map((version) => (
        <li key={version.id}>
          <b>
            From {formatDay(version.effectiveFrom)}
            {about?.(version)}
          </b>
          {version.inForce && <span className="tag">In force</span>}
          {tags?.(version)}
          <small>
            {version.source}. Published {moment(version.publishedAt)}
            {version.publishedBy && <span> by {version.publishedBy}</span>}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** What somebody saw as the last one: the newest publication, whatever day it begins. */
export const lastOf = (versions: readonly Version[]): string | null =>
  [...versions].sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))[0]?.id ?? null;

interface FormProps<T extends FieldTable> {
  /** What was typed is kept under it */
  id: string;
  table: T;
  sections: readonly { title: string; fields: readonly FormField[] }[];
  initial: ValuesOf<T>;
  submit: string;
  publish: (values: ValuesOf<T>) => Promise<Outcome<unknown>>;
  /** Once it is published */
  onDone: () => void;
  close: () => void;
}

/** The form of the next version. What was refused stands at its fields, and what was typed stays. */
export function VersionForm<const T extends FieldTable>(props: FormProps<T>): ReactNode {
  const { id, table, sections, initial, submit, publish, onDone, close } = props;
  const [problem, setProblem] = useState<string>();
  const schema = useMemo(() => schemaOf(table), [table]);
  return (
    <Formik<ValuesOf<T>>
      initialValues={initial}
      validate={(values) => schemaErrors(table, schema, values)}
      validateOnBlur={false}
      onSubmit={async (values, { setFieldError }) => {
        setProblem(undefined);
        const outcome = await publish(values);
        if (outcome.done) {
          onDone();
          return;
        }
        for (const [name, message] of Object.entries(outcome.errors)) setFieldError(name, message);
        setProblem(outcome.problem);
      }}
    >
      {({ handleSubmit, isSubmitting }) => (
        <form onSubmit={handleSubmit} noValidate>
          <KeptValues id={id} />
          <ErrorSummary fields={namesOf(table)} />
          {sections.map(({ title, fields }) => (
            <section key={title} className={styles.section} aria-label={title}>
              <h3>{title}</h3>
              <div className={styles.fields}>
                <FormFields table={fields} />
              </div>
            </section>
          ))}
          <p className="problem" role="alert">
            {problem}
          </p>
          <div className="a-dialog-foot">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" look="main" off={isSubmitting}>
              {submit}
            </Button>
          </div>
        </form>
      )}
    </Formik>
  );
}
