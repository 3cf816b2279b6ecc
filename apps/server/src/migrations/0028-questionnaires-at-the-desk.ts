import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Questionnaires are made at the desk. Until now only the demo had any, so no answer misses what is
 * added here.
 */
export const questionnairesAtTheDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table questionnaire
        -- draft, published or closed.
        add column phase text not null default 'published',
        -- Counts up with every change; the one that changed the questions is their version.
        add column edition int not null default 1;
      update questionnaire set phase = 'draft' where not is_published;
      update questionnaire set edition = version;
      alter table questionnaire
        alter column phase drop default,
        alter column edition drop default,
        drop column is_published;

      alter table questionnaire_answer
        -- The questions that were answered in words, so that they are counted without reading them.
        add column written text[] not null default '{}',
        -- Words are not kept for ever; what was chosen stays.
        alter column sealed drop not null;
      create index questionnaire_answer_sealed
        on questionnaire_answer (answered_at) where sealed is not null;
    `.execute(db)
  },
}
