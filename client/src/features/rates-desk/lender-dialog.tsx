import { Formik, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { SelectField } from '../../ui/form/choices';
import { ErrorSummary } from '../../ui/form/error-summary';
import { TextField } from '../../ui/form/text-field';
import {
  useCreateLenderMutation,
  useUpdateLenderMutation,
  type CreateLenderMutation,
  type DeskLenderFragment,
} from './lenders.generated';

interface Props {
  isOpen: boolean;
  /** undefined: a new one */
  lender: DeskLenderFragment | undefined;
  close: () => void;
  changed: () => void;
}

const KINDS = ['Chartered bank', 'Credit union', 'Trust company', 'Monoline lender', 'Private lender'].map((kind) => ({
  value: kind,
  label: kind,
}));
const FIELDS = ['name', 'kind', 'position'] as const;
const MAX_PLACE = 9_999;
const AWAY = 'Not saved: the connection or the server is away. What you typed is still here.';

const schema = object({
  name: string().trim().required('Enter the lender’s name.').max(120, 'Keep the name within 120 characters.'),
  kind: string().required('Choose what kind of lender it is.'),
  position: string().matches(/^\d{1,4}$/, `Enter a place from 0 to ${MAX_PLACE}.`),
});

interface Fields {
  name: string;
  kind: string;
  position: string;
}

export function LenderDialog({ isOpen, lender, close, changed }: Props): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={close} title={lender ? lender.name : 'Add a lender'}>
      {isOpen && <LenderForm lender={lender} close={close} changed={changed} />}
    </Dialog>
  );
}

function LenderForm({ lender, close, changed }: Omit<Props, 'isOpen'>): ReactNode {
  const [create] = useCreateLenderMutation({ errorPolicy: 'all' });
  const [update] = useUpdateLenderMutation({ errorPolicy: 'all' });
  const [problem, setProblem] = useState<string>();
  type Answer = CreateLenderMutation['createBank'] | undefined;

  async function sent({ name, kind, position }: Fields): Promise<Answer> {
    if (!lender) return (await create({ variables: { name: name.trim(), kind } })).data?.createBank;
    const { id, version: expectedVersion } = lender;
    const variables = { id, expectedVersion, name: name.trim(), kind, position: Number(position) };
    return (await update({ variables })).data?.updateBank;
  }

  async function submit(fields: Fields, { setFieldError }: FormikHelpers<Fields>): Promise<void> {
    setProblem(undefined);
    const answer = await sent(fields).catch(() => undefined);
    if (answer?.bank) {
      toast({ text: lender ? `${answer.bank.name} saved` : `${answer.bank.name} added` });
      changed();
      close();
      return;
    }
    const first = answer?.userErrors[0];
    const field = FIELDS.find((name) => first?.field?.includes(name));
    if (first && field) setFieldError(field, first.message);
    else setProblem(first?.message ?? AWAY);
  }

  const initial: Fields = {
    name: lender?.name ?? '',
    kind: lender?.kind ?? '',
    position: String(lender?.position ?? 0),
  };
  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={submit} validateOnBlur={false}>
      {({ handleSubmit, isSubmitting }) => (
        <form className="rate-form" onSubmit={handleSubmit} noValidate>
          <ErrorSummary fields={FIELDS} />
          <div className="rate-fields rate-fields-one">
            <TextField name="name" label="Name" autoComplete="off" />
            <SelectField name="kind" label="Kind" choices={KINDS} empty="Choose a kind" />
            {lender && (
              <TextField
                name="position"
                label="Place"
                hint="Among lenders that are equally cheap; the lowest stands first."
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </div>
          <p className="problem" role="alert">
            {problem}
          </p>
          <div className="a-dialog-foot">
            <button type="button" className="b b2" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="b b1" aria-disabled={isSubmitting || undefined}>
              {lender ? 'Save' : 'Add the lender'}
            </button>
          </div>
        </form>
      )}
    </Formik>
  );
}
