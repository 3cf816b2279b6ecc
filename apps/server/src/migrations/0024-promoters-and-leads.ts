import { type Kysely, type Migration, sql } from 'kysely'

/** Employees, who of them promotes what by which link, and who wants to be called back. */
export const promotersAndLeads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table employee (
        employee_no text primary key,
        com_code text not null,
        is_active boolean not null,
        sealed bytea not null
      );

      create table promoter (
        customer_key bytea not null,
        product text not null,
        code text not null,
        employee_no text not null,
        applied_at timestamptz not null,
        sealed bytea not null,
        primary key (customer_key, product)
      );
      create index promoter_applied_at on promoter (applied_at);

      create table promoter_code (
        code text primary key,
        customer_key bytea not null,
        product text not null,
        -- The code is taken first, so that of two promoters one gets it.
        foreign key (customer_key, product) references promoter on delete cascade
          deferrable initially deferred
      );

      create table purchase_lead (
        customer_key bytea not null,
        id uuid not null,
        lead_no text not null,
        product text not null,
        left_at timestamptz not null,
        -- The insurer's day: the same wish twice on it is one.
        left_on date not null,
        status text not null,
        promoter_code text,
        sealed bytea not null,
        primary key (customer_key, id),
        unique (customer_key, product, left_on)
      );
      create index purchase_lead_status on purchase_lead (status, left_at);

      create table purchase_lead_note (
        customer_key bytea not null,
        lead_id uuid not null,
        seq int not null,
        at timestamptz not null,
        staff_id uuid not null,
        status text not null,
        sealed bytea not null,
        primary key (customer_key, lead_id, seq),
        foreign key (customer_key, lead_id) references purchase_lead on delete cascade
      );
    `.execute(db)
  },
}
