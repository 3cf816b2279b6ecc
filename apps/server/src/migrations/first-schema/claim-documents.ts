/** What customers send in for a claim, and what they sign. */
export const claimDocuments = `
-- A stored file that no row refers to, yet or any more.
create table loose_file (
  customer_key bytea not null,
  id uuid not null,
  remove_after timestamptz not null,
  -- Of a piece of an upload that is under way: the phone's own name of it, how many bytes come before, and its own.
  upload_id uuid,
  piece_from int,
  piece_bytes int,
  primary key (customer_key, id)
);
create index loose_file_remove_after on loose_file (remove_after);
create unique index loose_file_piece on loose_file (customer_key, upload_id, piece_from)
  where upload_id is not null;

create table claim_document_file (
  customer_key bytea not null,
  -- Also the file's.
  id uuid not null,
  claim_id uuid not null,
  document_type text not null,
  media_type text not null,
  received_at timestamptz not null,
  -- A later verdict is known; the database marks it.
  is_judged boolean not null default false,
  -- The phone's own name of it, by which it is received once; null where it came whole.
  upload_id uuid,
  primary key (customer_key, id),
  unique (customer_key, claim_id, upload_id),
  foreign key (customer_key, claim_id) references claim on delete cascade
);
create index claim_document_file_claim on claim_document_file (customer_key, claim_id);
create index claim_document_file_received on claim_document_file (received_at);
create index claim_document_file_waiting on claim_document_file (received_at) where not is_judged;

-- That a document is the application of a claim, signed on the screen.
create table claim_application (
  customer_key bytea not null,
  -- Of the document, whose file is the signed PDF.
  id uuid not null,
  claim_id uuid not null,
  signed_at timestamptz not null,
  -- What was signed, and the strokes of the hand.
  sealed bytea not null,
  primary key (customer_key, id),
  foreign key (customer_key, id) references claim_document_file on delete cascade
);
create index claim_application_claim on claim_application (customer_key, claim_id, signed_at);

-- What was said last of all documents of a type.
create table claim_document_verdict (
  customer_key bytea not null,
  claim_id uuid not null,
  document_type text not null,
  judged_at timestamptz not null,
  -- When it was refused last, also after a later one was accepted; null where it never was.
  refused_at timestamptz,
  -- The reason of a refusal, in words that may name somebody; null where it came another way.
  sealed bytea,
  primary key (customer_key, claim_id, document_type),
  foreign key (customer_key, claim_id) references claim on delete cascade
);

-- What was said of a document and can still be taken back.
create table claim_judgement (
  customer_key bytea not null,
  claim_id uuid not null,
  document_type text not null,
  staff_id uuid not null,
  -- From then on it holds, and its customer is told.
  due_at timestamptz not null,
  sealed bytea not null,
  primary key (customer_key, claim_id, document_type),
  foreign key (customer_key, claim_id) references claim on delete cascade
);
create index claim_judgement_due on claim_judgement (due_at);

-- That a member of staff asked a customer for a document, and waits for it.
create table document_request (
  -- Of the claim, beside which it stands.
  customer_key bytea not null,
  id uuid not null,
  claim_id uuid not null,
  document_type text not null,
  staff_id uuid not null,
  -- The conversation in which it was asked for; it may go before.
  conversation_id uuid,
  asked_at timestamptz not null,
  arrived_at timestamptz,
  -- Whoever asked has seen it, or waits no longer.
  closed_at timestamptz,
  -- What was asked for in free words.
  sealed bytea,
  primary key (customer_key, id),
  foreign key (customer_key, claim_id) references claim on delete cascade
);
create unique index document_request_waiting
  on document_request (customer_key, claim_id, document_type)
  where arrived_at is null and closed_at is null;
create index document_request_claim on document_request (customer_key, claim_id, asked_at);
create index document_request_of_staff on document_request (staff_id) where closed_at is null;

-- That a customer signed the core's offer, or objected to it.
create table settlement_answer (
  -- Of the claim, beside which it stands.
  customer_key bytea not null,
  -- Names the signed PDF, too.
  id uuid not null,
  claim_id uuid not null,
  -- Each version of an offer is answered once.
  offer_version int not null,
  verdict text not null,
  answered_at timestamptz not null,
  -- What was signed, the strokes of the hand, and what is wrong with it.
  sealed bytea not null,
  primary key (customer_key, claim_id, offer_version),
  foreign key (customer_key, claim_id) references claim on delete cascade
);

-- That a customer asked for other accounts after they had signed: what was signed for it. How it stands says its wish.
create table payee_change (
  -- Of the claim, beside which it stands.
  customer_key bytea not null,
  -- Names the signed PDF, too.
  id uuid not null,
  claim_id uuid not null,
  signed_at timestamptz not null,
  -- Which accounts, which held before, the strokes of the hand, and who of the staff accepted it first.
  sealed bytea not null,
  primary key (customer_key, id),
  foreign key (customer_key, claim_id) references claim on delete cascade
);
create index payee_change_claim on payee_change (customer_key, claim_id);

-- Where the money of a claim goes.
create table claim_payee (
  customer_key bytea not null,
  claim_id uuid not null,
  given_at timestamptz not null,
  sealed bytea not null,
  primary key (customer_key, claim_id),
  foreign key (customer_key, claim_id) references claim on delete cascade
);

-- That a customer hurried a claim.
create table claim_nudge (
  customer_key bytea not null,
  claim_id uuid not null,
  -- ISO date of the insurer's day: a claim is hurried once a day.
  asked_on date not null,
  asked_at timestamptz not null,
  -- ISO date by which somebody answers; the whole day counts.
  answer_by date not null,
  answered_at timestamptz,
  -- What the customer reads, and who wrote it; null until it is answered.
  sealed bytea,
  primary key (customer_key, claim_id, asked_on),
  foreign key (customer_key, claim_id) references claim on delete cascade
);
create index claim_nudge_open on claim_nudge (answer_by, asked_at) where answered_at is null;

-- However the row that refers to a file goes, by cascade too, its file is noted here and removed later.
create function leave_file_loose() returns trigger language plpgsql as $$
begin
  insert into loose_file (customer_key, id, remove_after)
    values (old.customer_key, old.id, '-infinity');
  return null;
end $$;
create trigger claim_document_file_gone after delete on claim_document_file
  for each row execute function leave_file_loose();
create trigger settlement_answer_gone after delete on settlement_answer
  for each row execute function leave_file_loose();
create trigger payee_change_gone after delete on payee_change
  for each row execute function leave_file_loose();

-- A verdict is about what had come until then: the list of what waits reads one index.
create function mark_judged() returns trigger language plpgsql as $$
begin
  update claim_document_file as file set is_judged = true
    where file.customer_key = new.customer_key and file.claim_id = new.claim_id
      and file.document_type = new.document_type and file.received_at <= new.judged_at
      and not file.is_judged;
  return null;
end $$;
create trigger claim_document_verdict_marks after insert or update on claim_document_verdict
  for each row execute function mark_judged();
`
