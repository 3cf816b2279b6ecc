import { type Kysely, type Migration, sql } from 'kysely'

/** Whether a return was decided, and how: staff list what waits, of very many that do not. */
export const returnStandings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table return_claim
        add column standing text not null default 'open'
          check (standing in ('open', 'accepted', 'refused'));
      update return_claim set standing = decided.standing
        from (
          select distinct on (customer_key, claim_id) customer_key, claim_id,
            case
              when type = 'reopened' then 'open'
              when type in ('agreed', 'paid') then 'accepted'
              else 'refused'
            end as standing
          from claim_event
          where type in ('agreed', 'paid', 'refused', 'cancelled', 'reopened')
          order by customer_key, claim_id, seq desc
        ) as decided
        where decided.customer_key = return_claim.customer_key
          and decided.claim_id = return_claim.claim_id;
      drop index return_claim_claimed_at;
      create index return_claim_standing on return_claim (standing, claimed_at, claim_id);
    `.execute(db)
  },
}
