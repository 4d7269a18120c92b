import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words as they were stored; they stand here because the product's own may change. */
const TYPES = `(values ('New purchase', 'new_purchase'), ('Refinance', 'refinance'), ('Renewal', 'renewal'),
  ('Equity takeout', 'equity_takeout'), ('Something else', 'other')) as type(label, code)`;
const PROVINCES = `(values ('Alberta', 'AB'), ('British Columbia', 'BC'), ('Manitoba', 'MB'), ('New Brunswick', 'NB'),
  ('Newfoundland and Labrador', 'NL'), ('Nova Scotia', 'NS'), ('Northwest Territories', 'NT'), ('Nunavut', 'NU'),
  ('Ontario', 'ON'), ('Prince Edward Island', 'PE'), ('Québec', 'QC'), ('Saskatchewan', 'SK'), ('Yukon', 'YT'))
  as place(name, code)`;

/** An enquiry says what it is about in codes, not in an English title. */
const SQL = `
alter table enquiry add column topic text, add column province text;
update enquiry e set
  topic = case when e.source = 'chat' then split_part(e.subject, ' · ', 1)
    else coalesce((select type.code from ${TYPES} where type.label = split_part(e.subject, ' · ', 1)),
                  split_part(e.subject, ' · ', 1)) end,
  province = (select place.code from ${PROVINCES} where place.name = split_part(e.subject, ' · ', 2));
alter table enquiry alter column topic set not null, drop column subject;
`;

const BACK = `
alter table enquiry add column subject text;
update enquiry e set subject = concat_ws(' · ',
  coalesce((select type.label from ${TYPES} where type.code = e.topic), e.topic),
  case when e.source = 'chat' then 'chat'
    else (select place.name from ${PROVINCES} where place.code = e.province) end);
alter table enquiry alter column subject set not null, drop column topic, drop column province;
`;

export class EnquiryTopic1792000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
