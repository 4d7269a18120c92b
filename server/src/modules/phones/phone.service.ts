import { parseCanadianPhone } from '@brokerage/domain/forms/phone';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import type { Origin } from '../../kernel/actor.js';
import type { ValidatePhonePayload } from './phone.types.js';
import { VALIDATE_PHONE } from './phone.limits.js';

export class PhoneService {
  readonly #limits: Platform['limits'];

  constructor({ limits }: Pick<Platform, 'limits'>) {
    this.#limits = limits;
  }

  /** Whether the number is a Canadian one that can be called; says nothing of who has it. */
  async validate({ ip }: Origin, text: string): Promise<ValidatePhonePayload> {
    await this.#limits.consume(VALIDATE_PHONE, networkOf(ip));
    const phone = parseCanadianPhone(text);
    if ('error' in phone) {
      const userErrors = [{ code: 'INVALID' as const, message: phone.error, field: ['phoneNumber'] }];
      return { userErrors, message: MESSAGES.phoneFailed };
    }
    return { userErrors: [], phoneNumber: phone.e164, message: MESSAGES.phoneVerified };
  }
}
