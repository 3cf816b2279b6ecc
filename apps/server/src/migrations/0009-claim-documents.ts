import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What customers sent for their claims, and what the insurer says of it. The bytes lie elsewhere
 * under the row's id; a row that goes, however it goes, leaves them loose, to be removed.
 */
export const claimDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table loose_file (
        customer_key bytea not null,
        id uuid not null,
        remove_after timestamptz not null,
        primary key (customer_key, id)
      );
      create index loose_file_remove_after on loose_file (remove_after);

      create table claim_document_file (
        customer_key bytea not null,
        id uuid not null,
        claim_id uuid not null,
        document_type text not null,
        media_type text not null,
        received_at timestamptz not null,
        primary key (customer_key, id),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );
      create index claim_document_file_claim on claim_document_file (customer_key, claim_id);

      create table claim_document_verdict (
        customer_key bytea not null,
        claim_id uuid not null,
        document_type text not null,
        judged_at timestamptz not null,
        sealed bytea,
        primary key (customer_key, claim_id, document_type),
        foreign key (customer_key, claim_id) references claim on delete cascade
      );

      create function leave_file_loose() returns trigger language plpgsql as $$
      begin
        insert into loose_file values (old.customer_key, old.id, '-infinity');
        return null;
      end $$;
      create trigger claim_document_file_gone after delete on claim_document_file
        for each row execute function leave_file_loose();
    `.execute(db)
  },
}
