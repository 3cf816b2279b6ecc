import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Invoices with the doors that lead to them and the files that the tax platform delivered. A one-use
 * link now leads to any object, and says in `item` which of its files.
 */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table invoice (
        customer_key bytea not null,
        id uuid not null,
        policy_id uuid not null,
        buyer_key bytea not null,
        status text not null,
        issued_on date not null,
        changed_on date,
        amount_fen bigint not null,
        sealed bytea not null,
        primary key (customer_key, id),
        foreign key (customer_key, policy_id) references policy on delete cascade
      );
      create index invoice_policy on invoice (customer_key, policy_id);

      create table invoice_door (
        door_key bytea not null,
        customer_key bytea not null,
        invoice_id uuid not null,
        primary key (door_key, customer_key, invoice_id),
        foreign key (customer_key, invoice_id) references invoice on delete cascade
      );

      create table invoice_file (
        customer_key bytea not null,
        invoice_id uuid not null,
        format text not null,
        sealed bytea not null,
        primary key (customer_key, invoice_id, format),
        foreign key (customer_key, invoice_id) references invoice on delete cascade
      );
      alter table invoice_file alter column sealed set storage external;

      alter table one_use_link rename column policy_id to object_id;
      alter table one_use_link rename column paper to item;
      alter table one_use_link add column object_kind text not null default 'policy';
      alter table one_use_link alter column object_kind drop default;
    `.execute(db)
  },
}
