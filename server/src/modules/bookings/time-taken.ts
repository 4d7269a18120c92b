import type { Problem } from '../../kernel/domain-error.js';
import type { SlotService, SlotTimes, SlotWish } from './slot.service.js';

/** The time is not free: the caller is told with the times that are. */
export class TimeTaken extends Error {
  override readonly name = 'TimeTaken';

  constructor(readonly wish: SlotWish) {
    super('That time is not free.');
  }
}

/** What a mutation answers instead of the booking. */
export interface NotBooked {
  alternatives: SlotTimes[];
  userErrors: Problem[];
}

const TAKEN: Problem = {
  code: 'CONFLICT',
  message: 'That time is no longer free. Choose another one.',
  field: ['startsAt'],
};

/** Answers the work, or the times nearest to the one that was taken meanwhile. */
export async function orAlternatives<T extends object>(
  slots: SlotService,
  work: () => Promise<T>,
): Promise<T | NotBooked> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTaken)) throw error;
    return { alternatives: await slots.alternatives(error.wish), userErrors: [TAKEN] };
  }
}
