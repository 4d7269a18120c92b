import { addressLines, type PostalAddress } from '@brokerage/domain/settings/address-lines';
import { sortedAddress } from '@brokerage/domain/settings/postal-address';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The offices' addresses by their parts instead of one text each. Versions of the settings keep the shape they were written
 * in; the history reads them by the same rule.
 */
export class OfficeAddresses1792021000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table site_settings add offices jsonb not null default '[]'`);
    const rows = await db.manager.query<{ id: string; addresses: string[] }[]>(
      'select id, addresses from site_settings',
    );
    for (const { id, addresses } of rows) {
      const offices = JSON.stringify(addresses.map(sortedAddress));
      await db.query('update site_settings set offices = $2 where id = $1', [id, offices]);
    }
    await db.query('alter table site_settings drop addresses');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table site_settings add addresses text[] not null default '{}'`);
    const rows = await db.manager.query<{ id: string; offices: PostalAddress[] }[]>(
      'select id, offices from site_settings',
    );
    for (const { id, offices } of rows) {
      await db.query('update site_settings set addresses = $2 where id = $1', [id, offices.map(addressLines)]);
    }
    await db.query(`
      alter table site_settings alter addresses drop default;
      alter table site_settings drop offices`);
  }
}
