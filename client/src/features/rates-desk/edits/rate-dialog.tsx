import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { termChoices } from '@brokerage/domain/rates/rate-terms';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import { Button } from '../../../ui/console/button';
import { PartFailed } from '../../../ui/console/states';
import { Dialog } from '../../../ui/aria/dialog';
import { toast } from '../../../ui/aria/toast';
import { SelectField, TextAreaField } from '../../../ui/form/choices';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FieldFrame, useBound } from '../../../ui/form/field';
import { KeptValues } from '../../../ui/console/kept-values';
import { TextField } from '../../../ui/form/text-field';
import { WhenInput } from '../../../ui/when/when-input';
import { useAddRateCommand, useSaveRateChangeCommand } from '../changes.generated';
import {
  COMPOUNDINGS,
  INSURANCES,
  product,
  PURPOSES,
  rateName,
  shownFacts,
  VISIBILITIES,
  type DeskRow,
} from '../facts';
import { useDeskLendersQuery } from '../lenders.generated';
import { showPercent } from '../percent';
import { aprLine, EMPTY, FIELDS, fieldsOf, inputOf, MAX_NOTES, rateSchema, type RateFields } from './rate-schema';
import { RowMenu } from '../table/row-menu';
import type { RowActions } from '../table/row-context';
import { useRefresh } from '../use-refresh';
import { ago } from '../when';

/** An existing rate, or a new one that may be copied from another. */
export type Editing = { rate: DeskRow } | { like: DeskRow | undefined };

interface Props {
  editing: Editing | undefined;
  close: () => void;
  actions: RowActions;
}

const titleOf = (editing: Editing): string => ('rate' in editing ? rateName(editing.rate) : 'Add a rate');

export function RateDialog({ editing, close, actions }: Props): ReactNode {
  return (
    <Dialog isOpen={editing !== undefined} onClose={close} title={editing ? titleOf(editing) : ''} size="wide">
      {editing && <RateForm editing={editing} close={close} actions={actions} />}
    </Dialog>
  );
}

type Conflict = { theirs: DeskRow; by: string; at: string };

const AWAY = 'Not saved. Check your connection and try again. What you typed is still here.';

function RateForm({ editing, close, actions }: Props & { editing: Editing }): ReactNode {
  const refresh = useRefresh();
  const [save] = useSaveRateChangeCommand({ fields: FIELDS, failure: AWAY });
  const [add] = useAddRateCommand({ fields: FIELDS, failure: AWAY });
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const rate = 'rate' in editing ? editing.rate : undefined;
  const [version, setVersion] = useState(rate?.version ?? 0);
  const like = 'like' in editing ? editing.like : undefined;
  const initial = rate ? fieldsOf(rate) : like ? fieldsOf(like) : EMPTY;

  async function submit(fields: RateFields, { setErrors }: FormikHelpers<RateFields>): Promise<void> {
    setProblem(undefined);
    const { bankId, ...change } = inputOf(fields);
    const saved = rate && (await save({ id: rate.id, expectedVersion: version, change }));
    const { payload, ...refused } = saved ?? (await add({ input: { ...change, bankId } }));
    if (saved?.payload?.conflict) {
      const { theirs, changedBy, changedAt } = saved.payload.conflict;
      setConflict({ theirs, by: changedBy, at: changedAt });
      return;
    }
    if (payload?.rate) {
      toast({ text: rate ? 'Draft saved' : `${rateName(payload.rate)} added as a draft` });
      close();
      await refresh(rate ? 'around' : 'everything');
      return;
    }
    setErrors(refused.errors);
    setProblem(refused.problem);
  }

  return (
    <Formik initialValues={initial} validationSchema={rateSchema} onSubmit={submit} validateOnBlur={false}>
      {({ handleSubmit, isSubmitting, setValues }) => (
        <form className="rate-form" onSubmit={handleSubmit} noValidate>
          <KeptValues id="rate" />
          <ErrorSummary fields={FIELDS} />
          {conflict && (
            <ConflictBox
              conflict={conflict}
              keep={() => {
                setVersion(conflict.theirs.version);
                setConflict(undefined);
              }}
              take={() => {
                setVersion(conflict.theirs.version);
                void setValues(fieldsOf(conflict.theirs));
                setConflict(undefined);
              }}
            />
          )}
          <Fields isNew={!rate} />
          <p className="problem" role="alert">
            {problem}
          </p>
          <div className="a-dialog-foot">
            {rate && <FormMenu rate={rate} actions={actions} close={close} />}
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" look="main" off={isSubmitting}>
              {isSubmitting ? 'Saving' : rate ? 'Save draft' : 'Add rate'}
            </Button>
          </div>
        </form>
      )}
    </Formik>
  );
}

