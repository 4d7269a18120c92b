import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads of the landing pages and the contact page. A message may come without a phone number. */
export class LeadForms1792000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lead alter column phone drop not null;
      alter table lead add constraint lead_source_known check (source in ('chat', 'second_mortgage',
        'private_financing', 'self_employed', 'landing', 'contact', 'realtorquest'));
      alter table enquiry alter column masked_phone drop not null, alter column phone_index drop not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update enquiry set masked_phone = coalesce(masked_phone, ''), phone_index = coalesce(phone_index, '');
      update lead set phone = coalesce(phone, '');
      alter table enquiry alter column masked_phone set not null, alter column phone_index set not null;
      alter table lead drop constraint lead_source_known;
      alter table lead alter column phone set not null`);
  }
}
