export interface UserError {
  message: string;
  /** Absent where the operation asks for messages alone. */
  field?: readonly string[] | null;
}

export interface FormFields {
  /** The form's fields, by name. */
  fields?: readonly string[];
  /** The form's name of a place in the input, where the two differ. */
  nameOf?: (place: readonly string[]) => string | undefined;
}

/** What the server refused, by the form's field; what belongs to none of them comes under ''. */
export function errorsByField(
  errors: readonly UserError[],
  { fields = [], nameOf }: FormFields,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    const place = field?.filter((part) => part !== 'input') ?? [];
    // 'password.current' is the field `current` of a form that asks for nothing else of that name
    const names = [nameOf?.(place), place.join('.'), place.at(-1)];
    const name = names.find((known) => known !== undefined && fields.includes(known)) ?? '';
    found[name] ??= message;
  }
  return found;
}
