import type { SettingsContent } from '@brokerage/domain/settings/section';
import type { SettingsSectionName } from '@brokerage/domain/settings/sections';
import { OWN_FACTOR_FIRST, secondFactorDay, secondFactorRule } from '@brokerage/domain/settings/staff-sign-in';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { SECOND_FACTOR } from '../auth/public.sql.js';

const HAS_ONE = `select exists (select from ${SECOND_FACTOR} second_factor where user_id = $1 and confirmed_at is not null) as "hasFactor"`;

/** Who asks a second factor of others has one: nobody shuts themselves out of the settings that they save. */
export async function checkOwnFactor(
  manager: Pick<EntityManager, 'query'>,
  { userId, role }: Actor,
  section: SettingsSectionName,
  content: SettingsContent,
): Promise<void> {
  if (section !== 'STAFF_SIGN_IN') return;
  const [own] = await manager.query<{ hasFactor: boolean }[]>(HAS_ONE, [userId]);
  const day = secondFactorDay(secondFactorRule(content), { role, hasFactor: own?.hasFactor === true });
  if (day !== null) throw new DomainError('INVALID', OWN_FACTOR_FIRST, 'who');
}
