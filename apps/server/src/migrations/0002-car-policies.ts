import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Policies and the doors to them. A door is the keyed hash of all that one form asks together
 * (plate and ID number, say), so one probe of one index answers a form, and the database never
 * holds a plate or an ID number in the clear.
 */
export const carPolicies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table product (
        code text primary key,
        kind text not null,
        name text not null
      );

      create table clause (
        code text primary key,
        title text not null,
        chapters jsonb not null
      );

      create table product_clause (
        product_code text not null references product,
        clause_code text not null references clause,
        seq int not null,
        primary key (product_code, clause_code)
      );

      create table policy (
        customer_key bytea not null,
        id uuid not null,
        product_code text not null references product,
        car_key bytea,
        phone_key bytea,
        issued_on date not null,
        starts_on date not null,
        ends_on date not null,
        cancelled_on date,
        premium_fen bigint not null,
        vehicle_tax_fen bigint,
        is_paper_only boolean not null default false,
        sealed bytea not null,
        primary key (customer_key, id)
      );
      create index policy_car on policy (customer_key, car_key);

      create table policy_door (
        door_key bytea not null,
        customer_key bytea not null,
        policy_id uuid not null,
        primary key (door_key, customer_key, policy_id)
      );

      create table coverage (
        customer_key bytea not null,
        policy_id uuid not null,
        seq int not null,
        code text not null,
        name text not null,
        note text,
        limit_fen bigint,
        deductible text,
        premium_fen bigint not null,
        primary key (customer_key, policy_id, seq),
        foreign key (customer_key, policy_id) references policy on delete cascade
      );

      create table endorsement (
        customer_key bytea not null,
        policy_id uuid not null,
        id uuid not null,
        effective_on date not null,
        premium_change_fen bigint not null,
        sealed bytea not null,
        primary key (customer_key, policy_id, id),
        foreign key (customer_key, policy_id) references policy on delete cascade
      );
    `.execute(db)
  },
}
