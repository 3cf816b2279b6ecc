import { type Kysely, type Migration, sql } from 'kysely'

/** The papers of an order on their way, what has happened to them, and the doors that lead to them. */
export const deliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table delivery (
        customer_key bytea not null,
        order_id uuid not null,
        sequence text not null,
        is_electronic_only boolean not null default false,
        agreed_on date,
        agreed_hours text,
        sealed bytea not null,
        primary key (customer_key, order_id),
        foreign key (customer_key, order_id) references customer_order on delete cascade
      );

      create table delivery_event (
        customer_key bytea not null,
        order_id uuid not null,
        seq int not null,
        at timestamptz not null,
        code text not null,
        facts jsonb not null default '{}',
        primary key (customer_key, order_id, seq),
        foreign key (customer_key, order_id) references delivery on delete cascade
      );

      create table delivery_door (
        door_key bytea not null,
        customer_key bytea not null,
        order_id uuid not null,
        primary key (door_key, customer_key, order_id),
        foreign key (customer_key, order_id) references delivery on delete cascade
      );
    `.execute(db)
  },
}
