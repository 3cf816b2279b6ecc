/** Policies on paper that was made here, each version archived. */
export const electronicPolicies = `
create table policy_document (
  customer_key bytea not null,
  id uuid not null,
  policy_id uuid not null,
  paper text not null,
  -- Which endorsement; null of the policy's own papers.
  endorsement_key bytea,
  -- Hash of all that the document says: the same policy version is rendered and signed once.
  version bytea not null,
  signed_at timestamptz not null,
  signed_by text not null,
  -- The signed file itself.
  sealed bytea not null,
  primary key (customer_key, id),
  unique (customer_key, policy_id, paper, version),
  foreign key (customer_key, policy_id) references policy on delete cascade
);

-- Lookup keys, as policy_lookup_key: the code on a document, and the hash of its file.
create table document_lookup_key (
  lookup_key bytea not null,
  customer_key bytea not null,
  document_id uuid not null,
  primary key (lookup_key, customer_key)
);
create index document_lookup_key_document on document_lookup_key (customer_key, document_id);
`
