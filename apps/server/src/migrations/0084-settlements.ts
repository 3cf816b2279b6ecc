import { type Kysely, type Migration, sql } from 'kysely'

/** What customers sign of offers, the accounts they name, and claims that they hurry. */
export const settlements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table settlement_answer (
        customer_key bytea not null,
        id uuid not null,
        claim_id uuid not null,
        offer_version int not null,
        verdict text not null,
        answered_at timestamptz not null,
        sealed bytea not null,
        primary key (customer_key, claim_id, offer_version),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );
      create trigger settlement_answer_gone after delete on settlement_answer
        for each row execute function leave_file_loose();

      create table claim_payee (
        customer_key bytea not null,
        claim_id uuid not null,
        given_at timestamptz not null,
        sealed bytea not null,
        primary key (customer_key, claim_id),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );

      create table claim_nudge (
        customer_key bytea not null,
        claim_id uuid not null,
        asked_on date not null,
        asked_at timestamptz not null,
        answer_by date not null,
        answered_at timestamptz,
        sealed bytea,
        primary key (customer_key, claim_id, asked_on),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );
      create index claim_nudge_open on claim_nudge (answer_by, asked_at) where answered_at is null;
    `.execute(db)
  },
}
