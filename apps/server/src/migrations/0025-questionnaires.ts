import { type Kysely, type Migration, sql } from 'kysely'

/** Questionnaires, each version of their questions, and one answer of a phone to each. */
export const questionnaires: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table questionnaire (
        id uuid primary key,
        title text not null,
        intro text not null,
        thanks text not null,
        entry_ids text[] not null,
        channels text[] not null,
        from_on date not null,
        until_on date not null,
        is_published boolean not null,
        -- The version whose questions are asked now.
        version int not null
      );

      create table questionnaire_version (
        questionnaire_id uuid not null references questionnaire,
        version int not null,
        questions jsonb not null,
        primary key (questionnaire_id, version)
      );

      create table questionnaire_answer (
        customer_key bytea not null,
        questionnaire_id uuid not null,
        version int not null,
        answered_at timestamptz not null,
        entry_id text,
        channel text not null,
        choices jsonb not null,
        sealed bytea not null,
        primary key (customer_key, questionnaire_id),
        foreign key (questionnaire_id, version) references questionnaire_version
      );
      create index questionnaire_answer_version
        on questionnaire_answer (questionnaire_id, version, answered_at);
    `.execute(db)
  },
}
