import { ROLE_LEVEL, type RoleName } from '../account/roles.js';
import { contentOf, type SettingsContent, type SettingsSection } from './section.js';

/** Whom the office can ask: each includes the levels above it. */
const LEVELS: Readonly<Record<string, readonly RoleName[]>> = {
  nobody: [],
  administrators: ['ADMIN'],
  staff: ['MODERATOR', 'ADMIN'],
};

const asksSomebody = (who = ''): boolean => (LEVELS[who] ?? []).length > 0;

/** Which staff need two-step sign-in, and from which day. */
export const STAFF_SIGN_IN: SettingsSection = {
  title: 'Staff sign-in',
  description: 'Which staff need two-step sign-in, and from which day.',
  lead: 'Who must sign in with a code from their phone. Turn on your own first, under My Account.',
  fields: [
    {
      name: 'who',
      kind: 'choice',
      label: 'Two-step sign-in is required for',
      choices: [
        { value: 'nobody', label: 'Nobody' },
        { value: 'administrators', label: 'Administrators' },
        { value: 'staff', label: 'Moderators and administrators' },
      ],
      empty: 'Choose',
      required: 'Choose for whom',
    },
    {
      name: 'from',
      kind: 'date',
      label: 'From',
      hint: 'Until then we ask them to set it up. From that day they can’t work as staff without it.',
      required: 'Enter the day',
      when: ({ who }) => asksSomebody(who),
    },
  ],
  lists: [],
  initial: { texts: { who: 'nobody', from: '' }, lists: {} },
};

/** What staff read who are refused for want of it. */
export const SECOND_FACTOR_NEEDED = 'Set up two-step sign-in to go on. You find it in My Account, under Security.';

/** Where somebody turns it on for others before they have it. */
export const OWN_FACTOR_FIRST =
  'Turn on two-step sign-in for your own account first. You find it in My Account, under Security.';

export interface SecondFactorRule {
  /** Whom it is asked of; empty: nobody */
  levels: readonly RoleName[];
  /** The first day, in Toronto, on which it is needed */
  from: string;
}

/** The rule as the section says it. */
export function secondFactorRule({ texts }: SettingsContent): SecondFactorRule {
  const { who = '', from = '' } = texts;
  return { levels: from === '' ? [] : (LEVELS[who] ?? []), from };
}

/** The rule from what was saved; null: nobody saved it yet. */
export const savedSecondFactorRule = (saved: unknown): SecondFactorRule =>
  secondFactorRule(contentOf(STAFF_SIGN_IN, saved ?? STAFF_SIGN_IN.initial));

/** The day from which somebody needs a second factor that they have not; null: they need none. */
export const secondFactorDay = (
  { levels, from }: SecondFactorRule,
  { role, hasFactor }: { role: RoleName; hasFactor: boolean },
): string | null => (levels.includes(role) && !hasFactor ? from : null);

/** The most that somebody may do today, a day in Toronto, and the role that waits for the second factor. */
export function rolesNow(
  rule: SecondFactorRule,
  person: { role: RoleName; hasFactor: boolean },
  today: string,
): { role: RoleName; heldBack?: RoleName } {
  const day = secondFactorDay(rule, person);
  if (day === null || today < day || ROLE_LEVEL[person.role] === ROLE_LEVEL.ACCOUNT_HOLDER)
    return { role: person.role };
  return { role: 'ACCOUNT_HOLDER', heldBack: person.role };
}
