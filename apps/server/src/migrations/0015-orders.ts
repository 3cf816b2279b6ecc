import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Orders, the doors that lead to them, and the payments that were tried. An order stands with the
 * insured, as the policies that come of it do. It has one open payment at most, however many
 * processes begin one; a notice is noted once, however often it arrives.
 */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table customer_order (
        customer_key bytea not null,
        id uuid not null,
        kind text not null,
        status text not null,
        underwriting text not null,
        is_online boolean not null,
        placed_at timestamptz not null,
        last_pay_at timestamptz not null,
        amount_fen bigint not null check (amount_fen > 0),
        phone_key bytea,
        paid_at timestamptz,
        wants_reminder boolean not null default true,
        reminded_at timestamptz,
        sealed bytea not null,
        primary key (customer_key, id)
      );
      create index customer_order_unpaid on customer_order (last_pay_at) where status = 'unpaid';

      create table order_door (
        door_key bytea not null,
        customer_key bytea not null,
        order_id uuid not null,
        primary key (door_key, customer_key, order_id),
        foreign key (customer_key, order_id) references customer_order on delete cascade
      );

      create table order_policy (
        customer_key bytea not null,
        order_id uuid not null,
        policy_id uuid not null,
        primary key (customer_key, order_id, policy_id),
        foreign key (customer_key, order_id) references customer_order on delete cascade,
        foreign key (customer_key, policy_id) references policy on delete cascade
      );

      create table payment (
        customer_key bytea not null,
        id uuid not null,
        order_id uuid not null,
        trade_no text not null,
        return_key bytea not null,
        method text not null,
        amount_fen bigint not null,
        state text not null,
        started_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        gateway_no text,
        paid_fen bigint,
        failure text,
        checks int not null default 0,
        asked_at timestamptz,
        is_unsure boolean not null default false,
        refund_no text,
        refund_state text,
        primary key (customer_key, id),
        foreign key (customer_key, order_id) references customer_order on delete cascade
      );
      create unique index payment_open on payment (customer_key, order_id)
        where state in ('opening', 'open');
      create index payment_trade on payment (trade_no);
      create index payment_return on payment (return_key);

      create table payment_notice (
        customer_key bytea not null,
        payment_id uuid not null,
        notice_id text not null,
        state text not null,
        received_at timestamptz not null,
        primary key (customer_key, payment_id, notice_id),
        foreign key (customer_key, payment_id) references payment on delete cascade
      );
    `.execute(db)
  },
}
