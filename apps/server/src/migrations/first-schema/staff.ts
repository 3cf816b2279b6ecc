/** Staff, and the customers they look at. */
export const staff = `
create table staff (
  id uuid primary key,
  account text not null unique,
  -- Their name.
  sealed bytea not null,
  -- Who is called like a customer that is looked for is found by it.
  name_hash bytea not null,
  roles text[] not null,
  -- Null for who comes by their company account.
  password_hash text,
  -- Hash of who they are at the provider; null for who comes by a password.
  company_subject_hash bytea unique,
  -- Sealed; null until an app is joined.
  app_secret bytea,
  -- The half minute, since 1970, of the last code that was taken: only later ones are good.
  last_code_step int not null default 0,
  -- The code of their branch, or what the company account calls it; null at the head office, which sees all.
  branch text,
  -- Whom they work with.
  team text,
  disabled_at timestamptz,
  created_at timestamptz not null,
  signed_in_at timestamptz,
  -- Who has seen its last first password; null where an operator made it by command.
  opened_by uuid references staff
);

-- Account and password were right; the code of the app is awaited.
create table staff_entry (
  cookie_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  -- Of the app that is being joined, sealed; null for who has one.
  app_secret bytea,
  ends_at timestamptz not null
);
create index staff_entry_staff on staff_entry (staff_id);

-- Somebody is at the company's provider, who will send them back.
create table staff_company_entry (
  cookie_hash bytea primary key,
  -- What has to come back with them.
  sealed bytea not null,
  ends_at timestamptz not null
);

create table staff_session (
  id uuid primary key,
  cookie_hash bytea not null unique,
  staff_id uuid not null references staff on delete cascade,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  -- Hash of the provider's session that it began in; null where the provider names none.
  company_session_hash bytea
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_company on staff_session (company_session_hash)
  where company_session_hash is not null;

create table staff_submission (
  staff_id uuid not null references staff on delete cascade,
  request_id text not null,
  at timestamptz not null,
  body_mac bytea not null,
  -- Sealed; null only inside the transaction that is at work on it.
  answer bytea,
  primary key (staff_id, request_id)
);
create index staff_submission_at on staff_submission (at);

-- A change that another supervisor has to confirm within 72 hours.
create table staff_request (
  staff_id uuid primary key references staff,
  -- Written as JSON text, read as a value.
  change jsonb not null,
  requested_by uuid not null references staff,
  requested_at timestamptz not null,
  -- Who could have come in as them then; null where nobody could.
  opened_by uuid
);

-- What a member of staff keeps for themselves.
create table staff_kept (
  staff_id uuid not null references staff on delete cascade,
  -- What it is, and of what: letter/…, view/….
  place text not null,
  changed_at timestamptz not null,
  sealed bytea not null,
  primary key (staff_id, place)
);

-- Why a member of staff looks at customers at the moment.
create table staff_purpose (
  staff_id uuid primary key references staff on delete cascade,
  purpose text not null,
  ends_at timestamptz not null
);

-- That staff looked for customers, and what came of it.
create table customer_search (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  at timestamptz not null,
  purpose text not null,
  -- How many people and things came of it.
  found int not null,
  -- Whether somebody was found who is called like a colleague, or like whoever looked.
  is_colleague boolean not null default false,
  is_oneself boolean not null default false
);
create index customer_search_at on customer_search (at, staff_id);

-- Whom a member of staff has found: the id opens that customer for nobody else, and not for long.
create table found_customer (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  customer_key bytea not null,
  -- The lookup key to all that is theirs.
  holder_key bytea not null,
  found_at timestamptz not null,
  ends_at timestamptz not null,
  unique (staff_id, customer_key)
);
create index found_customer_ends on found_customer (ends_at);
create index found_customer_of on found_customer (customer_key);

-- A call that a member of staff has with somebody, who may prove in it who they are.
create table phone_call (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  -- Of the number that calls, where it shows.
  phone_key bytea,
  began_at timestamptz not null,
  -- By then it is over, whether or not somebody said so.
  ends_at timestamptz not null,
  ended_at timestamptz,
  misses int not null default 0,
  -- Whom it is with, as far as is known: it opens nothing, and outlives the end.
  about_key bytea,
  -- They have proven it in this call.
  was_proven boolean not null default false,
  -- Who has proven in it who they are.
  customer_key bytea,
  proven_by text check (proven_by in ('facts', 'code')),
  proven_until timestamptz,
  -- What is open, where facts of one car or policy proved it; null where all of the person is.
  policy_ids uuid[],
  code_mac bytea,
  -- Whose phone the code went to.
  code_for_key bytea,
  code_ends_at timestamptz
);
create unique index phone_call_open on phone_call (staff_id) where ended_at is null;
create index phone_call_ends on phone_call (ends_at);
create index phone_call_of on phone_call (customer_key) where customer_key is not null;

-- Unusual looks of a member of staff on a day, and what came of them.
create table look_finding (
  staff_id uuid not null,
  rule text not null,
  day date not null,
  count int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Null while it waits.
  settled_at timestamptz,
  settled_by uuid,
  verdict text,
  -- Why, in the words of who settled it.
  sealed bytea,
  primary key (staff_id, rule, day)
);
create index look_finding_day on look_finding (day);
create index look_finding_open on look_finding (last_at) where settled_at is null;

-- What came of a call; its id is that of the call.
create table call_note (
  -- That of its call, so that a call is wrapped up once.
  id uuid primary key,
  staff_id uuid not null,
  customer_key bytea not null,
  holder_key bytea not null,
  at timestamptz not null,
  kind text not null,
  outcome text not null,
  call_back_at timestamptz,
  called_back_at timestamptz,
  -- What was promised first: another time that is agreed on moves only call_back_at.
  promised_at timestamptz,
  -- How often nobody answered, and when first and last.
  tries int not null default 0,
  first_tried_at timestamptz,
  tried_at timestamptz,
  -- It ended because nobody was reached.
  is_unreached boolean not null default false,
  sealed bytea not null
);
create index call_note_of on call_note (customer_key, at);
create index call_note_at on call_note (at);
create index call_note_promised on call_note (promised_at) where promised_at is not null;
create index call_note_due on call_note (call_back_at)
  where call_back_at is not null and called_back_at is null;
`
