import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNED = '{{adviser_name}}\n{{brokerage_name}}\n{{brokerage_phone}}';

/** What an office writes every day, to begin with. Administrators change them in the console. */
const FIRST_ONES = [
  {
    name: 'First answer',
    subject: 'Your mortgage enquiry',
    text: `Hello {{first_name}},

Thank you for getting in touch. I’m looking at your enquiry and will call you to go through your options.

If you’d rather choose a time yourself, you can book a call here: {{booking_link}}

${SIGNED}`,
  },
  {
    name: 'Could not reach you',
    subject: 'We tried to call you',
    text: `Hello {{first_name}},

I tried to call you about your enquiry and couldn’t reach you. When is a good time?

You can choose a time that suits you here: {{booking_link}}
Or call us at {{brokerage_phone}}.

{{adviser_name}}
{{brokerage_name}}`,
  },
  {
    name: 'After our call',
    subject: 'What we talked about',
    text: `Hello {{first_name}},

Thank you for your time today. As we agreed, I’ll compare what lenders offer for your situation and get back to you with the answers.

If anything changes on your side, just answer this email.

${SIGNED}`,
  },
  {
    name: 'Papers for your application',
    subject: 'The papers for your application {{application_number}}',
    text: `Hello {{first_name}},

To take your application {{application_number}} to a lender, we still need a few papers from you. Sign in to your account to see which, and to send them safely.

Please don’t send papers by email, and black out your Social Insurance Number wherever it appears.

${SIGNED}`,
  },
  {
    name: 'Your rate with a lender',
    subject: 'Your question about {{lender}}',
    text: `Hello {{first_name}},

Thank you for asking about {{lender}}. Before we hold a rate for you, I’d like to compare it with what other lenders offer for your situation. That costs you nothing and doesn’t affect your credit score.

Choose a time for a short call: {{booking_link}}

${SIGNED}`,
  },
] as const;

/** Emails that the office writes often, with variables. */
export class ReplyTemplates1792002000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reply_template (
        id uuid not null constraint reply_template_pkey primary key,
        name text not null,
        subject text not null,
        text text not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index reply_template_name_idx on reply_template (lower(name));
    `);
    for (const [at, { name, subject, text }] of FIRST_ONES.entries()) {
      const id = `00000000-0000-7000-8000-0000000007${String(at + 1).padStart(2, '0')}`;
      await runner.query('insert into reply_template (id, name, subject, text) values ($1, $2, $3, $4)', [
        ...[id, name, subject, text],
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reply_template');
  }
}
