import { Formik, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { PROVINCES } from 'domain/vocabulary/applications';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { SelectField, TextAreaField } from '../../ui/form/choices';
import { ErrorSummary } from '../../ui/form/error-summary';
import { TextField } from '../../ui/form/text-field';
import { TERMS } from './address';
import type { NewRateInput } from '../../schema.generated';
import { useAddRateMutation, useSaveRateChangeMutation, type SaveRateChangeMutation } from './changes.generated';
import { INSURANCES, product, PURPOSES, rateName, shownFacts, VISIBILITIES, type DeskRow } from './facts';
import { useDeskLendersQuery } from './lenders.generated';
import { showPercent } from './percent';
import { EMPTY, FIELDS, fieldsOf, inputOf, MAX_NOTES, rateSchema, type RateFields } from './rate-schema';
import { RowMenu } from './row-menu';
import type { RowActions } from './row-context';
import { useRefresh } from './use-refresh';
import { ago } from './when';

/** What the dialog is for: a rate that exists, or a new one, perhaps like another. */
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

function RateForm({ editing, close, actions }: Props & { editing: Editing }): ReactNode {
  const refresh = useRefresh();
  const [save] = useSaveRateChangeMutation({ errorPolicy: 'all' });
  const [add] = useAddRateMutation({ errorPolicy: 'all' });
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const rate = 'rate' in editing ? editing.rate : undefined;
  const [version, setVersion] = useState(rate?.version ?? 0);
  const like = 'like' in editing ? editing.like : undefined;
  const initial = rate ? fieldsOf(rate) : like ? fieldsOf(like) : EMPTY;

  type Sent = Pick<NonNullable<SaveRateChangeMutation['saveRateChange']>, 'rate' | 'userErrors'> &
    Partial<Pick<NonNullable<SaveRateChangeMutation['saveRateChange']>, 'conflict'>>;
  async function sent(
    what: { change: Omit<NewRateInput, 'bankId'> } & ({ id: string } | { bankId: string }),
  ): Promise<Sent | null | undefined> {
    if ('id' in what) {
      const variables = { id: what.id, expectedVersion: version, change: what.change };
      return (await save({ variables })).data?.saveRateChange;
    }
    return (await add({ variables: { input: { ...what.change, bankId: what.bankId } } })).data?.addRate;
  }

  async function submit(fields: RateFields, { setErrors }: FormikHelpers<RateFields>): Promise<void> {
    setProblem(undefined);
    const { bankId, ...change } = inputOf(fields);
    const answer = await sent(rate ? { id: rate.id, change } : { bankId, change }).catch(() => undefined);
    if (answer?.conflict) {
      const { theirs, changedBy, changedAt } = answer.conflict;
      setConflict({ theirs, by: changedBy, at: changedAt });
      return;
    }
    if (answer?.rate) {
      toast({ text: rate ? 'Saved, not published' : `${rateName(answer.rate)} added, not published` });
      close();
      await refresh(rate ? 'around' : 'everything');
      return;
    }
    const errors = answer?.userErrors ?? [];
    const named = errors.filter(({ field }) => FIELDS.some((name) => field?.includes(name)));
    setErrors(Object.fromEntries(named.map(({ field, message }) => [field?.at(-1) ?? '', message])));
    if (named.length === 0) {
      setProblem(
        errors[0]?.message ?? 'Not saved: the connection or the server is away. What you typed is still here.',
      );
    }
  }

  return (
    <Formik initialValues={initial} validationSchema={rateSchema} onSubmit={submit} validateOnBlur={false}>
      {({ handleSubmit, isSubmitting, setValues }) => (
        <form className="rate-form" onSubmit={handleSubmit} noValidate>
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
            <button type="button" className="b b2" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="b b1" aria-disabled={isSubmitting || undefined}>
              {isSubmitting ? 'Saving' : rate ? 'Save' : 'Add the rate'}
            </button>
          </div>
        </form>
      )}
    </Formik>
  );
}

/** The row's menu without what is open already; each choice leaves the dialog. */
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
      <button type="button" className="b b1" onClick={keep}>
        Keep mine
      </button>
      <button type="button" className="b b2" onClick={take}>
        Take theirs
      </button>
    </div>
  );
}

const TERM_CHOICES = TERMS.map((term) => ({
  value: String(term),
  label: term < 1 ? `${term * 12} months` : `${term} ${term === 1 ? 'year' : 'years'}`,
}));
const TYPE_CHOICES = [
  { value: 'FIXED', label: 'Fixed' },
  { value: 'VARIABLE', label: 'Variable' },
];
const PROVINCE_CHOICES = PROVINCES.map(({ code, name }) => ({ value: code, label: name }));

function Fields({ isNew }: { isNew: boolean }): ReactNode {
  const { data } = useDeskLendersQuery({ fetchPolicy: 'cache-and-network' });
  const lenders = (data?.deskBanks ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="rate-fields">
      {isNew && <SelectField name="bankId" label="Lender" choices={lenders} empty="Choose a lender" />}
      <SelectField name="term" label="Term" choices={TERM_CHOICES} empty="Choose a term" />
      <SelectField name="type" label="Type" choices={TYPE_CHOICES} empty="Choose" />
      <TextField name="rate" label="Rate, in percent" inputMode="decimal" autoComplete="off" />
      <TextField name="apr" label="APR, in percent" optional inputMode="decimal" autoComplete="off" />
      <SelectField name="visibility" label="Visible to" choices={VISIBILITIES} empty="Choose" />
      <TextField name="endsOn" label="Last day" optional type="date" />
      <SelectField name="purpose" label="Purpose" choices={PURPOSES} empty="Choose" />
      <SelectField name="insurance" label="Insurance" choices={INSURANCES} empty="Choose" />
      <SelectField name="province" label="Province" choices={PROVINCE_CHOICES} empty="Everywhere" />
      <div className="rate-notes">
        <TextAreaField name="notes" label="Notes" optional max={MAX_NOTES} />
      </div>
    </div>
  );
}
