/** Invoices for premiums, and their files. */
export const invoices = `
create table invoice (
  customer_key bytea not null,
  id uuid not null,
  policy_id uuid not null,
  -- Keyed hash of the buyer's number, as a customer's.
  buyer_key bytea not null,
  status text not null,
  -- While it is pending, the day by which it is issued.
  issued_on date not null,
  -- When it was cancelled or reversed.
  changed_on date,
  -- With tax and vehicle tax; negative on a red-letter invoice.
  amount_fen bigint not null,
  sealed bytea not null,
  primary key (customer_key, id),
  foreign key (customer_key, policy_id) references policy on delete cascade
);
create index invoice_policy on invoice (customer_key, policy_id);

-- Lookup keys, as policy_lookup_key.
create table invoice_lookup_key (
  lookup_key bytea not null,
  customer_key bytea not null,
  invoice_id uuid not null,
  primary key (lookup_key, customer_key, invoice_id)
);
create index invoice_lookup_key_invoice on invoice_lookup_key (customer_key, invoice_id);

create table invoice_file (
  customer_key bytea not null,
  invoice_id uuid not null,
  format text not null,
  -- The file as the tax platform delivered it.
  sealed bytea not null,
  primary key (customer_key, invoice_id, format),
  foreign key (customer_key, invoice_id) references invoice on delete cascade
);
`
