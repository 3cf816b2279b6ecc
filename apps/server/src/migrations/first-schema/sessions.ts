/** Visits: what a session is, what it has proven and may see, and what limits it. */
export const sessions = `
-- One visit of one browser.
create table session (
  id uuid primary key,
  -- Public: travels in heads and in the image-code URL.
  uuid text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_ends_at on session (ends_at);

create table session_cookie (
  cookie_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  -- A rotated cookie lives a minute longer, so that a second tab lives on.
  replaced_at timestamptz
);
create index session_cookie_session on session_cookie (session_id);

-- A call that changes something: one request id, one effect, one answer.
create table submission (
  session_id uuid not null references session on delete cascade,
  request_id text not null,
  body_mac bytea not null,
  -- Stored with what the submission did: there is no row without its effects.
  answer bytea not null,
  primary key (session_id, request_id)
);

-- What no transaction undoes, and is done once all the same.
create table submission_step (
  session_id uuid not null references session on delete cascade,
  request_id text not null,
  step text not null,
  -- Null from when it is begun until its result is known.
  result bytea,
  primary key (session_id, request_id, step)
);

-- What a session may see or do with an object, under which handle. No foreign key: each would be a
-- row lock on the session in every lookup; grants end by themselves.
create table visitor_grant (
  session_id uuid not null,
  handle text not null,
  kind text not null,
  level text not null,
  -- The one action a fresh code is good for, or the delegation that family sees by; empty otherwise.
  action text not null default '',
  customer_key bytea not null,
  object_id uuid not null,
  proven_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (handle, level, action)
);
create index visitor_grant_session on visitor_grant (session_id);

-- The address of one file, good once.
create table one_use_link (
  link_key bytea primary key,
  object_kind text not null,
  customer_key bytea not null,
  object_id uuid not null,
  -- Which of the object's files: a policy's paper, an invoice's format.
  item text not null,
  -- Which endorsement, where the paper is one.
  endorsement_key bytea,
  expires_at timestamptz not null,
  -- Whose session made it.
  session_id uuid,
  spent_at timestamptz
);
create index one_use_link_expires on one_use_link (expires_at);

-- Who a session has proven to be.
create table session_customer (
  session_id uuid primary key references session on delete cascade,
  -- The lookup key to the customer's own policies.
  holder_key bytea not null,
  -- What vouched for them; phone is a code and a fact.
  channel text not null,
  customer_key bytea not null,
  -- Set where the proof opens only what has this phone on file.
  phone_key bytea,
  -- Set where it opens only this car.
  car_key bytea,
  -- The lookup key to orders that were placed with the proven phone.
  order_key bytea,
  -- Name and phone.
  sealed bytea not null,
  proven_at timestamptz not null,
  -- Moved on while it is used, to ends_at at most.
  expires_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_customer_of on session_customer (customer_key);

-- A ticket of another app is good once.
create table spent_sign_on_ticket (
  ticket_key bytea primary key,
  -- Until then the ticket could come again.
  expires_at timestamptz not null
);
create index spent_sign_on_ticket_expires_at on spent_sign_on_ticket (expires_at);

-- What WeChat gave to the whole service.
create table wechat_ticket (
  name text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);

create table image_code (
  session_id uuid not null references session on delete cascade,
  rand_name text not null,
  -- Null once the code was tried.
  code_mac bytea,
  expires_at timestamptz not null,
  drawn int not null,
  -- Set by a right answer ahead of its query; spent by that query.
  passed_until timestamptz,
  primary key (session_id, rand_name)
);

-- Of the demo alone: what a picture shows, for programs that try it.
create table image_code_answer (
  session_id uuid primary key references session on delete cascade,
  code text not null
);

create table slide_captcha (
  session_id uuid primary key references session on delete cascade,
  -- Where the gap is, in picture pixels; null once it was tried.
  gap int,
  expires_at timestamptz not null,
  passed_until timestamptz
);

create table sms_code (
  session_id uuid not null references session on delete cascade,
  purpose text not null,
  code_mac bytea not null,
  phone_key bytea not null,
  -- The handle of what the code was sent for; empty for a typed phone.
  handle text not null default '',
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  primary key (session_id, purpose)
);

-- Limits, where no Redis counts them.
create table counter (
  key text primary key,
  points int not null,
  expires_at timestamptz not null
);
`
