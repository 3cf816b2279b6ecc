/** Who did what: the chained trail, and what of it a person reads about themselves. */
export const audit = `
-- One entry; each has the MAC of the one before, so that none can be taken out.
create table audit_entry (
  chain uuid not null,
  seq int not null,
  at timestamptz not null,
  event text not null,
  session_id uuid,
  object_id uuid,
  -- Keyed hash of whom it is about.
  subject text,
  -- Keyed hash of the network address that asked.
  address text,
  outcome text not null,
  -- The member of staff who did it; null where no member of staff did.
  staff_id uuid,
  previous_mac bytea not null,
  mac bytea not null,
  primary key (chain, seq)
);
create index audit_entry_at on audit_entry (at);
create index audit_entry_person_asked on audit_entry (object_id) where event = 'person-asked';
-- What became of an order, beside what its rows say.
create index audit_entry_order on audit_entry (object_id)
  where event in ('order-cancelled', 'order-expired', 'order-reminded', 'delivery-changed', 'delivery-event-added');
-- What was said of the documents of a claim, and by whom.
create index audit_entry_judged on audit_entry (object_id) where event = 'claim-document-judged';
-- Whom a member of staff looked at.
create index audit_entry_staff on audit_entry (staff_id, at) where staff_id is not null;

-- Where a chain ends, so that a cut end is seen.
create table audit_chain (
  chain uuid primary key,
  entries int not null,
  last_mac bytea not null,
  -- Seals the three together.
  head_mac bytea not null
);

-- One look at what is a person's, as they read it.
create table person_access (
  customer_key bytea not null,
  -- In the order of time.
  seq bigint generated always as identity unique,
  id uuid not null,
  at timestamptz not null,
  -- Who it was: they themselves, who proved a part of them, family, who knew facts, a link, the
  -- staff.
  looker text not null,
  -- Of family: by what they are let.
  delegation_id uuid,
  staff_id uuid,
  sealed bytea not null,
  -- The appeal that it was reported with.
  appeal_key bytea,
  appeal_id uuid,
  primary key (customer_key, seq)
);
create unique index person_access_id on person_access (customer_key, id);
-- Which of the staff looked, for the page of a customer.
create index person_access_staff on person_access (customer_key, seq) where staff_id is not null;
-- Which are old: those of staff are kept longer than all others.
create index person_access_at on person_access (at) where staff_id is null;
create index person_access_staff_at on person_access (at) where staff_id is not null;
`
