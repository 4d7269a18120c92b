interface UserError {
  message: string;
  field: readonly string[] | null;
}

/** What the server refused, by the form's field; what belongs to none of them comes under ''. */
export function errorsByField(errors: readonly UserError[], fields: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    // 'password.current' is the field `current` of a form that asks for nothing else of that name
    const name = [field?.join('.'), field?.at(-1)].find((path) => path !== undefined && fields.includes(path)) ?? '';
    found[name] ??= message;
  }
  return found;
}
