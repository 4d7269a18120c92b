import { ANALYTICS_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { consentRows, readVersion, writeConsents } from '../consents/public.js';
import { ADD_COUNTS } from './analytics.sql.js';
import { CHOICES } from './analytics.limits.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The version of the words that are shown. $1 of the first ones. */
const SHOWN = `select ${readVersion(`'analytics'`, '$1::text')} as version`;

export interface Choice {
  granted: boolean;
  textVersion: string;
  /** Made up by the browser, and kept by it beside the choice: what proves which row is whose */
  receipt: string;
}

/** What visitors choose about being counted. The row names nobody and no network: a refusal must leave no trace of a person. */
export class ChoiceService {
  readonly #platform: Pick<Platform, 'db' | 'limits'>;

  constructor(platform: Pick<Platform, 'db' | 'limits'>) {
    this.#platform = platform;
  }

  async record({ ip }: Pick<Origin, 'ip'>, { granted, textVersion, receipt }: Choice): Promise<boolean> {
    await this.#platform.limits.consume(CHOICES, networkOf(ip));
    if (!UUID.test(receipt)) throw new DomainError('INVALID', 'receipt must be a UUID.', 'receipt');
    const [shown] = await this.#platform.db.query<{ version: string }[]>(SHOWN, [ANALYTICS_CONSENT_VERSION]);
    if (textVersion !== shown?.version) {
      throw new DomainError('INVALID', 'These words are no longer shown. Reload the page.', 'textVersion');
    }
    const rows = consentRows({ email: null, sourceId: receipt, ip: null }, [
      { purpose: 'analytics', granted, textVersion },
    ]);
    const day = localDateOf(Date.now(), OFFICE_ZONE);
    const counts = [{ day, kind: 'CONSENT', key: granted ? 'GRANTED' : 'REFUSED', count: 1 }];
    await this.#platform.db.transaction(async (manager) => {
      await writeConsents(manager, rows);
      await manager.query(ADD_COUNTS, [JSON.stringify(counts)]);
    });
    return granted;
  }
}
