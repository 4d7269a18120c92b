import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, knownValues, namesOf } from '@brokerage/domain/forms/fields';
import {
  POLICY_FORM,
  POLICY_PRODUCTS,
  POLICY_SECTIONS,
  type PolicyValues,
} from '@brokerage/domain/lender-fit/policy-form';
import { Formik } from 'formik';
import { ScrollText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { LoadFailed, RowSkeletons } from '../../ui/console/states';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFields } from '../../ui/form/form-field';
import { KeptValues } from '../../ui/form/kept-values';
import { schemaErrors } from '../../ui/form/schema-errors';
import {
  useLenderPoliciesQuery,
  usePublishLenderPolicyCommand,
  type LenderPolicyVersionFragment,
} from './policies.generated';
import styles from './policy.module.css?sheet';

interface Lender {
  id: string;
  name: string;
}

const SCHEMA = schemaOf(POLICY_FORM);
const ORDER = namesOf(POLICY_FORM);
const COMMAND = {
  fields: ORDER,
  nameOf: (place: readonly string[]) => nameAt(POLICY_FORM, place),
  failure: 'Not published. Check your connection and try again. What you typed is still here.',
};

const productOf = (product: string): string => POLICY_PRODUCTS.find(({ value }) => value === product)?.label ?? product;

/** What a lender takes and counts: its versions, and the form of the next one. */
export function LenderPolicyButton({ lender }: { lender: Lender }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ScrollText size={16} aria-hidden="true" /> Policy<span className="sr-text"> of {lender.name}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} size="wide" title={`Policy of ${lender.name}`}>
        {isOpen && <Policies lender={lender} close={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Policies({ lender, close }: { lender: Lender; close: () => void }): ReactNode {
  const { data, error, refetch } = useLenderPoliciesQuery({
    variables: { bankId: lender.id },
    fetchPolicy: 'network-only',
  });
  const policies = data?.lenderPolicies;
  if (!policies && error) return <LoadFailed what="The policies" retry={() => void refetch()} />;
  if (!policies) return <RowSkeletons rows={4} />;
  return (
    <>
      <Versions policies={policies} />
      <PolicyForm lender={lender} policies={policies} close={close} />
    </>
  );
}

function Versions({ policies }: { policies: readonly LenderPolicyVersionFragment[] }): ReactNode {
  if (policies.length === 0)
    return <p className="muted">No policy yet. Without one, every file asks the lender for it.</p>;
  return (
    <ul className={styles.versions}>
      {policies.map(({ id, effectiveFrom, product, source, sample, inForce, publishedBy, publishedAt }) => (
        <li key={id}>
          <b>
            From {formatDay(effectiveFrom)}, {productOf(product).toLowerCase()}
          </b>
          {inForce && <span className="tag">In force</span>}
          {sample && <span className="tag tag-warn">Sample</span>}
          <small>
            {source}. Published {moment(publishedAt)}
            {publishedBy && <span> by {publishedBy}</span>}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The newest version as it is typed, to change what changed; of a lender without one, an empty form. */
function valuesOf(policies: readonly LenderPolicyVersionFragment[]): PolicyValues {
  const raw = Object.fromEntries((policies[0]?.terms ?? []).map(({ name, value }) => [name, value]));
  return { ...emptyValues(POLICY_FORM), ...knownValues(POLICY_FORM, raw), effectiveFrom: '', source: '' };
}

/** What somebody saw as the last one: the newest publication, whatever day it begins. */
const lastOf = (policies: readonly LenderPolicyVersionFragment[]): string | null =>
  [...policies].sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))[0]?.id ?? null;

interface FormProps {
  lender: Lender;
  policies: readonly LenderPolicyVersionFragment[];
  close: () => void;
}

function PolicyForm({ lender, policies, close }: FormProps): ReactNode {
  const [publish] = usePublishLenderPolicyCommand(COMMAND);
  const [problem, setProblem] = useState<string>();
  return (
    <Formik<PolicyValues>
      initialValues={valuesOf(policies)}
      validate={(values) => schemaErrors(POLICY_FORM, SCHEMA, values)}
      validateOnBlur={false}
      onSubmit={async (values, { setErrors }) => {
        setProblem(undefined);
        const input = toInput(POLICY_FORM, values);
        const outcome = await publish({ bankId: lender.id, basedOn: lastOf(policies), input });
        if (outcome.done) {
          toast({ text: `Policy of ${lender.name} published. Open files are asked again when it begins.` });
          close();
          return;
        }
        setErrors(outcome.errors);
        setProblem(outcome.problem);
      }}
    >
      {({ handleSubmit, isSubmitting }) => (
        <form onSubmit={handleSubmit} noValidate>
          <KeptValues id={`lender-policy-${lender.id}`} />
          <ErrorSummary fields={ORDER} />
          {POLICY_SECTIONS.map(({ title, fields }) => (
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
            <Button type="submit" look="main" aria-disabled={isSubmitting || undefined}>
              Publish policy
            </Button>
          </div>
        </form>
      )}
    </Formik>
  );
}
