/** Every address of the public site that shows a page of its own, and what its picture is called. */
export const PUBLIC_PAGES: readonly (readonly [address: string, name: string])[] = [
  ['/', 'home'],
  ['/rates', 'rates'],
  ['/calculator', 'calculator'],
  ['/calculator/purchase', 'calculator-purchase'],
  ['/calculator/affordability', 'calculator-affordability'],
  ['/calculator/renewal', 'calculator-renewal'],
  ['/calculator/compare', 'calculator-compare'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/privacy', 'privacy'],
  ['/careers', 'careers'],
  ['/first-time-buyers', 'first-time-buyers'],
  ['/form-selection', 'form-selection'],
  ['/basic-form', 'basic-form'],
  ['/mortgage/success', 'mortgage-success'],
  ['/auth', 'login'],
  ['/auth?way=register', 'register'],
  ['/reset-password', 'reset-password'],
  ['/verify-email', 'verify-email'],
  ['/unsubscribe', 'unsubscribe'],
  ['/unsubscribe/success', 'unsubscribe-success'],
  ['/unauthorized', 'unauthorized'],
  ['/nope', 'missing'],
];

/** What an account holder has, and a visitor has not. */
export const ACCOUNT_PAGES: readonly (readonly [address: string, name: string])[] = [
  ['/rates', 'rates-signed-in'],
  ['/account', 'account'],
  ['/account?view=details', 'account-details'],
  ['/account?view=calculations', 'account-calculations'],
  ['/account?view=liked', 'account-liked'],
  ['/account?view=security', 'account-security'],
  ['/account?view=preferences', 'account-preferences'],
];

export const CONSOLE_PAGES: readonly (readonly [address: string, name: string])[] = [
  ['/admin', 'overview'],
  ['/admin/enquiries', 'inbox'],
  ['/admin/rates', 'rates-desk'],
  ['/admin/lenders', 'lenders'],
  ['/admin/people', 'people'],
  ['/moderator', 'moderation'],
  ['/admin/audit', 'audit'],
  ['/admin/mail', 'e-mails'],
];
