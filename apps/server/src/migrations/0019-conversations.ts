import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Conversations with customers and all that was said in them. Most people who ask are known by nothing
 * but their session, so a conversation is its own customer; a phone that was proven in it leads back
 * to it on another day.
 */
export const conversations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table conversation (
        id uuid primary key,
        session_id uuid not null,
        phone_key bytea,
        status text not null,
        entry_id text,
        subsource text,
        opened_at timestamptz not null,
        changed_at timestamptz not null,
        -- Since when somebody waits for a person.
        queued_at timestamptz,
        taken_at timestamptz,
        ended_at timestamptz,
        staff_id uuid,
        misses int not null default 0,
        last_seq int not null default 0,
        read_by_customer int not null default 0,
        read_by_staff int not null default 0,
        score int,
        sealed bytea not null
      );
      create index conversation_session on conversation (session_id, opened_at);
      create index conversation_phone on conversation (phone_key, opened_at) where phone_key is not null;
      create index conversation_queue on conversation (queued_at) where status = 'queued';
      create index conversation_staff on conversation (staff_id, changed_at) where status = 'person';
      create index conversation_left on conversation (queued_at) where status = 'message-left';
      create index conversation_ended_at on conversation (ended_at);
      create index conversation_changed_at on conversation (changed_at) where ended_at is null;

      create table chat_message (
        conversation_id uuid not null references conversation on delete cascade,
        seq int not null,
        at timestamptz not null,
        sender text not null,
        kind text not null,
        sent_as text,
        faq_id text,
        is_helpful boolean,
        staff_id uuid,
        sealed bytea not null,
        primary key (conversation_id, seq),
        unique (conversation_id, sent_as)
      );
      create index chat_message_faq on chat_message (faq_id) where faq_id is not null;
    `.execute(db)
  },
}
