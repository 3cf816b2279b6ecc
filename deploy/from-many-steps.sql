-- For the way from the former schema (docs/operations.md, "From many steps to one"): gives the tables and
-- columns of a database of the former steps the names that they have today, so that its rows can be exported
-- for a new one. Run it on a copy: the version that made the database does not start on it any more.
--
-- Nothing else is renamed, and no value of a row is changed; an appeal is given the days that it was promised
-- by the law's numbers. Audit events keep the words of their day
-- ('handed-over' is 'signed-on' today), for the trail is sealed as it was written.

begin;

alter table appeal_door rename to appeal_lookup_key;
alter table appeal_lookup_key rename column door_key to lookup_key;
alter table claim_door rename to claim_lookup_key;
alter table claim_lookup_key rename column door_key to lookup_key;
alter table delivery_door rename to delivery_lookup_key;
alter table delivery_lookup_key rename column door_key to lookup_key;
alter table document_door rename to document_lookup_key;
alter table document_lookup_key rename column door_key to lookup_key;
alter table invoice_door rename to invoice_lookup_key;
alter table invoice_lookup_key rename column door_key to lookup_key;
alter table order_door rename to order_lookup_key;
alter table order_lookup_key rename column door_key to lookup_key;
alter table policy_door rename to policy_lookup_key;
alter table policy_lookup_key rename column door_key to lookup_key;

-- Its key is not known here: the service fills it in when it starts.
alter table staff add column name_hash bytea not null default '';

-- The first call falls on the next weekday, for holidays are not known here; the answer 30 days after an
-- objection, and 15 after a complaint.
alter table appeal add column answer_by date;
alter table appeal add column call_by date;
update appeal set
  answer_by = day + case kind when 'objection' then 30 else 15 end,
  call_by = day + case extract(isodow from day)::int when 5 then 3 when 6 then 2 else 1 end
from (select id as filed_id, (filed_at::timestamptz at time zone 'Asia/Shanghai')::date as day from appeal) as filed
where filed_id = id;

alter table spent_hand_over rename to spent_sign_on_ticket;

alter table accident_report rename column is_holder_told to is_holder_notified;
-- What was reported then is overdue at once, so that staff look at what the core never registered.
alter table accident_report add column due_by timestamptz;
update accident_report set due_by = coalesce(call_by::timestamptz, received_at::timestamptz)
where (called_at is null and call_by is not null) or not exists (
  select from core_answer
  where core_answer.event_id = accident_report.event_id and core_answer.kind = 'claims'
);
-- They came before their report, so none is waited for.
alter table accident_report_photo add column upload_id uuid;
update accident_report_photo set upload_id = file_id::uuid;
alter table customer_order add column awaits_policies boolean not null default false;
update customer_order set awaits_policies = true
where status = 'paid' and not exists (
  select from order_policy
  where order_policy.customer_key = customer_order.customer_key
    and order_policy.order_id = customer_order.id
);
alter table customer_order add column refunding_since timestamptz;
alter table customer_order add column core_refunded_at timestamptz;
alter table refund_registration add column doubted_at timestamptz;
alter table refund_registration add column closed_at timestamptz;
-- Its key is not known here either: links of before are summed up with no other.
alter table short_link add column policy_key bytea not null default '';
alter table call_note add column promised_at timestamptz;
update call_note set promised_at = call_back_at::timestamptz;
alter table call_note add column tries int not null default 0;
alter table call_note add column first_tried_at timestamptz;
alter table call_note add column tried_at timestamptz;
alter table call_note add column is_unreached boolean not null default false;
create index call_note_promised on call_note (promised_at) where promised_at is not null;
alter table claim rename column standing to status;
alter table claim add column amount_fen bigint;
alter table claim_subscription rename column told_seq to notified_seq;
alter table conversation rename column queue_turn to queue_slot;
alter table imported_row rename column told_at to taken_at;
alter table person_delegation rename column is_end_told to is_end_notified;
alter table return_claim rename column standing to status;
create index refund_registration_receipt_no on refund_registration (receipt_no);

commit;
