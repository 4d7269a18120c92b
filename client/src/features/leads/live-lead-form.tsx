import { Formik, useFormikContext } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { emptyValues, isAsked, textsOf, type FieldTable } from '@brokerage/domain/forms/fields';
import { THANK_YOU } from '@brokerage/domain/landings/thanks';
import { LEAD_SOURCES } from '@brokerage/domain/leads/lead-sources';
import { useConsentWords } from '../../lib/consent-words';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { FormField } from '../../ui/form/form-field';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { schemaErrors } from '../../ui/form/schema-errors';
import { SubmitButton } from '../../ui/form/submit-button';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import { mortgageTypeOf } from '../../lib/scenario/offers';
import type { LeadFormProps } from './lead-form';
import styles from '../../ui/landing/landing.module.css?sheet';
import { useSubmitLead, type LeadValues } from './use-submit-lead';
import { useOnChange } from '../../lib/effects';

const tableOf = (source: LeadFormProps['source']): FieldTable =>
  LEAD_SOURCES.find(({ graphql }) => graphql === source)?.form ?? [];

/** What a robot fills in and a person never meets. */
function Trap(): ReactNode {
  const { getFieldProps } = useFormikContext();
  return (
    <p className={styles.trap} aria-hidden="true">
      <label htmlFor="website">Leave this empty</label>
      <input id="website" tabIndex={-1} autoComplete="off" {...getFieldProps('website')} />
    </p>
  );
}

/** Offers what was said on the page about rates where nobody has answered yet. */
function OfferType(): null {
  const { values, setFieldValue } = useFormikContext<LeadValues>();
  useOnChange(() => {
    const type = mortgageTypeOf(keptScenario() ?? {});
    if (values.mortgageType === '' && type) void setFieldValue('mortgageType', type, false);
    // once: later answers are theirs
  }, []);
  return null;
}

const inOrder = (fields: FieldTable): ReactNode => fields.map((field) => <FormField key={field.name} field={field} />);
/** One optional field more is not worth a fold. */
const LEAST_FOLDED = 2;

/** What nobody can send without, then the rest folded: the form ends with the picture beside it. */
function Fields({ table, given }: { table: FieldTable; given: string | undefined }): ReactNode {
  const { values, errors, submitCount } = useFormikContext<LeadValues>();
  const [opened, setOpened] = useState(false);
  const texts = textsOf(values);
  const asked = table.filter(
    (field) => isAsked(field, texts) && !(given !== undefined && field.name === 'mortgageType'),
  );
  const extra = asked.filter(({ required }) => required === undefined);
  if (extra.length < LEAST_FOLDED) return inOrder(asked);
  // an error leads into the fold, so it must not be shut
  const wrong = submitCount > 0 && extra.some(({ name }) => errors[name] !== undefined);
  return (
    <>
      {inOrder(asked.filter(({ required, kind }) => required !== undefined && kind !== 'consent'))}
      <details
        className={styles.more}
        open={opened || wrong}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary>Add details (optional)</summary>
        <div className={styles.fields}>{inOrder(extra)}</div>
      </details>
      {inOrder(asked.filter(({ kind }) => kind === 'consent'))}
    </>
  );
}

/** The lead form with its rules. Its code comes when somebody turns to the form. */
export function LiveLeadForm({
  source,
  mortgageType,
  agentId,
  submitLabel = 'Send',
  thanks = THANK_YOU,
}: Omit<LeadFormProps, 'title'>): ReactNode {
  const table = tableOf(source);
  const schema = useMemo(() => schemaOf(table), [table]);
  const navigate = useNavigate();
  const wordsOf = useConsentWords();
  const { send, failure } = useSubmitLead(source, table);
  const initial = useMemo(
    () => ({ ...emptyValues(table), ...(mortgageType && { mortgageType }), ...(agentId && { agentId }), website: '' }),
    [table, mortgageType, agentId],
  );
  return (
    <Formik<LeadValues & { website: string }>
      initialValues={initial}
      validate={(values) => schemaErrors(table, schema, values)}
      onSubmit={async ({ website, ...values }, { setErrors }) => {
        const { sent, errors } = await send(values, website);
        if (!sent) setErrors(errors);
        // replaced, so that Back leads to what was before the form and never sends it again
        else await navigate(thanks, { replace: true });
      }}
    >
      <HydratedForm id={`lead-${source.toLowerCase().replaceAll('_', '-')}`}>
        <ErrorSummary fields={table.map(({ name }) => name)} />
        <FormFailure message={failure} />
        <div className={styles.fields}>
          <Fields table={table} given={mortgageType} />
        </div>
        <Trap />
        {mortgageType === undefined && <OfferType />}
        <PrivacyNotice>
          {source === 'CONTACT' || source === 'AGENT'
            ? wordsOf('MESSAGE')
            : 'No credit check. We never sell your information.'}
        </PrivacyNotice>
        <SubmitButton busy="Sending">{submitLabel}</SubmitButton>
      </HydratedForm>
    </Formik>
  );
}
