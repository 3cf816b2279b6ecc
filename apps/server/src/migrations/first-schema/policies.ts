/** Products, and the policies of customers with all that is part of them. */
export const policies = `
create table product (
  code text primary key,
  kind text not null,
  name text not null,
  -- What the product says of itself, in Chinese: who may take it out, waiting days, how to claim.
  basics jsonb not null default '[]'
);

create table clause (
  code text primary key,
  title text not null,
  chapters jsonb not null,
  -- Codes of the covers that it is about; none where it is about the whole product.
  cover_codes text[] not null default '{}'
);

create table product_clause (
  product_code text not null references product,
  clause_code text not null references clause,
  seq int not null,
  primary key (product_code, clause_code)
);

-- Like every table of customers it begins with the customer, by whom it can be spread over servers;
-- sealed holds the personal fields, encrypted, and what is searched is a keyed hash.
create table policy (
  customer_key bytea not null,
  id uuid not null,
  product_code text not null references product,
  -- Groups the policies and terms of one car; null where no car is insured.
  car_key bytea,
  -- The plate of that car, so that no two cars get the same one; null while it has none.
  plate_key bytea,
  -- The phone on file; null where none is registered.
  phone_key bytea,
  -- Of the branch that issued it; null where its number says none.
  area_code text,
  issued_on date not null,
  starts_on date not null,
  -- 0 to 23, of the first day.
  start_hour smallint not null default 0,
  ends_on date not null,
  cancelled_on date,
  premium_fen bigint not null,
  vehicle_tax_fen bigint,
  is_paper_only boolean not null default false,
  -- How many people it names; the applicant's staff, a family, or one.
  insured_count int not null default 1,
  sealed bytea not null,
  primary key (customer_key, id)
);
create index policy_car on policy (customer_key, car_key);
create index policy_plate on policy (plate_key) where plate_key is not null;
-- By these staff find one thing among all.
create index policy_frame on policy (car_key) where car_key is not null;
create index policy_id on policy (id);

-- Leads from the keyed hash of what somebody states to policies. Tables of such lookup keys have no foreign
-- key, for they may be spread by their own hash: a row that leads nowhere is harmless, as whoever follows it
-- reads the policy itself, and a job purges it (platform/database/lookup-keys).
create table policy_lookup_key (
  lookup_key bytea not null,
  customer_key bytea not null,
  policy_id uuid not null,
  -- Set where the key leads to one person's share of a policy that names many.
  insured_person_id uuid,
  -- Whom the key is about, where it may fit several people: nobody's policies are listed beside a
  -- stranger's.
  person_key bytea,
  primary key (lookup_key, customer_key, policy_id)
);
create index policy_lookup_key_policy on policy_lookup_key (customer_key, policy_id);

-- A plate that a correction here took off the policy or put on it.
create table corrected_plate (
  customer_key bytea not null,
  policy_id uuid not null,
  plate_key bytea not null,
  -- When it was put on last; null where it was only taken off.
  put_on_at timestamptz,
  sealed bytea not null,
  primary key (customer_key, policy_id, plate_key),
  foreign key (customer_key, policy_id) references policy on delete cascade
);

-- Somebody whom a policy of several names.
create table insured_person (
  customer_key bytea not null,
  policy_id uuid not null,
  seq int not null,
  id uuid not null,
  name_key bytea not null,
  id_number_key bytea not null,
  -- Their own phone; null where none is registered.
  phone_key bytea,
  joined_on date,
  left_on date,
  sealed bytea not null,
  primary key (customer_key, policy_id, seq),
  foreign key (customer_key, policy_id) references policy on delete cascade
);
create unique index insured_person_id on insured_person (customer_key, id);
create index insured_person_name on insured_person (customer_key, policy_id, name_key);
create index insured_person_id_number on insured_person (customer_key, policy_id, id_number_key);

create table coverage (
  customer_key bytea not null,
  policy_id uuid not null,
  seq int not null,
  -- Whose insured alone have the cover; null where everybody has it.
  plan text,
  code text not null,
  name text not null,
  note text,
  limit_fen bigint,
  deductible text,
  premium_fen bigint not null,
  primary key (customer_key, policy_id, seq),
  foreign key (customer_key, policy_id) references policy on delete cascade
);

create table endorsement (
  customer_key bytea not null,
  policy_id uuid not null,
  id uuid not null,
  effective_on date not null,
  premium_change_fen bigint not null,
  sealed bytea not null,
  primary key (customer_key, policy_id, id),
  foreign key (customer_key, policy_id) references policy on delete cascade
);
`
