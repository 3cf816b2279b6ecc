import { type Kysely, type Migration, sql } from 'kysely'

/** Who of the staff calls whoever wants to buy. The desk names leads by their ids alone. */
export const leadsAtTheDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table purchase_lead add column handler_id uuid;
      alter table purchase_lead add column handler_sealed bytea;
      alter table purchase_lead add column takings int not null default 0;
      -- They went on to the sales site: nobody promised a call.
      alter table purchase_lead add column is_sent_on boolean not null default false;
      create index purchase_lead_id on purchase_lead (id);
      create index purchase_lead_no on purchase_lead (lead_no);
      create index purchase_lead_handler on purchase_lead (handler_id);
      create index purchase_lead_left_on on purchase_lead (left_on);
    `.execute(db)
  },
}
