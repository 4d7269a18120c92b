import { Formik, type FormikErrors } from 'formik';
import { useMemo, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BASIC_FORM, type BasicApplicationValues } from '@brokerage/domain/application/basic-application';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues } from '@brokerage/domain/forms/fields';
import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { paths } from '../../lib/paths';
import { schemaErrors } from '../../ui/form/schema-errors';
import { BasicFormFields } from './basic-form-fields';
import type { AccountDraft } from './account-draft';
import type { Asked } from './draft';
import { useSubmitBasic, type Refusal } from './use-submit-basic';

const SCHEMA = schemaOf(BASIC_FORM);

type Errors = FormikErrors<BasicApplicationValues>;

export interface BasicFormProps {
  bankId: string;
  draft: AccountDraft | undefined;
  saved: ReactNode;
  mortgageType: BasicApplicationValues['mortgageType'];
  phone: string | undefined;
  sender: Sender | undefined;
}

/** The form's behaviour; what it looks like is in its fields. */
export function BasicForm({ bankId, draft, mortgageType, phone, saved, sender }: BasicFormProps): ReactNode {
  const navigate = useNavigate();
  const { send, failure } = useSubmitBasic(draft);
  const asked = useMemo<Asked>(() => ({ bankId, mortgageType }), [bankId, mortgageType]);
  // what the server refused stays refused until it is changed
  const refused = useRef(new Map<string, { value: unknown; message: string }>());

  async function validate(values: BasicApplicationValues): Promise<Errors> {
    const given: Readonly<Record<string, unknown>> = values;
    const standing = [...refused.current].filter(([field, { value }]) => given[field] === value);
    return {
      ...(await schemaErrors(BASIC_FORM, SCHEMA, values)),
      ...Object.fromEntries(standing.map(([field, { message }]) => [field, message])),
    };
  }

  function refuse(values: BasicApplicationValues, refusals: readonly Refusal[]): void {
    const given: Readonly<Record<string, unknown>> = values;
    for (const { field, message } of refusals) refused.current.set(field, { value: given[field], message });
  }

  return (
    <Formik<BasicApplicationValues>
      initialValues={{ ...emptyValues(BASIC_FORM), ...asked }}
      validate={validate}
      onSubmit={async (values, { validateForm }) => {
        const outcome = await send(values);
        if (outcome.sent) {
          // replaced, so that Back leads to what was before the form and never sends it again
          await navigate(paths.mortgageSuccess, { replace: true });
          return;
        }
        refuse(values, outcome.refusals);
        await validateForm();
      }}
    >
      {({ values }) => (
        <BasicFormFields
          asked={asked}
          draft={draft}
          saved={saved}
          failure={failure}
          phone={phone}
          sender={sender}
          refusePhone={(value, message) => refuse({ ...values, phone: value }, [{ field: 'phone', message }])}
        />
      )}
    </Formik>
  );
}
