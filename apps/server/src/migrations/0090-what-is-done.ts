import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Staff are told all day long how much is left to do: what is done is marked, so that nobody reads it for that. The
 * database marks it by itself, also while a version runs that knows nothing of the marks.
 */
export const whatIsDone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table claim_document_file add column is_judged boolean not null default false;
      update claim_document_file as file set is_judged = true
        from claim_document_verdict as verdict
        where verdict.customer_key = file.customer_key and verdict.claim_id = file.claim_id
          and verdict.document_type = file.document_type and file.received_at <= verdict.judged_at;
      create index claim_document_file_waiting on claim_document_file (received_at) where not is_judged;

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

      alter table appeal add column is_decided boolean not null default false;
      create function decided_by(types text[]) returns boolean language sql immutable as $$
        select 'decided' = any(types)
          and ('review-asked' = any(types)) = ('review-decided' = any(types))
      $$;
      update appeal set is_decided = true
        where decided_by(array(
          select type from appeal_event as event
          where event.customer_key = appeal.customer_key and event.appeal_id = appeal.id
        ));
      create index appeal_undecided on appeal (filed_at) where not is_decided;
      create index appeal_decided on appeal (filed_at) where is_decided;

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
    `.execute(db)
  },
}
