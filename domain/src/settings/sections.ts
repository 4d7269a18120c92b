import { CALL_HOURS } from './call-hours.js';
import { COMPANY } from './company.js';
import { CONSENTS } from './consent-words.js';
import { CLAIMS, QUESTIONS, TESTIMONIALS } from './home.js';
import { PRIVACY, TERMS } from './legal.js';
import { PHONE_HOURS } from './phone-hours.js';
import { STAFF_SIGN_IN } from './staff-sign-in.js';
import type { SettingsSection } from './section.js';
import { keysOf } from '../data/objects.js';

/** Every section of the settings, in the order of the page. The names are stored; never change one. */
export const SETTINGS_SECTIONS = {
  COMPANY,
  TESTIMONIALS,
  QUESTIONS,
  CLAIMS,
  PHONE_HOURS,
  CALL_HOURS,
  STAFF_SIGN_IN,
  PRIVACY,
  TERMS,
  CONSENTS,
} as const satisfies Record<string, SettingsSection>;

export type SettingsSectionName = keyof typeof SETTINGS_SECTIONS;

export const SECTION_NAMES = keysOf(SETTINGS_SECTIONS);
