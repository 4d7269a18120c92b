import type { DataSource } from 'typeorm';
import { RATES_NOW } from './lender-choice.sql.js';

/** A rate as it is published */
interface RateNow {
  id: string;
  rate: number;
  fees: number | null;
  endsOn: string | null;
}

/** Those of these rates that visitors may have today. */
export const ratesNow = (db: Pick<DataSource, 'query'>, ids: readonly string[]): Promise<RateNow[]> =>
  db.query<RateNow[]>(RATES_NOW, [ids]);
