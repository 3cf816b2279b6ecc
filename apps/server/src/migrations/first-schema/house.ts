/** What the service needs for itself. */
export const house = `
-- The keys that this database was used with, so that a start with other ones is refused.
create table known_key (
  -- The setting, and of a data key its number; or search secret.
  name text not null,
  -- Follows from the key and leads to nothing.
  print bytea not null,
  -- Nothing was sealed with it any more when somebody said so; it need not be given.
  is_retired boolean not null default false,
  primary key (name, print)
);

create table search_secret (
  -- There is one row.
  is_only boolean primary key default true check (is_only),
  -- What keyed hashes are made with, under one of SEARCH_KEY.
  sealed bytea not null,
  -- What is sealed was itself SEARCH_KEY, when that one made hashes.
  is_former_key boolean not null
);

-- A number or code that was given out, so that no other gets it.
create table taken_code (
  code text primary key
);

-- Of the demo alone: SMS and mail that would have been sent.
create table outbox_message (
  id bigint generated always as identity primary key,
  channel text not null,
  at timestamptz not null,
  sealed bytea not null
);

create table outbox_attachment (
  id uuid primary key,
  message_id bigint not null references outbox_message on delete cascade,
  -- The file itself; its name stands in the message.
  sealed bytea not null
);
create index outbox_attachment_message on outbox_attachment (message_id);

-- What happened on one day, counted. It names no customer; '' where a dimension does not apply.
create table day_figure (
  day date not null,
  subject text not null,
  measure text not null,
  staff_id text not null default '',
  branch text not null default '',
  product text not null default '',
  cause text not null default '',
  -- A step, a way in, or another part that the measure is split into.
  part text not null default '',
  count bigint not null,
  sum bigint not null default 0,
  -- How many lay between two bounds of day-figure.ts; null of what has no length.
  buckets int[],
  primary key (subject, day, measure, staff_id, branch, product, cause, part)
);

-- When the figures of a subject on a day were counted last.
create table rolled_day (
  subject text not null,
  day date not null,
  rolled_at timestamptz not null,
  primary key (subject, day)
);

create table analytics_visit (
  session_id uuid primary key references session on delete cascade,
  visit uuid not null
);

create table analytics_event (
  id bigint generated always as identity primary key,
  -- The hour, and no nearer.
  at timestamptz not null,
  kind text not null,
  -- A route, or one of the named buttons.
  name text not null,
  channel text not null,
  entry_id text,
  -- Random; joins the events of one session to each other and to nothing else.
  visit uuid not null
);
create index analytics_event_at on analytics_event (at);

-- How quick a page was.
create table analytics_vital (
  id bigint generated always as identity primary key,
  -- The hour, and no nearer; no visit stands beside it.
  at timestamptz not null,
  name text not null,
  -- The screen that the page was opened at.
  route text not null,
  channel text not null,
  value real not null
);
create index analytics_vital_at on analytics_vital (at);
`
