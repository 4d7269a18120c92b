import type { ApplicationField } from './parts.js';

/** Each stands alone, and none is ticked for anybody. Their wording: vocabulary/consents. */
export const CONSENT_FIELDS = [
  {
    name: 'privacy',
    kind: 'consent',
    label: 'Use my information',
    required: 'Agree that we may use your information, so that we can work on your application',
  },
  {
    name: 'contact',
    kind: 'consent',
    label: 'Contact me',
    required: 'Agree that a broker may contact you about this application',
  },
  { name: 'creditCheck', kind: 'consent', label: 'Check my credit' },
  { name: 'marketing', kind: 'consent', label: 'Send me rate news' },
] as const satisfies readonly ApplicationField[];
