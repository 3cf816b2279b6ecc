import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Chats as work of a whole day: who may be given one, what each was about, and what came to somebody whom
 * nobody asked. The causes are a beginning; supervisors keep the list.
 */
export const chatsAllDay: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table agent
        add column availability text not null default 'online',
        -- Since when it is so; null of who never said anything else.
        add column available_since timestamptz;

      create table chat_label (
        id uuid primary key,
        -- 'cause' or 'tag'
        kind text not null,
        name text not null,
        is_retired boolean not null default false,
        unique (kind, name)
      );
      insert into chat_label (id, kind, name)
        select gen_random_uuid(), kind, name from (values
          ('cause', '保单查询'), ('cause', '理赔进度'), ('cause', '报案与材料'), ('cause', '投保咨询'),
          ('cause', '缴费与发票'), ('cause', '投诉'), ('cause', '其他'),
          ('tag', '催促'), ('tag', '情绪激动'), ('tag', '需要回电')
        ) as first (kind, name);

      alter table conversation
        -- How it came to whoever has it, until they have looked: 'transferred', 'taken-over', 'given'.
        add column arrived_as text,
        -- It ended without whoever had it saying what it was about.
        add column needs_wrap_up boolean not null default false,
        add column cause_id uuid references chat_label,
        add column outcome text;
      create index conversation_needs_wrap_up on conversation (staff_id, ended_at) where needs_wrap_up;
      create index conversation_closed on conversation (ended_at, id) where taken_at is not null;

      create table chat_tag (
        conversation_id uuid not null references conversation on delete cascade,
        label_id uuid not null references chat_label,
        primary key (conversation_id, label_id)
      );
      create index chat_tag_label on chat_tag (label_id);
    `.execute(db)
  },
}
