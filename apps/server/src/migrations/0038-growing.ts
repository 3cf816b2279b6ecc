import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What hangs on a customer can lie on any of several servers, if each key has the customer in it. Numbers
 * and codes that are given out once are kept apart for that. Doors go with what they lead to, which is
 * found by an index and not by reading all doors.
 */
export const growing: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table taken_code (
        code text primary key
      );
      insert into taken_code
        select encode(door_key, 'hex') from appeal_door
        union select code from promoter_code;

      alter table appeal_door drop constraint appeal_door_pkey, add primary key (door_key, customer_key);
      alter table promoter_code drop constraint promoter_code_pkey, add primary key (code, customer_key);
      alter table short_link_key
        drop constraint short_link_key_pkey, add primary key (link_key, customer_key);
      alter table document_door
        drop constraint document_door_pkey, add primary key (door_key, customer_key);

      create index policy_door_policy on policy_door (customer_key, policy_id);
      create index document_door_document on document_door (customer_key, document_id);
      create index claim_door_claim on claim_door (customer_key, claim_id);
      create index invoice_door_invoice on invoice_door (customer_key, invoice_id);
      create index order_door_order on order_door (customer_key, order_id);
      create index delivery_door_order on delivery_door (customer_key, order_id);
      create index appeal_door_appeal on appeal_door (customer_key, appeal_id);
      create index promoter_code_promoter on promoter_code (customer_key, product);
      create index short_link_key_link on short_link_key (customer_key, link_id);

      -- Until now nothing took these along.
      delete from policy_door where not exists (
        select from policy
        where policy.customer_key = policy_door.customer_key and policy.id = policy_door.policy_id
      );
      alter table policy_door
        add foreign key (customer_key, policy_id) references policy on delete cascade;
      delete from document_door where not exists (
        select from policy_document
        where policy_document.customer_key = document_door.customer_key
          and policy_document.id = document_door.document_id
      );
      alter table document_door
        add foreign key (customer_key, document_id) references policy_document on delete cascade;
    `.execute(db)
  },
}
