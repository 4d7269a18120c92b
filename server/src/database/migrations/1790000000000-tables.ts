/** Written by hand; a test fails when it and the entities differ. */
export const TABLES = `
create table user_account (
  id uuid not null constraint user_account_pkey primary key,
  name text not null,
  email text not null,
  phone text,
  password_hash text,
  role text not null default 'ACCOUNT_HOLDER',
  email_verified_at timestamptz,
  suspended_at timestamptz,
  locale text not null default 'en-CA',
  marketing_consent boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index user_account_email_unique on user_account (lower(email));

create table session (
  id uuid not null constraint session_pkey primary key,
  user_id uuid not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint session_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
);
create index session_user_id_idx on session (user_id);

create table bank (
  id uuid not null constraint bank_pkey primary key,
  name text not null,
  slug text not null,
  kind text not null,
  logo_file text,
  position integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index bank_slug_idx on bank (slug);

create table rate (
  id uuid not null constraint rate_pkey primary key,
  bank_id uuid not null,
  term numeric(4,2) not null,
  type text not null,
  rate numeric(6,4) not null,
  apr numeric(6,4),
  purpose text not null default 'any',
  insurance text not null default 'any',
  province text,
  notes text,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rate_bank_id_fkey foreign key (bank_id) references bank (id) on delete cascade,
  constraint rate_term_range check (term between 0.5 and 10),
  constraint rate_rate_range check (rate > 0 and rate < 30),
  constraint rate_type_known check (type in ('fixed', 'variable'))
);
create index rate_bank_id_rate_id_idx on rate (bank_id, rate, id);

create table rate_history (
  id uuid not null constraint rate_history_pkey primary key,
  rate_id uuid not null,
  bank_id uuid not null,
  bank_name text not null,
  actor_id uuid,
  old_rate numeric(6,4),
  new_rate numeric(6,4),
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  constraint rate_history_actor_id_fkey foreign key (actor_id) references user_account (id) on delete set null
);
create index rate_history_bank_id_created_at_idx on rate_history (bank_id, created_at);

create table application (
  id uuid not null constraint application_pkey primary key,
  application_number text not null,
  kind text not null default 'basic',
  user_id uuid,
  bank_id uuid,
  full_name text not null,
  email text not null,
  phone text not null,
  phone_index text not null,
  mortgage_type text not null,
  province text,
  content text not null,
  status text not null default 'submitted',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint application_user_id_fkey foreign key (user_id) references user_account (id) on delete set null,
  constraint application_bank_id_fkey foreign key (bank_id) references bank (id) on delete set null,
  constraint application_kind_known check (kind in ('basic', 'comprehensive'))
);
create unique index application_application_number_idx on application (application_number);
create index application_user_id_idx on application (user_id);
create index application_email_idx on application (email);
create index application_phone_index_idx on application (phone_index);

create table application_event (
  id uuid not null constraint application_event_pkey primary key,
  application_id uuid not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  note text,
  visible_to_applicant boolean not null default true,
  created_at timestamptz not null default now(),
  constraint application_event_application_id_fkey foreign key (application_id) references application (id) on delete cascade,
  constraint application_event_actor_id_fkey foreign key (actor_id) references user_account (id) on delete set null
);
create index application_event_application_id_created_at_idx on application_event (application_id, created_at);

create table enquiry (
  id uuid not null constraint enquiry_pkey primary key,
  kind text not null,
  status text not null default 'NEW',
  subject text not null,
  full_name text not null,
  email text not null,
  masked_phone text not null,
  phone_index text not null,
  application_id uuid,
  application_number text,
  assigned_to_id uuid,
  first_response_due_at timestamptz not null,
  first_responded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enquiry_application_id_fkey foreign key (application_id) references application (id) on delete cascade,
  constraint enquiry_assigned_to_id_fkey foreign key (assigned_to_id) references user_account (id) on delete set null
);
create index enquiry_created_at_id_idx on enquiry (created_at, id);
create index enquiry_status_created_at_idx on enquiry (status, created_at);
create index enquiry_phone_index_idx on enquiry (phone_index);
create unique index enquiry_application_id_idx on enquiry (application_id);

create table enquiry_note (
  id uuid not null constraint enquiry_note_pkey primary key,
  enquiry_id uuid not null,
  author_id uuid,
  text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enquiry_note_enquiry_id_fkey foreign key (enquiry_id) references enquiry (id) on delete cascade,
  constraint enquiry_note_author_id_fkey foreign key (author_id) references user_account (id) on delete set null
);
create index enquiry_note_enquiry_id_created_at_idx on enquiry_note (enquiry_id, created_at);

create table enquiry_event (
  id uuid not null constraint enquiry_event_pkey primary key,
  enquiry_id uuid not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  created_at timestamptz not null default now(),
  constraint enquiry_event_enquiry_id_fkey foreign key (enquiry_id) references enquiry (id) on delete cascade,
  constraint enquiry_event_actor_id_fkey foreign key (actor_id) references user_account (id) on delete set null
);
create index enquiry_event_enquiry_id_created_at_idx on enquiry_event (enquiry_id, created_at);

create table consent (
  id uuid not null constraint consent_pkey primary key,
  user_id uuid,
  email text,
  application_id uuid,
  purpose text not null,
  granted boolean not null,
  text_version text not null,
  ip text,
  created_at timestamptz not null default now()
);
create index consent_user_id_idx on consent (user_id);
create index consent_email_idx on consent (email);

create table audit_event (
  id uuid not null constraint audit_event_pkey primary key,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  request_id text,
  ip text,
  created_at timestamptz not null default now()
);
create index audit_event_subject_type_subject_id_created_at_idx on audit_event (subject_type, subject_id, created_at);

create table idempotency_key (
  id uuid not null constraint idempotency_key_pkey primary key,
  operation text not null,
  key text not null,
  request_hash text not null,
  reply jsonb not null,
  expires_at timestamptz not null default (now() + '24:00:00'),
  created_at timestamptz not null default now()
);
create unique index idempotency_key_operation_key_idx on idempotency_key (operation, key);
create index idempotency_key_expires_at_idx on idempotency_key (expires_at);

create table mail_message (
  id uuid not null constraint mail_message_pkey primary key,
  template text not null,
  recipient text not null,
  params jsonb not null default '{}',
  subject text not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mail_message_status_created_at_idx on mail_message (status, created_at);
create index mail_message_created_at_id_idx on mail_message (created_at, id);

create table site_settings (
  id uuid not null constraint site_settings_pkey primary key,
  brand_name text not null,
  legal_name text not null,
  licence_number text not null,
  tagline text not null,
  phone text not null,
  email text not null,
  office_email text not null,
  addresses text[] not null,
  property_search_url text not null,
  social_links jsonb not null,
  privacy_officer text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint site_settings_one_row check (id = '00000000-0000-7000-8000-000000000001'::uuid)
);

-- the throttles' counters; their shape is rate-limiter-flexible's
create table rate_limit (
  key varchar(255) constraint rate_limit_pkey primary key,
  points integer not null default 0,
  expire bigint
);

-- what was done once in this installation, such as making the sample data
create table installation_step (
  name text constraint installation_step_pkey primary key,
  done_at timestamptz not null default now()
);

-- the site must have a name before anybody gave it one: a sample brokerage, to be changed by its owner
insert into site_settings (id, brand_name, legal_name, licence_number, tagline, phone, email, office_email, addresses,
  property_search_url, social_links, privacy_officer)
values ('00000000-0000-7000-8000-000000000001', 'Tamarack', 'Tamarack Mortgage Inc.', '00000 (sample)',
  'Independent mortgage brokers, licensed coast to coast.', '+18005550142', 'hello@example.ca', 'office@example.ca',
  array[E'100 Sample Street West, Suite 400\\nToronto ON  M5V 0A1', E'25 Example Drive\\nCalgary AB  T2P 0A1'],
  'https://www.realtor.ca/',
  '[{"network":"LinkedIn","url":"https://www.linkedin.com/"},{"network":"Instagram","url":"https://www.instagram.com/"},{"network":"Facebook","url":"https://www.facebook.com/"},{"network":"YouTube","url":"https://www.youtube.com/"}]',
  'Privacy Officer, privacy@example.ca');
`;
