import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import type { schemaOf } from '@brokerage/domain/forms/field-schema';
import { askedValues, type FieldTable, type ValuesOf } from '@brokerage/domain/forms/fields';

/** What is wrong with a form's values, by its fields. What is no longer asked cannot be wrong. */
export async function schemaErrors<const T extends FieldTable>(
  table: T,
  schema: ReturnType<typeof schemaOf>,
  values: ValuesOf<T>,
): Promise<FormikErrors<ValuesOf<T>>> {
  try {
    await validateYupSchema(askedValues(table, values), schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
