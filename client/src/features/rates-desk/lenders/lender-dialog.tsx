import { Formik, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { Button } from '../../../ui/console/button';
import { rereading } from '../../../ui/console/conflict';
import { Dialog } from '../../../ui/aria/dialog';
import { SelectField } from '../../../ui/form/choices';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { KeptValues } from '../../../ui/console/kept-values';
import { TextField } from '../../../ui/form/text-field';
import type { LenderPenalty } from '../../../schema.generated';
import { nextLender, PENALTY_CHOICES } from '../lender-facts';
import { useCreateLenderCommand, useUpdateLenderCommand, type DeskLenderFragment } from '../lenders.generated';
import type { Actions } from '../use-actions';

interface Props {
  isOpen: boolean;
  /** undefined: a new lender */
  lender: DeskLenderFragment | undefined;
  close: () => void;
  actions: Actions;
}

const KINDS = ['Chartered bank', 'Credit union', 'Trust company', 'Monoline lender', 'Private lender'].map((kind) => ({
  value: kind,
  label: kind,
}));
const FIELDS = ['name', 'kind', 'position', 'penalty'] as const;
const MAX_POSITION = 9_999;
const AWAY = 'Not saved. Check your connection and try again. What you typed is still here.';

const schema = object({
  name: string().trim().required('Enter the lender’s name.').max(80, 'Keep the name to 80 characters or fewer.'),
  kind: string().required('Choose the kind of lender.'),
  position: string().matches(/^\d{1,4}$/, `Enter a whole number from 0 to ${MAX_POSITION.toLocaleString('en-CA')}.`),
  penalty: string().required('Choose how the lender charges.'),
});

interface Fields {
  name: string;
  kind: string;
  position: string;
  penalty: LenderPenalty | '';
}

export function LenderDialog({ isOpen, lender, close, actions }: Props): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={close} title={lender ? lender.name : 'Add a lender'}>
      {isOpen && <LenderForm lender={lender} close={close} actions={actions} />}
    </Dialog>
  );
}

function LenderForm({ lender, close, actions }: Omit<Props, 'isOpen'>): ReactNode {
  const [create] = useCreateLenderCommand({ fields: FIELDS, failure: AWAY });
  const [update] = useUpdateLenderCommand({ fields: FIELDS, failure: AWAY });
  const [problem, setProblem] = useState<string>();

  async function submit(
    { name, kind, position, penalty }: Fields,
    { setErrors }: FormikHelpers<Fields>,
  ): Promise<void> {
    setProblem(undefined);
    const values = { name: name.trim(), kind };
    const updated =
      lender &&
      (await rereading(
        update({
          ...values,
          id: lender.id,
          expectedVersion: lender.version,
          position: Number(position),
          penalty: penalty || null,
        }),
        actions.refresh,
      ));
    const { payload, ...refused } = updated ?? (await create(values));
    if (payload?.bank) {
      const text = lender
        ? `Changes to ${payload.bank.name} saved. Visitors see them once you publish.`
        : `${payload.bank.name} added`;
      actions.tell(text, updated?.payload?.undoId ?? null);
      close();
      await actions.refresh();
      return;
    }
    setErrors(refused.errors);
    setProblem(refused.problem);
  }

  const next = lender && nextLender(lender);
  const initial: Fields = {
    name: next?.name ?? '',
    kind: next?.kind ?? '',
    position: String(next?.position ?? 0),
    penalty: next?.penalty ?? 'UNKNOWN',
  };
  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={submit} validateOnBlur={false}>
      {({ handleSubmit, isSubmitting }) => (
        <form className="rate-form" onSubmit={handleSubmit} noValidate>
          <KeptValues id="lender" />
          <ErrorSummary fields={FIELDS} />
          <div className="rate-fields rate-fields-one">
            <TextField name="name" label="Name" autoComplete="off" />
            <SelectField name="kind" label="Kind" choices={KINDS} empty="Choose a kind" />
            {lender && (
              <>
                <TextField
                  name="position"
                  label="Position"
                  hint="Orders lenders with the same best rate. The lowest number comes first."
                  inputMode="numeric"
                  autoComplete="off"
                />
                <SelectField
                  name="penalty"
                  label="Penalty for leaving a fixed rate"
                  choices={PENALTY_CHOICES}
                  empty="Choose how it charges"
                  hint="From the lender’s contract. Visitors see what leaving early costs once you know."
                />
              </>
            )}
          </div>
          <p className="problem" role="alert">
            {problem}
          </p>
          <div className="a-dialog-foot">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" look="main" off={isSubmitting}>
              {lender ? 'Save draft' : 'Add lender'}
            </Button>
          </div>
        </form>
      )}
    </Formik>
  );
}
