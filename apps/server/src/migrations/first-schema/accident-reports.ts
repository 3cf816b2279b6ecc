/** What is reported before the core has made a claim of it. */
export const accidentReports = `
create table accident_report (
  id uuid primary key,
  -- Of the phone that was proven, or of the policy of the reporter's own car; its photos lie with
  -- it.
  customer_key bytea not null,
  -- The phone's own name of it, so that it is taken once.
  draft_id uuid not null,
  -- What the reporter may quote.
  receipt_no text not null unique,
  -- The event that told the core; the row that answers it is its claim.
  event_id uuid not null,
  -- Set where the reporter has proven that the car is theirs.
  policy_id uuid,
  plate_key bytea,
  -- Of the branch that issued the policy; null where it is not known.
  area_code text,
  -- ISO date of the insurer's day.
  happened_on date not null,
  received_at timestamptz not null,
  -- Null where no call was promised.
  call_by timestamptz,
  called_at timestamptz,
  -- What staff owe next is late after it: the call, then that the core makes a claim of it. Null once
  -- they owe nothing more: a promised call is owed also where the claim is there.
  due_by timestamptz,
  -- No claim comes of it, as staff say; the core may make one all the same, and then it is null
  -- again.
  closed_at timestamptz,
  is_hurt boolean not null,
  is_holder_notified boolean not null default false,
  -- Null until the core has made a claim of it, whose number is told to its reporter.
  is_number_told boolean,
  sealed bytea not null,
  unique (customer_key, draft_id)
);
create index accident_report_received on accident_report (received_at);
-- What was never called first, and only what is owed: the day is counted every few seconds.
create index accident_report_due on accident_report ((called_at is not null), due_by)
  where due_by is not null;
create index accident_report_closed on accident_report (closed_at) where closed_at is not null;
create index accident_report_event on accident_report (event_id);
create index accident_report_kin on accident_report (plate_key, happened_on);
create index accident_report_policy on accident_report (policy_id) where policy_id is not null;
create index accident_report_unnotified on accident_report (received_at) where not is_holder_notified;
create index accident_report_untold on accident_report (received_at) where not is_number_told;

create table accident_report_photo (
  report_id uuid not null references accident_report on delete cascade,
  seq int not null,
  -- The phone's own name of it.
  upload_id uuid not null,
  frame text not null,
  -- Null until it has come, after its report.
  file_id uuid,
  media_type text,
  bytes int,
  -- It cannot be taken, and is waited for no more.
  is_refused boolean not null default false,
  primary key (report_id, seq),
  unique (report_id, upload_id)
);

create table accident_report_note (
  report_id uuid not null references accident_report on delete cascade,
  seq int not null,
  at timestamptz not null,
  staff_id uuid not null,
  is_call boolean not null,
  -- What was noted, and by whom.
  sealed bytea not null,
  primary key (report_id, seq)
);
`