/** The row's menu without the entry for this dialog. Each choice closes it. */
function FormMenu({ rate, actions, close }: { rate: DeskRow; actions: RowActions; close: () => void }): ReactNode {
  const leaving = (run: (rate: DeskRow) => void) => (chosen: DeskRow) => {
    close();
    run(chosen);
  };
  return (
    <div className="rate-form-menu">
      <RowMenu
        rate={rate}
        actions={{
          edit: () => undefined,
          duplicate: actions.duplicate,
          archive: leaving(actions.archive),
          history: leaving(actions.history),
          discard: leaving(actions.discard),
        }}
      />
    </div>
  );
}

function ConflictBox({
  conflict: { theirs, by, at },
  keep,
  take,
}: {
  conflict: Conflict;
  keep: () => void;
  take: () => void;
}): ReactNode {
  const facts = shownFacts(theirs);
  return (
    <div className="under under-conflict" role="alert">
      <p>
        Changed by {by} {ago(at, new Date()).toLowerCase()}
        {facts && (
          <>
            {' '}
            to {product(facts)}, <b className="num">{showPercent(facts.rate)}%</b>
          </>
        )}
        . Nothing of yours was saved.
      </p>
      <Button look="main" onClick={keep}>
        Keep mine
      </Button>
      <Button onClick={take}>Take theirs</Button>
    </div>
  );
}

const TYPE_CHOICES = [
  { value: 'FIXED', label: 'Fixed' },
  { value: 'VARIABLE', label: 'Variable' },
];

function LastDay(): ReactNode {
  const { name, value, aria, error, change, blur } = useBound({ name: 'endsOn', optional: true });
  return (
    <FieldFrame name={name} label="Last day" optional error={error}>
      <div onBlur={blur}>
        <WhenInput
          id={name}
          kind="day"
          className="input"
          value={value}
          onChange={change}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
        />
      </div>
    </FieldFrame>
  );
}

function Fields({ isNew }: { isNew: boolean }): ReactNode {
  const { data, error, refetch } = useDeskLendersQuery({ fetchPolicy: 'cache-and-network' });
  const { values, initialValues } = useFormikContext<RateFields>();
  const apr = aprLine(values);
  // an imported rate may have another term, such as 18 months: it stays until somebody chooses one
  const terms = termChoices(initialValues.term === '' ? [] : [Number(initialValues.term)]);
  const lenders = (data?.deskBanks ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="rate-fields">
      {isNew && (
        <div>
          <SelectField name="bankId" label="Lender" choices={lenders} empty="Choose a lender" />
          {!data && error && <PartFailed what="The lenders" retry={refetch} />}
        </div>
      )}
      <SelectField name="term" label="Term" choices={terms} empty="Choose a term" />
      <SelectField name="type" label="Type" choices={TYPE_CHOICES} empty="Choose" />
      <SelectField
        name="compounding"
        label="Compounding"
        choices={COMPOUNDINGS}
        empty={isNew ? 'Usual for the type' : 'As it is'}
      />
      <TextField name="rate" label="Rate, in percent" inputMode="decimal" autoComplete="off" />
      <TextField name="fees" label="Fees on $500,000" hint={apr} optional inputMode="decimal" autoComplete="off" />
      <SelectField name="visibility" label="Visible to" choices={VISIBILITIES} empty="Choose" />
      <LastDay />
      <SelectField name="purpose" label="Purpose" choices={PURPOSES} empty="Choose" />
      <SelectField name="insurance" label="Insurance" choices={INSURANCES} empty="Choose" />
      <SelectField name="province" label="Province" choices={PROVINCE_CHOICES} empty="Everywhere" />
      <div className="rate-notes">
        <TextAreaField name="notes" label="Notes" optional max={MAX_NOTES} />
      </div>
    </div>
  );
}
