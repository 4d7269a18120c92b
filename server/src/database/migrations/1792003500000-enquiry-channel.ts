import type { MigrationInterface, QueryRunner } from 'typeorm';

const first = (name: string): string => `nullif(attribution -> 'first' ->> '${name}', '')`;

/**
 * The channel of an enquiry stands in its row, so that the inbox can filter by it: an expression over `attribution` has no
 * order that goes on to the date. The column is filled as a generated one, like the words: each row is written once, and
 * no trigger wakes. A trigger keeps it afterwards.
 */
export class EnquiryChannel1792003500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function enquiry_channel(attribution jsonb) returns text
      language sql immutable parallel safe set search_path = public, pg_catalog as $$
        select case
          when ${first('gclid')} is not null
            or (lower(${first('utm_source')}) = 'google'
              and lower(${first('utm_medium')}) in ('cpc', 'ppc', 'paid', 'paidsearch', 'paid-search')) then 'GOOGLE_ADS'
          when ${first('utm_source')} is not null then lower(${first('utm_source')})
          when ${first('agent')} is not null then 'AGENT'
          when ${first('referrer')} ~ '(^|\\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|brave)\\.[a-z.]+$' then 'SEARCH'
          when ${first('referrer')} is not null then 'REFERRAL'
          else 'DIRECT' end
      $$;
      alter table enquiry add channel text not null generated always as (enquiry_channel(attribution)) stored;
      alter table enquiry alter channel drop expression;
      create index enquiry_channel_idx on enquiry (channel, created_at, id);
      create index enquiry_province_idx on enquiry (province, created_at, id);
      create function enquiry_set_channel() returns trigger language plpgsql set search_path = public, pg_catalog as $$
        begin
          new.channel := enquiry_channel(new.attribution);
          return new;
        end
      $$;
      create trigger enquiry_set_channel before insert or update of attribution on enquiry
        for each row execute function enquiry_set_channel();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger enquiry_set_channel on enquiry;
      drop function enquiry_set_channel;
      drop index enquiry_channel_idx, enquiry_province_idx;
      alter table enquiry drop channel;
      drop function enquiry_channel;
    `);
  }
}
