/** What the house shows to everybody, and all its versions. */
export const content = `
-- A unit that outlets and employees belong to.
create table branch (
  com_code text primary key,
  com_name text not null,
  area_code text not null,
  address text not null,
  phone text not null
);
create index branch_area on branch (area_code text_pattern_ops);

create table outlet (
  id uuid primary key,
  name text not null,
  address text not null,
  area_code text not null,
  -- Five bits, as in websitetype.
  types bit(5) not null,
  services text[] not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- Written as text; read by the index alone.
  spot point not null,
  hours jsonb not null,
  is_shown boolean not null default true,
  -- Counts up with every change.
  version int not null default 1
);
create index outlet_area on outlet (area_code text_pattern_ops);
create index outlet_spot on outlet using gist (spot);

-- A picture that the site shows to everybody; its bytes are a file of the same name.
create table content_picture (
  id uuid primary key,
  added_at timestamptz not null
);

create table announcement (
  id uuid primary key,
  kind text not null,
  title text not null,
  text text not null,
  target text,
  -- Areas that it is shown in, with all that lies in them; everywhere when there is none.
  area_codes text[] not null,
  -- Every channel when there is none.
  channels text[] not null,
  from_on date not null,
  until_on date not null,
  -- Lower ones come first.
  seq int not null,
  joined_count int not null default 0,
  is_shown boolean not null default true,
  -- Counts up with every change.
  version int not null default 1,
  picture_id uuid references content_picture,
  check (from_on <= until_on)
);
create index announcement_kind on announcement (kind, until_on);

create table faq (
  id text primary key,
  topic text not null,
  question text not null,
  variants text[] not null,
  answer text not null,
  links jsonb not null,
  -- Lower ones come first.
  place int not null,
  is_shown boolean not null,
  -- Counts up with every change, so that who changed an older state is told.
  version int not null default 1
);

-- What the robot had no answer to.
create table robot_miss (
  id uuid primary key,
  -- Keyed hash of the words, so that the same ones are counted and not kept twice.
  words_key bytea not null unique,
  reason text not null,
  times int not null default 1,
  last_at timestamptz not null,
  -- The question that was written or chosen for it.
  answered_by text references faq,
  set_aside_at timestamptz,
  -- Which other it asks the same as: what is written for that one answers this one too.
  asked_with uuid,
  -- What was asked; people type their own names and numbers.
  sealed bytea not null
);
create index robot_miss_last_at on robot_miss (last_at);

-- What outlets, announcements, questions and questionnaires said, version by version.
create table content_version (
  kind text not null,
  content_id text not null,
  version int not null,
  -- Both absent of what stood there before the desk first changed it.
  at timestamptz,
  staff_id uuid,
  -- Who published it, where its author did not.
  reviewed_by uuid,
  state jsonb not null,
  primary key (kind, content_id, version)
);

-- What staff wrote and a second person publishes, now or at its time; it stays when that is decided.
create table content_draft (
  id uuid primary key,
  kind text not null,
  content_id text not null,
  title text not null,
  written jsonb not null,
  -- waiting, scheduled, returned; published, withdrawn, replaced.
  state text not null,
  staff_id uuid not null,
  written_at timestamptz not null,
  -- Who could have come in as its author then; null where nobody could.
  opened_by uuid,
  reviewed_by uuid,
  reviewed_at timestamptz,
  note text,
  publish_at timestamptz,
  -- What customers saw when it was written or reviewed; 0 where there was nothing yet.
  live_version int not null,
  miss_id uuid
);
-- One thing has one draft that is not decided.
create unique index content_draft_open on content_draft (kind, content_id)
  where state in ('waiting', 'scheduled', 'returned');
`
