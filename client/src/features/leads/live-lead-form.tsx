import { Formik, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
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
import { TabDraft } from '../../ui/form/tab-draft';
import { typedHere } from '../../ui/form/typed-here';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { answersOf, FIRST_MORTGAGE, SELF_EMPLOYED } from '../../lib/scenario/form-shared';
import type { Shared } from '../../lib/scenario/shared';
import { useKeptTyped } from '../../lib/scenario/use-kept-typed';
import { OfferSaid } from '../../ui/form/offer-said';
import { draftOf, formIdOf } from './form-ids';
import type { LeadFormProps } from './lead-form';
import styles from '../../ui/landing/landing.module.css?sheet';
import { useSubmitLead, type LeadValues } from './use-submit-lead';

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

/** What the form has in common with what is said on other pages: the worth of a home is no price that somebody wants to pay. */
function sharedOf(source: LeadFormProps['source'], mortgageType: unknown): Shared | undefined {
  switch (source) {
    case 'LANDING':
      return answersOf(mortgageType);
    case 'SELF_EMPLOYED':
      return SELF_EMPLOYED;
    case 'SECOND_MORTGAGE':
      return FIRST_MORTGAGE;
    default:
      return undefined;
  }
}

const namesIn = (fields: FieldTable): string[] => fields.map(({ name }) => name);
const inOrder = (fields: FieldTable): ReactNode => fields.map((field) => <FormField key={field.name} field={field} />);
/** One optional field more is not worth a fold. */
const LEAST_FOLDED = 2;

interface FieldsProps {
  table: FieldTable;
  /** The kind of mortgage that the page is for */
  given: string | undefined;
  source: LeadFormProps['source'];
}

/** What nobody can send without, then the rest folded: the form ends with the picture beside it. */
function Fields({ table, given, source }: FieldsProps): ReactNode {
  const { values, errors, submitCount } = useFormikContext<LeadValues>();
  const [opened, setOpened] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // it opens without scripts: whoever opened it before the code came is told here
  useLayoutEffect(() => setOpened(fold.current?.open ?? false), []);
  const texts = textsOf(values);
  const asked = table.filter(
    (field) => isAsked(field, texts) && !(given !== undefined && field.name === 'mortgageType'),
  );
  const extra = asked.filter(({ required }) => required === undefined);
  // nothing goes along that nobody sees
  const hasMore = extra.some(({ name }) => texts[name]);
  useEffect(() => {
    if (hasMore) setOpened(true);
  }, [hasMore]);
  const offered = sharedOf(source, values.mortgageType)?.offered;
  if (extra.length < LEAST_FOLDED)
    return (
      <>
        {inOrder(asked)}
        {offered && <OfferSaid offered={offered} shown={namesIn(asked)} />}
      </>
    );
  // an error leads into the fold, so it must not be shut
  const wrong = submitCount > 0 && extra.some(({ name }) => errors[name] !== undefined);
  const open = opened || wrong;
  const first = asked.filter(({ required }) => required !== undefined);
  return (
    <>
      {offered && <OfferSaid offered={offered} shown={namesIn(open ? asked : first)} />}
      {inOrder(first.filter(({ kind }) => kind !== 'consent'))}
      <details
        ref={fold}
        className={styles.more}
        open={open}
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
  const keep = useKeptTyped();
  const draft = draftOf({ source, agentId });
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
        else {
          typedHere.forget(draft);
          await navigate(thanks, { replace: true });
        }
      }}
    >
      <HydratedForm
        id={formIdOf(source)}
        onTyped={(typed, now) => {
          const shared = sharedOf(source, now.mortgageType);
          if (shared) keep(typed, shared);
        }}
      >
        <TabDraft id={draft} />
        <ErrorSummary fields={namesIn(table)} />
        <FormFailure message={failure} />
        <div className={styles.fields}>
          <Fields table={table} given={mortgageType} source={source} />
        </div>
        <Trap />
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
