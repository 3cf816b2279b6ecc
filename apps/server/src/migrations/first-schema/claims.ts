/** Claims, what happened to them, and who decides or hears of it. */
export const claims = `
create table claim (
  -- Of its policy, beside which it stands.
  customer_key bytea not null,
  id uuid not null,
  policy_id uuid not null,
  kind text not null,
  regist_no_key bytea not null,
  -- The phone on file; null where none is registered.
  phone_key bytea,
  reported_at timestamptz not null,
  accident_at timestamptz not null,
  -- Of the branch that issued its policy, as the number of that says; null where it says none.
  area_code text,
  -- A few words without a name or a place.
  accident_type text not null,
  loss_types text[] not null,
  -- In fen, as it was settled or assessed; null while nobody has said so.
  amount_fen bigint,
  sealed bytea not null,
  -- The rest follows from its events (claim-work.ts); unknown of one that nobody has looked at yet.
  status text not null default 'unknown' check (status in ('unknown', 'open', 'over')),
  step text,
  step_at timestamptz,
  promise text,
  -- Of so many days, and their last one.
  promise_days int,
  due_on date,
  -- It waits for its customer.
  awaits_documents boolean not null default false,
  primary key (customer_key, id),
  foreign key (customer_key, policy_id) references policy on delete cascade
);
create index claim_id on claim (id);
create index claim_open on claim (due_on, reported_at, id) where status = 'open';
create index claim_promise on claim (promise, promise_days) where promise is not null;
create index claim_unknown on claim (id) where status = 'unknown';
create index claim_reported_at on claim (reported_at);

-- Its events fold into what is shown as its progress.
create table claim_event (
  customer_key bytea not null,
  claim_id uuid not null,
  seq int not null,
  at timestamptz not null,
  type text not null,
  -- Nothing personal: whoever is shown the progress has proven little.
  facts jsonb not null default '{}',
  -- A file of the core has told it, and may tell otherwise; what was noted here stays.
  is_of_core boolean not null default false,
  primary key (customer_key, claim_id, seq),
  foreign key (customer_key, claim_id) references claim on delete cascade
);
create index claim_event_at on claim_event (at);

-- Lookup keys, as policy_lookup_key.
create table claim_lookup_key (
  lookup_key bytea not null,
  customer_key bytea not null,
  claim_id uuid not null,
  primary key (lookup_key, customer_key, claim_id)
);
create index claim_lookup_key_claim on claim_lookup_key (customer_key, claim_id);

-- Who wants to be told of a claim.
create table claim_subscription (
  customer_key bytea not null,
  claim_id uuid not null,
  -- Of the phone whose owner has agreed: another phone on file is told nothing.
  phone_key bytea not null,
  is_on boolean not null,
  -- The last event that was told, or that there was when it was turned on.
  notified_seq int not null,
  changed_at timestamptz not null,
  primary key (customer_key, claim_id),
  foreign key (customer_key, claim_id) references claim on delete cascade
);

-- What an SMS about a claim carries.
create table claim_link (
  link_key bytea primary key,
  customer_key bytea not null,
  claim_id uuid not null,
  -- Until then it leads to the claim; it stops the messages for longer.
  expires_at timestamptz not null
);
create index claim_link_expires on claim_link (expires_at);

-- A large payment that a second member of staff has to approve.
create table claim_approval (
  -- Of the claim, beside which it stands.
  customer_key bytea not null,
  -- A claim has one at a time.
  claim_id uuid not null,
  -- Who asked.
  staff_id uuid not null,
  asked_at timestamptz not null,
  state text not null,
  -- What is to be added, with its reason, and why it was refused.
  sealed bytea not null,
  primary key (customer_key, claim_id),
  foreign key (customer_key, claim_id) references claim on delete cascade
);
create index claim_approval_waiting on claim_approval (asked_at) where state = 'waiting';

-- A claim of return freight, and how it stands.
create table return_claim (
  customer_key bytea not null,
  -- Of the order that was claimed.
  policy_id uuid not null,
  claim_id uuid not null,
  claimed_at timestamptz not null,
  -- Keyed hash of the phone that the claimant proved.
  phone_key bytea not null,
  sealed bytea not null,
  -- Kept with the events of the claim, by which it is listed.
  status text not null default 'open' check (status in ('open', 'accepted', 'refused')),
  -- A policy insures one order, and an order is claimed once.
  primary key (customer_key, policy_id),
  unique (customer_key, claim_id),
  -- The order is taken first, so that of several claims on it one is made.
  foreign key (customer_key, claim_id) references claim on delete cascade deferrable initially deferred
);
create index return_claim_status on return_claim (status, claimed_at, claim_id);
`
