export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** What is wrong with a new password, as far as the browser can tell; the list of common ones is the server's. */
export function passwordProblem(password: string): string | undefined {
  if (!password) return 'Choose a password';
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters`;
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters`;
  return undefined;
}
