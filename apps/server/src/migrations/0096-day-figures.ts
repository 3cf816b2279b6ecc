import { type Kysely, type Migration, sql } from 'kysely'

/** Reports are read from what each day came to, and the trail by who of the staff left it. */
export const dayFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table day_figure (
        subject text not null,
        day date not null,
        measure text not null,
        staff_id text not null default '',
        branch text not null default '',
        product text not null default '',
        cause text not null default '',
        part text not null default '',
        count bigint not null,
        sum bigint not null default 0,
        buckets integer[],
        primary key (subject, day, measure, staff_id, branch, product, cause, part)
      );
      create table rolled_day (
        subject text not null,
        day date not null,
        rolled_at timestamptz not null,
        primary key (subject, day)
      );
      alter table conversation
        -- Set once: who is given it later takes it anew.
        add column first_taken_at timestamptz,
        -- Its message was left and has its answer: nobody waited at it.
        add column is_left_answered boolean not null default false;
      update conversation set first_taken_at = taken_at,
        is_left_answered = id in (
          select object_id from audit_entry
          where event = 'left-answered' and object_id is not null
        )
        where taken_at is not null;
      create index conversation_first_taken_at on conversation (first_taken_at)
        where first_taken_at is not null;
      -- What a day is counted from. A large store may have some of these already (docs/operations.md, Upgrades).
      create index if not exists conversation_opened_at on conversation (opened_at);
      create index if not exists appeal_filed_at on appeal (filed_at);
      create index if not exists claim_reported_at on claim (reported_at);
      create index if not exists claim_event_at on claim_event (at);
      create index if not exists audit_entry_person_asked on audit_entry (object_id)
        where event = 'person-asked';
      -- Whom a member of staff looked at.
      create index if not exists audit_entry_staff on audit_entry (staff_id, at)
        where staff_id is not null
    `.execute(db)
  },
}
