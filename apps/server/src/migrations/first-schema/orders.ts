/** Orders, the payments for them, and where what was bought is. */
export const orders = `
-- What is bought with one payment.
create table customer_order (
  -- Of the insured, as the policies have it that will come of it.
  customer_key bytea not null,
  id uuid not null,
  kind text not null,
  -- What has happened for good; whether a payment is open, its own row says.
  status text not null,
  underwriting text not null,
  -- Paid in advance; otherwise to the courier.
  is_online boolean not null,
  placed_at timestamptz not null,
  -- The last moment at which it can be paid.
  last_pay_at timestamptz not null,
  -- What its parts sum up to.
  amount_fen bigint not null check (amount_fen > 0),
  -- Of the phone that was given with it.
  phone_key bytea,
  paid_at timestamptz,
  -- It was paid here, and the core issues its policies: until they are there.
  awaits_policies boolean not null default false,
  -- When the core said that it gives the money back.
  refunding_since timestamptz,
  -- When it said that the money is back.
  core_refunded_at timestamptz,
  wants_reminder boolean not null default true,
  reminded_at timestamptz,
  sealed bytea not null,
  primary key (customer_key, id)
);
create index customer_order_unpaid on customer_order (last_pay_at) where status = 'unpaid';
create index customer_order_awaiting on customer_order (paid_at) where awaits_policies;
create index customer_order_refunding on customer_order (refunding_since) where status = 'refunding';
create index customer_order_id on customer_order (id);
-- For staff: the latest that stand so, and those of a phone.
create index customer_order_placed on customer_order (status, placed_at);
create index customer_order_phone on customer_order (phone_key, placed_at) where phone_key is not null;

-- Lookup keys, as policy_lookup_key.
create table order_lookup_key (
  lookup_key bytea not null,
  customer_key bytea not null,
  order_id uuid not null,
  primary key (lookup_key, customer_key, order_id)
);
create index order_lookup_key_order on order_lookup_key (customer_key, order_id);

create table order_policy (
  customer_key bytea not null,
  order_id uuid not null,
  policy_id uuid not null,
  primary key (customer_key, order_id, policy_id),
  foreign key (customer_key, order_id) references customer_order on delete cascade,
  foreign key (customer_key, policy_id) references policy on delete cascade
);
create index order_policy_policy on order_policy (policy_id);

-- What staff wrote of an order, for colleagues.
create table order_note (
  customer_key bytea not null,
  order_id uuid not null,
  seq int not null,
  at timestamptz not null,
  staff_id uuid not null,
  -- What the core owed, where it was told the note to hurry it.
  hurried text,
  sealed bytea not null,
  primary key (customer_key, order_id, seq),
  foreign key (customer_key, order_id) references customer_order on delete cascade
);

create table payment (
  customer_key bytea not null,
  id uuid not null,
  order_id uuid not null,
  -- Names it at the gateway; random, so that it is unique without a table of all.
  trade_no text not null,
  -- Keyed hash of the code in the address that the cashier returns to.
  return_key bytea not null,
  method text not null,
  amount_fen bigint not null,
  -- opening: the gateway is being asked, and may or may not know of it.
  state text not null,
  started_at timestamptz not null,
  -- Afterwards it is closed.
  expires_at timestamptz not null,
  ended_at timestamptz,
  gateway_no text,
  -- What came, which may be another amount than was asked for.
  paid_fen bigint,
  -- Why it failed, as the customer reads it.
  failure text,
  -- How often the gateway was asked what became of it.
  checks int not null default 0,
  -- When it was asked last; it is not asked more often than every few seconds.
  asked_at timestamptz,
  -- The gateway gave no clear answer the last time: nobody knows whether it was paid.
  is_unsure boolean not null default false,
  refund_no text,
  refund_state text,
  -- When its gateway said that the money is back.
  refunded_at timestamptz,
  primary key (customer_key, id),
  foreign key (customer_key, order_id) references customer_order on delete cascade
);
create unique index payment_open on payment (customer_key, order_id)
  where state in ('opening', 'open');
create index payment_trade on payment (trade_no);
create index payment_return on payment (return_key);
create index payment_refund_owed on payment (ended_at) where refund_state in ('asked', 'under way');
create index payment_started_at on payment using brin (started_at);

-- A gateway may tell the same more than once.
create table payment_notice (
  customer_key bytea not null,
  payment_id uuid not null,
  notice_id text not null,
  state text not null,
  received_at timestamptz not null,
  primary key (customer_key, payment_id, notice_id),
  foreign key (customer_key, payment_id) references payment on delete cascade
);

-- A signed receipt of what was paid or paid out.
create table receipt (
  -- Of the order or the claim, beside which it stands.
  customer_key bytea not null,
  -- Names the signed PDF.
  id uuid not null,
  -- One of the two.
  order_id uuid,
  claim_id uuid,
  -- Keyed hash of all that it says: what is said once is made once.
  version bytea not null,
  made_at timestamptz not null,
  primary key (customer_key, version),
  foreign key (customer_key, claim_id) references claim on delete cascade,
  foreign key (customer_key, order_id) references customer_order on delete cascade,
  check ((order_id is null) <> (claim_id is null))
);
create index receipt_of_order on receipt (customer_key, order_id) where order_id is not null;
create index receipt_of_claim on receipt (customer_key, claim_id) where claim_id is not null;

create table delivery (
  -- Of its order, beside which it stands.
  customer_key bytea not null,
  order_id uuid not null,
  sequence text not null,
  -- The customer wants no paper any more.
  is_electronic_only boolean not null default false,
  -- When the courier was asked to come; null where nothing was agreed.
  agreed_on date,
  agreed_hours text,
  sealed bytea not null,
  primary key (customer_key, order_id),
  foreign key (customer_key, order_id) references customer_order on delete cascade
);
create index delivery_order on delivery (order_id);

create table delivery_event (
  customer_key bytea not null,
  order_id uuid not null,
  seq int not null,
  at timestamptz not null,
  -- Of its sequence (specification, section 4).
  code text not null,
  -- Nothing personal: whoever is shown the progress has proven little.
  facts jsonb not null default '{}',
  -- A file of the core has told it, and may tell otherwise; what was noted here stays.
  is_of_core boolean not null default false,
  primary key (customer_key, order_id, seq),
  foreign key (customer_key, order_id) references delivery on delete cascade
);

-- Lookup keys, as policy_lookup_key.
create table delivery_lookup_key (
  lookup_key bytea not null,
  customer_key bytea not null,
  order_id uuid not null,
  primary key (lookup_key, customer_key, order_id)
);
create index delivery_lookup_key_order on delivery_lookup_key (customer_key, order_id);

-- A payment at the demo's own cashier.
create table sandbox_trade (
  trade_no text primary key,
  state text not null,
  amount_fen bigint not null,
  subject text not null,
  -- Where the cashier sends the customer afterwards; without host, for a demo is reached by any.
  return_to text not null,
  expires_at timestamptz not null,
  gateway_no text,
  paid_at timestamptz,
  refund_no text
);

create trigger receipt_gone after delete on receipt
  for each row execute function leave_file_loose();
`
