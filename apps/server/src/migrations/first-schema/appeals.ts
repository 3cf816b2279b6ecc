/** Appeals: cases with clocks. */
export const appeals = `
create table appeal (
  -- Keyed hash of the phone that filed it, or drawn at random where a letter named none.
  customer_key bytea not null,
  id uuid not null,
  kind text not null,
  -- Of whom it concerns: of the claim that it is about, with the next, or of who is known to complain.
  claim_customer_key bytea,
  claim_id uuid,
  -- The same for the same words of the same phone about the same claim.
  content_key bytea not null,
  filed_at timestamptz not null,
  -- ISO dates that were promised when it was filed: of its answer, and of the first call.
  answer_by date not null,
  call_by date not null,
  channel text not null default 'site',
  cause text,
  product text,
  -- ISO date by which a regulator wants its answer.
  due_on date,
  -- Of the branch that it is about, whose staff see it; null where nobody knows.
  area_code text,
  -- Who of the staff handles it, with their name sealed in the next.
  handler_id uuid,
  handler_sealed bytea,
  -- How often somebody took it, its cause was named, its letter went up to be approved or came back, or its customer sent a file.
  takings int not null default 0,
  -- No answer is owed; the database marks it by the events.
  is_decided boolean not null default false,
  -- A letter that a second person approves before it leaves, and whether it waits for them now.
  letter_sealed bytea,
  is_letter_waiting boolean not null default false,
  sealed bytea not null,
  primary key (customer_key, id)
);
create index appeal_id on appeal (id);
create index appeal_handler on appeal (handler_id);
create index appeal_handled on appeal (handler_id) where handler_id is not null and not is_decided;
create index appeal_claim on appeal (claim_customer_key) where claim_customer_key is not null;
create index appeal_undecided on appeal (filed_at) where not is_decided;
create index appeal_decided on appeal (filed_at) where is_decided;
create index appeal_filed_at on appeal (filed_at);

create table appeal_event (
  customer_key bytea not null,
  appeal_id uuid not null,
  seq int not null,
  at timestamptz not null,
  type text not null,
  -- ISO date of the answer that was promised with it, where one was.
  answer_by date,
  -- What was said.
  sealed bytea not null,
  primary key (customer_key, appeal_id, seq),
  foreign key (customer_key, appeal_id) references appeal on delete cascade
);

-- What staff keep about an appeal and its customer never reads: words, files, whose it became.
create table appeal_note (
  customer_key bytea not null,
  appeal_id uuid not null,
  -- Also the file's, where it is one.
  id uuid not null,
  at timestamptz not null,
  sealed bytea not null,
  primary key (customer_key, appeal_id, id),
  foreign key (customer_key, appeal_id) references appeal on delete cascade
);

-- What whoever filed it sent for it.
create table appeal_file (
  customer_key bytea not null,
  appeal_id uuid not null,
  -- Also the file's.
  id uuid not null,
  received_at timestamptz not null,
  media_type text not null,
  bytes int not null,
  -- The phone's own name of it, so that one file is received once.
  upload_id uuid not null,
  primary key (customer_key, appeal_id, id),
  unique (customer_key, appeal_id, upload_id),
  foreign key (customer_key, appeal_id) references appeal on delete cascade
);
create trigger appeal_file_gone after delete on appeal_file
  for each row execute function leave_file_loose();

-- Lookup keys, as policy_lookup_key. A number is in taken_code first, so that of two appeals one gets it.
create table appeal_lookup_key (
  -- Keyed hash of the case number.
  lookup_key bytea not null,
  customer_key bytea not null,
  appeal_id uuid not null,
  primary key (lookup_key, customer_key)
);
create index appeal_lookup_key_appeal on appeal_lookup_key (customer_key, appeal_id);

-- Whether a case with events of these types has its answer: each review asks for another one.
create function decided_by(types text[]) returns boolean language sql immutable as $$
  select 'decided' = any(types)
    and ('review-asked' = any(types)) = ('review-decided' = any(types))
$$;

create function mark_decided() returns trigger language plpgsql as $$
begin
  update appeal set is_decided = decided_by(array(
      select type from appeal_event as event
      where event.customer_key = new.customer_key and event.appeal_id = new.appeal_id
    ))
    where appeal.customer_key = new.customer_key and appeal.id = new.appeal_id;
  return null;
end $$;
create trigger appeal_event_marks after insert on appeal_event
  for each row when (new.type in ('decided', 'review-asked', 'review-decided'))
  execute function mark_decided();
`
