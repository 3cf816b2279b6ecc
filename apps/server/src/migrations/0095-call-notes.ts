import { type Kysely, type Migration, sql } from 'kysely'

/** What came of a call on the telephone, whom somebody calls back, and who looks for colleagues. */
export const callNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table call_note (
        -- That of its call, so that a call is wrapped up once.
        id uuid primary key,
        staff_id uuid not null,
        customer_key bytea not null,
        holder_key bytea not null,
        at timestamptz not null,
        kind text not null,
        outcome text not null,
        call_back_at timestamptz,
        called_back_at timestamptz,
        sealed bytea not null
      );
      alter table phone_call
        -- Whom it is with: it is noted with them also after its end.
        add column about_key bytea,
        add column was_proven boolean not null default false;
      create index call_note_of on call_note (customer_key, at);
      create index call_note_at on call_note (at);
      create index call_note_due on call_note (call_back_at)
        where call_back_at is not null and called_back_at is null;
      -- Whether somebody was found who is called like a colleague, or like whoever looked.
      alter table customer_search add column is_colleague boolean not null default false;
      alter table customer_search add column is_oneself boolean not null default false;
    `.execute(db)
  },
}
