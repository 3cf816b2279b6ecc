/** Customers as people: how they are reached, what they proved, agreed to and let others see. */
export const people = `
-- What the core names as somebody's own phone and addresses.
create table person_contact (
  customer_key bytea primary key,
  phone_key bytea,
  -- Set while only a proof finds what is theirs.
  only_proven_since timestamptz,
  sealed bytea not null
);
-- Whose own a phone is.
create index person_contact_phone on person_contact (phone_key) where phone_key is not null;
create index person_contact_only_proven on person_contact (customer_key)
  where only_proven_since is not null;
create index person_contact_only_proven_phone on person_contact (phone_key)
  where only_proven_since is not null;

-- Lookup keys, as policy_lookup_key: from a phone to those whose own it is.
create table person_lookup_key (
  lookup_key bytea not null,
  customer_key bytea not null,
  primary key (lookup_key, customer_key)
);
create index person_lookup_key_customer on person_lookup_key (customer_key);

-- How far a session has come in showing who it is.
create table person_proof (
  session_id uuid primary key references session on delete cascade,
  phone_key bytea not null,
  step text not null,
  asks text[] not null,
  -- Which version of the notice about personal data was agreed to.
  agreed_to text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  sealed bytea not null
);

-- A browser that a person let remember them: a code to their phone is enough there.
create table person_device (
  id uuid primary key,
  customer_key bytea not null,
  phone_key bytea not null,
  -- Of what its cookie holds.
  secret_hash bytea not null unique,
  added_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  sealed bytea not null
);
create index person_device_of on person_device (customer_key);

-- Face, finger or PIN opens what is the person's, on whatever browser has it.
create table person_passkey (
  id uuid primary key,
  customer_key bytea not null,
  -- Of what the browser names it by.
  credential_hash bytea not null unique,
  -- How often its authenticator says that it has signed; many always say 0.
  sign_count bigint not null,
  added_at timestamptz not null,
  used_at timestamptz,
  sealed bytea not null
);
create index person_passkey_of on person_passkey (customer_key);

-- What a browser is asked to sign, once, and for what.
create table passkey_challenge (
  session_id uuid not null references session on delete cascade,
  purpose text not null,
  -- The person or the object that it is about.
  about text not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

-- What a person agreed to, by the version of its notice.
create table person_consent (
  customer_key bytea not null,
  kind text not null,
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (customer_key, kind, version, given_at)
);
-- A version is agreed to once, however often and wherever the customer proves who they are.
create unique index person_consent_given on person_consent (customer_key, kind, version)
  where withdrawn_at is null;

-- What a person asked of their data: a case with a clock.
create table data_request (
  customer_key bytea not null,
  id uuid not null,
  kind text not null,
  receipt_no text not null,
  asked_at timestamptz not null,
  answer_by date not null,
  closed_at timestamptz,
  sealed bytea not null,
  primary key (customer_key, id)
);
create unique index data_request_open on data_request (customer_key, kind) where closed_at is null;
create index data_request_receipt on data_request (receipt_no);

-- A contact as it was before its phone became another one, until the old phone is told. Whose phone
-- is another one by now; the old one is told, and then the row goes.
create table left_phone (
  customer_key bytea not null,
  id uuid not null,
  -- As in person_contact.
  sealed bytea not null,
  primary key (customer_key, id)
);

-- That staff were asked to end only-proven without the phone.
create table only_proven_end (
  customer_key bytea not null,
  id uuid not null,
  state text not null,
  asked_at timestamptz not null,
  asked_by uuid not null,
  confirmed_by uuid,
  -- Until then it can be confirmed; once it is, when it ends.
  due_at timestamptz not null,
  -- Null while it is open.
  closed_at timestamptz,
  sealed bytea not null,
  primary key (customer_key, id)
);
-- Nobody has two at a time.
create unique index only_proven_end_open on only_proven_end (customer_key)
  where state in ('asked', 'confirmed');
create index only_proven_end_due on only_proven_end (due_at) where state in ('asked', 'confirmed');
create index only_proven_end_closed on only_proven_end (closed_at) where closed_at is not null;

-- That one person lets another see chosen things of theirs.
create table person_delegation (
  id uuid primary key,
  giver_key bytea not null,
  -- Whom it was offered to.
  phone_key bytea not null,
  -- Who accepted it.
  delegate_key bytea,
  scopes text[] not null,
  state text not null,
  offered_at timestamptz not null,
  accepted_at timestamptz,
  -- Until then the offer can be accepted; once it is, the year's end.
  ends_at timestamptz not null,
  -- When the giver is told next that it is still so.
  remind_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  is_end_notified boolean not null default false,
  sealed bytea not null
);
-- Nobody has two of the same person.
create unique index person_delegation_open on person_delegation (giver_key, phone_key)
  where state <> 'ended';
create index person_delegation_of_giver on person_delegation (giver_key);
create index person_delegation_of_delegate on person_delegation (delegate_key)
  where delegate_key is not null;
create index person_delegation_offered on person_delegation (phone_key) where state = 'offered';
create index person_delegation_running on person_delegation (ends_at) where state <> 'ended';
create index person_delegation_remind on person_delegation (remind_at) where state = 'accepted';
create index person_delegation_unnotified on person_delegation (ended_at)
  where state = 'ended' and not is_end_notified;
`
