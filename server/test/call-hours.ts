import { CALL_HOURS } from '@brokerage/domain/settings/call-hours';
import type { SettingTexts } from '@brokerage/domain/settings/section';
import type { TestApi } from './api.js';

type Lists = Partial<Record<'week' | 'otherDays' | 'holidays', SettingTexts[]>>;

/** The office's call hours with these lists in place of the first ones; without any, as nobody saved them. */
export async function setCallHours(api: Pick<TestApi, 'rows'>, lists?: Lists): Promise<void> {
  if (!lists) {
    await api.rows(`update site_settings set sections = sections - 'CALL_HOURS'`);
    return;
  }
  const { texts, lists: first } = CALL_HOURS.initial!;
  await api.rows(`update site_settings set sections = sections || jsonb_build_object('CALL_HOURS', $1::jsonb)`, [
    JSON.stringify({ texts, lists: { ...first, ...lists } }),
  ]);
}
