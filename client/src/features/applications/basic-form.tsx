import { Formik, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { useMemo, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  basicApplicationSchema,
  emptyBasicApplication,
  type BasicApplicationValues,
} from 'domain/forms/basic-application';
import { paths } from '../../lib/paths';
import { BasicFormFields } from './basic-form-fields';
import type { Asked } from './draft';
import { relevant } from './relevant';
import { useSubmitBasic, type Refusal } from './use-submit-basic';

type Errors = FormikErrors<BasicApplicationValues>;

async function schemaErrors(values: BasicApplicationValues): Promise<Errors> {
  try {
    await validateYupSchema(relevant(values), basicApplicationSchema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

/** The form's behaviour; what it looks like is in its fields. */
export function BasicForm({
  bankId,
  mortgageType,
  phone,
}: {
  bankId: string;
  mortgageType: BasicApplicationValues['mortgageType'];
  phone: string | undefined;
}): ReactNode {
  const navigate = useNavigate();
  const { send, failure } = useSubmitBasic();
  const asked = useMemo<Asked>(() => ({ bankId, mortgageType }), [bankId, mortgageType]);
  // what the server refused stays refused until it is changed
  const refused = useRef(new Map<string, { value: unknown; message: string }>());

  async function validate(values: BasicApplicationValues): Promise<Errors> {
    const standing = [...refused.current].filter(
      ([field, { value }]) => values[field as keyof BasicApplicationValues] === value,
    );
    return {
      ...(await schemaErrors(values)),
      ...Object.fromEntries(standing.map(([field, { message }]) => [field, message])),
    };
  }

  function refuse(values: BasicApplicationValues, refusals: readonly Refusal[]): void {
    for (const { field, message } of refusals) {
      refused.current.set(field, { value: values[field as keyof BasicApplicationValues], message });
    }
  }

  return (
    <Formik<BasicApplicationValues>
      initialValues={{ ...emptyBasicApplication, ...asked }}
      validate={validate}
      onSubmit={async (values, { validateForm }) => {
        const outcome = await send(relevant(values));
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
          failure={failure}
          phone={phone}
          refusePhone={(value, message) => refuse({ ...values, phone: value }, [{ field: 'phone', message }])}
        />
      )}
    </Formik>
  );
}
