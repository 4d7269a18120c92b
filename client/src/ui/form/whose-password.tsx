import type { ReactNode } from 'react';

/** Tells a password manager whose password changes. Nobody sees or fills it. */
export const WhosePassword = ({ email }: { email: string }): ReactNode => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
