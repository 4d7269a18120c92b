import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { emptyValues, knownValues, namesOf } from '@brokerage/domain/forms/fields';
import {
  POLICY_FORM,
  POLICY_PRODUCTS,
  POLICY_SECTIONS,
  type PolicyValues,
} from '@brokerage/domain/lender-fit/policy-form';
import { ScrollText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { LoadFailed, RowSkeletons } from '../../ui/console/states';
import {
  useLenderPoliciesQuery,
  usePublishLenderPolicyCommand,
  type LenderPolicyVersionFragment,
} from './policies.generated';
import { lastOf, VersionForm, VersionList } from './version-form';

interface Lender {
  id: string;
  name: string;
}

const COMMAND = {
  fields: namesOf(POLICY_FORM),
  nameOf: (place: readonly string[]) => nameAt(POLICY_FORM, place),
  failure: 'Not published. Check your connection and try again. What you typed is still here.',
};

const productOf = (product: string): string => POLICY_PRODUCTS.find(({ value }) => value === product)?.label ?? product;

/** What a lender takes and counts: its versions, and the form of the next one. */
export function LenderPolicyButton({ lender }: { lender: Lender }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useKeptInput(`lender-policy-${lender.id}-open`, () => isOpen || undefined, setOpen);
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
  if (!policies && error) return <LoadFailed what="The policies" retry={refetch} />;
  if (!policies) return <RowSkeletons rows={4} />;
  return (
    <>
      <Versions policies={policies} />
      <PolicyForm lender={lender} policies={policies} close={close} />
    </>
  );
}

function Versions({ policies }: { policies: readonly LenderPolicyVersionFragment[] }): ReactNode {
  return (
    <VersionList
      versions={policies}
      none="No policy yet. Without one, every file asks the lender for it."
      about={({ product }) => `, ${productOf(product).toLowerCase()}`}
      tags={({ sample }) => sample && <span className="tag tag-warn">Sample</span>}
    />
  );
}

/** The newest version as it is typed, to change what changed; of a lender without one, an empty form. */
function valuesOf(policies: readonly LenderPolicyVersionFragment[]): PolicyValues {
  const raw = Object.fromEntries((policies[0]?.terms ?? []).map(({ name, value }) => [name, value]));
  return { ...emptyValues(POLICY_FORM), ...knownValues(POLICY_FORM, raw), effectiveFrom: '', source: '' };
}

interface FormProps {
  lender: Lender;
  policies: readonly LenderPolicyVersionFragment[];
  close: () => void;
}

function PolicyForm({ lender, policies, close }: FormProps): ReactNode {
  const [publish] = usePublishLenderPolicyCommand(COMMAND);
  return (
    <VersionForm
      id={`lender-policy-${lender.id}`}
      table={POLICY_FORM}
      sections={POLICY_SECTIONS}
      initial={valuesOf(policies)}
      submit="Publish policy"
      publish={(values) =>
        publish({ bankId: lender.id, basedOn: lastOf(policies), input: toInput(POLICY_FORM, values) })
      }
      onDone={() => {
        toast({ text: `Policy of ${lender.name} published. Open files are checked again when it takes effect.` });
        close();
      }}
      close={close}
    />
  );
}
