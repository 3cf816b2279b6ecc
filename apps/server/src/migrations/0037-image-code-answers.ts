import { type Kysely, sql } from 'kysely'

/** What a session's last picture says; kept by a demo alone, whose visitors may reach any process. */
export const imageCodeAnswers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table image_code_answer (
        session_id uuid primary key references session on delete cascade,
        code text not null
      )
    `.execute(db)
  },
}
