import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Documents as they were signed and handed out, and the ways to them: doors for whoever checks one
 * (by the code of its QR, by the hash of its file), and links that open one once.
 */
export const policyDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table policy_document (
        customer_key bytea not null,
        id uuid not null,
        policy_id uuid not null,
        paper text not null,
        version bytea not null,
        signed_at timestamptz not null,
        signed_by text not null,
        sealed bytea not null,
        primary key (customer_key, id),
        unique (customer_key, policy_id, paper, version),
        foreign key (customer_key, policy_id) references policy on delete cascade
      );
      alter table policy_document alter column sealed set storage external;

      create table document_door (
        door_key bytea primary key,
        customer_key bytea not null,
        document_id uuid not null
      );

      create table one_use_link (
        link_key bytea primary key,
        customer_key bytea not null,
        policy_id uuid not null,
        paper text not null,
        expires_at timestamptz not null,
        spent_at timestamptz
      );
      create index one_use_link_expires on one_use_link (expires_at);

      create table outbox_attachment (
        id uuid primary key,
        message_id bigint not null references outbox_message on delete cascade,
        sealed bytea not null
      );
      create index outbox_attachment_message on outbox_attachment (message_id);
    `.execute(db)
  },
}
