/** The insurer's core: rows that it told, events that it is told, and what it is asked. */
export const core = `
-- One file of the core, and how far its import has come.
create table import_run (
  id bigint generated always as identity primary key,
  kind text not null,
  -- SHA-256 of the file's bytes, unpacked: tells whether it is the one that was begun.
  file_digest bytea not null,
  -- Whether it stores rows anew that say what they said.
  is_again boolean not null default false,
  begun_at timestamptz not null,
  -- Null while lines are left, so that the same file goes on there.
  ended_at timestamptz,
  line_done bigint not null default 0,
  added bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  rejected bigint not null default 0,
  -- How much of the file of rejected rows belongs to the lines that are done.
  rejects_bytes bigint not null default 0,
  -- That file, as the machine of the operator names it.
  rejects_path text
);
create unique index import_run_open on import_run (kind, file_digest) where ended_at is null;

-- The ledger of imports: a row for each that the core told, whatever it is a row of.
create table imported_row (
  -- Keyed hash of what tells the row from all others of its kind.
  row_key bytea primary key,
  -- The customer under whose key it lies; null where it is nobody's.
  owner_key bytea,
  -- Keyed hash of all that it said.
  content_key bytea not null,
  -- The last run that had it, and on which line; 0 where the core told it in a call.
  run_id bigint not null,
  line bigint not null,
  -- Which version of it stands here; null where only files told it, which have none.
  version bigint,
  -- When the core told it in a call; null where a file did.
  taken_at timestamptz,
  -- Whether the core took it away; the row stays, so that an older version does not bring it back.
  is_gone boolean not null default false
);

-- What of a row of the core could not be used, though the row was taken; until the core tells it
-- rightly.
create table unused_value (
  row_key bytea primary key,
  kind text not null,
  owner_key bytea,
  noted_at timestamptz not null,
  -- The row's number, and each column with why.
  sealed bytea not null
);
create index unused_value_noted on unused_value (noted_at desc, row_key);

-- An event of ours that a row of the core answers, by the row that did.
create table core_answer (
  event_id uuid primary key,
  row_key bytea not null,
  -- The kind of that row.
  kind text,
  answered_at timestamptz not null,
  -- The row's number.
  sealed bytea
);
create index core_answer_row on core_answer (row_key);

-- What one of the systems of the core shows when it calls.
create table core_key (
  id uuid primary key,
  -- What the operator calls it: the system that has it.
  name text not null,
  -- Keyed hash of the key, which is shown once and kept nowhere.
  key_hash bytea not null unique,
  scopes text[] not null,
  added_at timestamptz not null,
  -- The last call with it, give or take a minute.
  used_at timestamptz,
  revoked_at timestamptz
);
create unique index core_key_live_name on core_key (name) where revoked_at is null;

-- What the insurer's core is told; subject and data are sealed.
create table core_event (
  -- A UUID of version 7.
  id uuid primary key,
  -- The order of writing, in which positions are given.
  seq bigint generated always as identity,
  type text not null,
  -- Of its subject, a keyed hash.
  subject_key bytea not null,
  -- By its subject: which of the eight pushes it.
  pipeline smallint not null,
  at timestamptz not null,
  -- Where it stands in the feed; null until the relay saw it committed.
  position bigint,
  -- When the core said that it has it.
  received_at timestamptz,
  tries int not null default 0,
  first_tried_at timestamptz,
  next_try_at timestamptz,
  -- Since then a dead letter, which nobody tries any more.
  given_up_at timestamptz,
  -- What came of the last try; nothing of the event.
  failure text,
  sealed bytea not null
);
create index core_event_without_position on core_event (seq) where position is null;
create unique index core_event_position on core_event (position) where position is not null;
create index core_event_waiting on core_event (pipeline, position)
  where received_at is null and position is not null;
create index core_event_subject on core_event (subject_key, position)
  where received_at is null and position is not null;
-- All of a subject, for staff.
create index core_event_of_subject on core_event (subject_key, at);
create index core_event_at on core_event using brin (at);

-- A file that an event names, so that its bytes may be asked for.
create table core_event_file (
  file_id uuid not null,
  -- Whose it is.
  customer_key bytea not null,
  event_id uuid not null references core_event on delete cascade,
  media_type text not null,
  primary key (file_id, event_id)
);
create index core_event_file_event on core_event_file (event_id);

-- One row, which the relay holds while it gives positions.
create table core_feed (
  is_only boolean primary key default true check (is_only),
  last_position bigint not null
);

-- Which process pushes a pipeline; eight rows.
create table core_pipeline (
  number smallint primary key,
  holder uuid,
  -- By the clock of the database.
  held_until timestamptz
);

-- What a customer asked of the insurer's core, and what it answered.
create table wish (
  -- The event that asks for it.
  event_id uuid not null,
  -- Which of several things that one event asks for; empty where it asks for one.
  part text not null,
  kind text not null,
  customer_key bytea not null,
  -- The policy, order or person that it is about.
  object_id uuid not null,
  -- The core's row that answers it, by its key in the ledger of imports; null where no row does.
  row_key bytea,
  state text not null default 'asked' check (state in ('asked', 'answered', 'refused', 'replaced')),
  asked_at timestamptz not null,
  -- From then on it is overdue.
  due_at timestamptz not null,
  ended_at timestamptz,
  -- Whether a row answered it, so that what the row says is the fact.
  is_of_row boolean not null default false,
  -- When staff had the core told of it once more.
  asked_again_at timestamptz,
  -- When its customer was told of the answer by SMS; of a change of accounts alone.
  told_at timestamptz,
  -- What was asked for, what stood before, and why it was refused.
  sealed bytea not null,
  primary key (event_id, part)
);
create index wish_open on wish (due_at, event_id) where state = 'asked';
create index wish_open_of on wish (customer_key) where state = 'asked';
create index wish_object on wish (object_id, asked_at);
create index wish_ended on wish (ended_at) where ended_at is not null;

create table wish_note (
  event_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  -- What was said, and who noted it.
  sealed bytea not null,
  primary key (event_id, id)
);

insert into core_feed (last_position) values (0);
insert into core_pipeline (number) select generate_series(0, 7);
`
