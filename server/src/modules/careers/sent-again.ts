import type { Platform } from '../../platform/platform.js';
import type { LabelledAnswer } from '../enquiries/public.js';
import { WAS_SENT_AGAIN } from './career.sql.js';

/** What the file of an application says beside the answers, where its address applied for the same job before. */
export async function sentAgain({ db }: Pick<Platform, 'db'>, id: string): Promise<LabelledAnswer[]> {
  const [found] = await db.query<{ again: boolean }[]>(WAS_SENT_AGAIN, [id]);
  return found?.again === true
    ? [{ label: 'Sent again', value: 'Not confirmed. The earlier application is kept.' }]
    : [];
}
