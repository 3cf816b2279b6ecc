import { type Kysely, type Migration, sql } from 'kysely'

/** That one person lets another see chosen things of theirs. */
export const family: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table person_delegation (
        id uuid primary key,
        giver_key bytea not null,
        phone_key bytea not null,
        delegate_key bytea,
        scopes text[] not null,
        state text not null,
        offered_at timestamptz not null,
        accepted_at timestamptz,
        ends_at timestamptz not null,
        remind_at timestamptz,
        ended_at timestamptz,
        ended_by text,
        is_end_told boolean not null default false,
        sealed bytea not null
      );
      -- Nobody has two of the same person.
      create unique index person_delegation_open on person_delegation (giver_key, phone_key)
        where state <> 'ended';
      create index person_delegation_of_giver on person_delegation (giver_key);
      create index person_delegation_of_delegate on person_delegation (delegate_key)
        where delegate_key is not null;
      create index person_delegation_offered on person_delegation (phone_key)
        where state = 'offered';
      create index person_delegation_running on person_delegation (ends_at) where state <> 'ended';
      create index person_delegation_remind on person_delegation (remind_at)
        where state = 'accepted';
      create index person_delegation_untold on person_delegation (ended_at)
        where state = 'ended' and not is_end_told
    `.execute(db)
  },
}
