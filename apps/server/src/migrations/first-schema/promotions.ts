/** Promoters, the leads they bring, and links that staff send. */
export const promotions = `
-- An employee who may become a promoter.
create table employee (
  employee_no text primary key,
  -- Of the branch they work at.
  com_code text not null,
  -- Whoever has left recommends nothing any more.
  is_active boolean not null,
  sealed bytea not null
);

create table promoter (
  -- Keyed hash of the phone, which is the promoter's id.
  customer_key bytea not null,
  product text not null,
  code text not null,
  employee_no text not null,
  applied_at timestamptz not null,
  sealed bytea not null,
  primary key (customer_key, product)
);
create index promoter_applied_at on promoter (applied_at);

-- Lookup keys, as policy_lookup_key. A code is in taken_code first, so that of two promoters one gets it.
create table promoter_code (
  code text not null,
  customer_key bytea not null,
  product text not null,
  primary key (code, customer_key)
);
create index promoter_code_promoter on promoter_code (customer_key, product);

-- Somebody who wants to be called about an insurance.
create table purchase_lead (
  -- Keyed hash of the phone that is called.
  customer_key bytea not null,
  id uuid not null,
  -- What the customer may quote.
  lead_no text not null,
  product text not null,
  left_at timestamptz not null,
  -- The day of the insurer: the same wish twice on it is one.
  left_on date not null,
  status text not null,
  -- Where the insurance is wanted.
  area_code text,
  -- Of the link that it came by.
  promoter_code text,
  -- Who of the staff calls, with their name sealed in the next.
  handler_id uuid,
  handler_sealed bytea,
  -- How often somebody took it.
  takings int not null default 0,
  -- They went on to the sales site: nobody promised a call.
  is_sent_on boolean not null default false,
  sealed bytea not null,
  primary key (customer_key, id),
  unique (customer_key, product, left_on)
);
create index purchase_lead_status on purchase_lead (status, left_at);
create index purchase_lead_id on purchase_lead (id);
create index purchase_lead_no on purchase_lead (lead_no);
create index purchase_lead_handler on purchase_lead (handler_id);
create index purchase_lead_left_on on purchase_lead (left_on);

create table purchase_lead_note (
  customer_key bytea not null,
  lead_id uuid not null,
  seq int not null,
  at timestamptz not null,
  staff_id uuid not null,
  status text not null,
  -- What was noted.
  sealed bytea not null,
  primary key (customer_key, lead_id, seq),
  foreign key (customer_key, lead_id) references purchase_lead on delete cascade
);

-- A page for one customer, which staff open by SMS.
create table short_link (
  -- Keyed hash of the phone that the link was sent to.
  customer_key bytea not null,
  id uuid not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who sent it; null where nobody at the desk did.
  staff_id uuid,
  -- Taken back by who works at the desk; null of all others.
  revoked_at timestamptz,
  revoked_by uuid,
  -- Of the branch whose policy it is about; null where its number says none.
  area_code text,
  -- Keyed hash of the number of that policy, under which all money about it is summed up.
  policy_key bytea not null,
  sealed bytea not null,
  primary key (customer_key, id)
);
create index short_link_policy on short_link (policy_key);
create index short_link_created_at on short_link (created_at);
create index short_link_id on short_link (id);
create index short_link_expires_at on short_link (expires_at);

-- Lookup keys, as policy_lookup_key.
create table short_link_key (
  -- Keyed hash of what the SMS carries, which is kept nowhere.
  link_key bytea not null,
  customer_key bytea not null,
  link_id uuid not null,
  primary key (link_key, customer_key)
);
create index short_link_key_link on short_link_key (customer_key, link_id);

-- The account that a customer wrote down on such a page.
create table refund_registration (
  customer_key bytea not null,
  link_id uuid not null,
  receipt_no text not null,
  registered_at timestamptz not null,
  status text not null,
  -- When it was said that the money was sent, or failed, and who said so: null before, and nobody where the core did.
  settled_at timestamptz,
  settled_by uuid,
  -- Since when a second transfer is told that nobody has looked into.
  doubted_at timestamptz,
  -- When staff said what follows a transfer that failed: null before, and of every other one.
  closed_at timestamptz,
  sealed bytea not null,
  -- A link is used once.
  primary key (customer_key, link_id),
  foreign key (customer_key, link_id) references short_link on delete cascade
);
create index refund_registration_status on refund_registration (status, registered_at);
create index refund_registration_receipt_no on refund_registration (receipt_no);
create index refund_registration_doubted on refund_registration (doubted_at) where doubted_at is not null;
create index refund_registration_failed on refund_registration (settled_at) where status = 'failed' and closed_at is null;
`
