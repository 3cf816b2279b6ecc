import { type Kysely, type Migration, sql } from 'kysely'

/** Networks take turns in the queue for a person; before, whoever came first was first. */
export const fairQueue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table conversation
        add column queue_network text,
        add column queue_turn int not null default 0
    `.execute(db)
    await sql`drop index conversation_queue`.execute(db)
    await sql`
      create index conversation_queue on conversation (queue_turn, queued_at, id)
      where status = 'queued'
    `.execute(db)
  },
}
