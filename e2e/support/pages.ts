import { LANDINGS } from '@brokerage/domain/landings/landings';
import { isTypeLanding } from '@brokerage/domain/landings/links';
import { THANK_YOU, thankYouOf } from '@brokerage/domain/landings/thanks';

type PublicPage = readonly [address: string, name: string, ofKind?: 'another'];

/** The address of each landing page. */
export const LANDING_ADDRESSES: readonly string[] = LANDINGS.map(({ to }) => to);
/** With thank-you pages of their own. Those for one mortgage type are of a kind. */
export const LANDING_PAGES: readonly PublicPage[] = LANDINGS.flatMap(({ name, to, lead }): PublicPage[] => {
  if (isTypeLanding(name)) return [[to, name, 'another']];
  return [[to, name], ...(lead.thanks === undefined ? [] : [[lead.thanks, `${name}-thankyou`] as const])];
});

/**
 * Every address of the public site that shows a page of its own, and what its picture is called. `another`: a page of a
 * kind that stands further up, with other words and figures in the same parts.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ['/', 'home'],
  ['/rates', 'rates'],
  ['/rates/watch', 'rate-watch'],
  ['/your-mortgages', 'your-mortgages'],
  ['/rate-hold', 'rate-hold'],
  ['/renewal-letter', 'renewal-letter'],
  ['/calculator', 'calculator'],
  ['/calculator/purchase', 'calculator-purchase'],
  ['/calculator/down-payments', 'calculator-down-payments', 'another'],
  ['/calculator/affordability', 'calculator-affordability', 'another'],
  ['/calculator/renewal', 'calculator-renewal', 'another'],
  ['/calculator/penalty', 'calculator-penalty', 'another'],
  ['/calculator/rate-rise', 'calculator-rate-rise', 'another'],
  ['/calculator/compare', 'calculator-compare'],
  ['/calculator/refinance', 'calculator-refinance', 'another'],
  ['/blogs', 'blogs'],
  ['/blog/the-stress-test-in-plain-words', 'blog-post'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms', 'another'],
  ['/careers', 'careers'],
  ['/careers/mortgage-agent-toronto', 'job'],
  ['/careers/office-coordinator-toronto', 'job-closed'],
  ['/careers/apply', 'careers-apply'],
  ['/first-time-buyers', 'first-time-buyers'],
  ...LANDING_PAGES,
  ['/form-selection', 'form-selection'],
  ['/basic-form', 'basic-form'],
  ['/comprehensive-form', 'comprehensive-form'],
  ['/comprehensive-form?section=work', 'comprehensive-form-work'],
  ['/comprehensive-success', 'comprehensive-success'],
  ['/mortgage/success', 'mortgage-success', 'another'],
  ['/auth', 'login'],
  ['/auth?way=register', 'register'],
  ['/reset-password', 'reset-password'],
  ['/verify-email', 'verify-email'],
  ['/agent/avery-chen', 'agent-site'],
  ['/agent/jonah-tessier', 'agent-site-short', 'another'],
  ['/agent/nobody-here', 'agent-site-missing'],
  [THANK_YOU, 'thank-you', 'another'],
  [thankYouOf('renewal'), 'thank-you-renewal', 'another'],
  ['/co-applicant', 'co-applicant'],
  ['/booking/not-a-link', 'booking'],
  ['/unsubscribe', 'unsubscribe'],
  ['/unsubscribe/success', 'unsubscribe-success', 'another'],
  ['/unsubscribe/success?of=watch', 'unsubscribe-success-watch', 'another'],
  ['/unsubscribe/success?of=renewal', 'unsubscribe-success-renewal', 'another'],
  ['/unauthorized', 'unauthorized'],
  ['/nope', 'missing'],
];

/** What an account holder has, and a visitor has not. */
export const ACCOUNT_PAGES: readonly (readonly [address: string, name: string])[] = [
  ['/rates', 'rates-signed-in'],
  ['/account', 'account'],
  ['/account?view=details', 'account-details'],
  ['/account?view=documents', 'account-documents'],
  ['/account?view=calculations', 'account-calculations'],
  ['/account?view=liked', 'account-liked'],
  ['/account?view=security', 'account-security'],
  ['/account?view=api', 'account-api'],
  ['/account?view=preferences', 'account-preferences'],
];

/** An adviser's own desk. */
export const DESK_PAGES: readonly (readonly [address: string, name: string])[] = [
  ['/account/leads', 'desk-leads'],
  ['/account/calls', 'desk-calls'],
  ['/account/files', 'desk-files'],
  ['/account/hours', 'desk-hours'],
];

export const CONSOLE_PAGES: readonly (readonly [address: string, name: string])[] = [
  ['/admin', 'overview'],
  ['/admin/enquiries', 'inbox'],
  ['/admin/enquiries?layout=board', 'inbox-board'],
  ['/admin/calendar', 'calendar'],
  ['/admin/rates', 'rates-desk'],
  ['/admin/lenders', 'lenders'],
  ['/admin/people', 'people'],
  ['/agentManager', 'agents'],
  ['/agentManager/new', 'agent-editor'],
  ['/admin/jobs', 'jobs'],
  ['/admin/jobs/new', 'job-editor'],
  ['/moderator', 'moderation'],
  ['/moderator?view=posts', 'moderation-articles'],
  ['/moderator?view=comments', 'moderation-comments'],
  ['/blogs-edit', 'posts'],
  ['/blogs-add', 'post-editor'],
  ['/admin/analytics', 'visits'],
  ['/admin/audit', 'audit'],
  ['/admin/settings', 'settings'],
  ['/admin/settings?section=testimonials', 'settings-testimonials'],
  ['/admin/settings?section=privacy', 'settings-privacy'],
  ['/admin/settings?section=company&view=history', 'settings-history'],
  ['/admin/settings?section=retention', 'settings-retention'],
  ['/admin/maturities', 'maturities'],
  ['/admin/mail', 'emails'],
  ['/admin/mail?view=templates', 'reply-templates'],
];
