import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'

/** Long enough to answer who asks about a link that they once got. */
const keptSeconds = 180 * 86_400

/** Removes links that ended long ago and by which nothing was registered: they name people for nothing. */
export async function purgeUnusedLinks(db: Db, clock: Clock): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('short_link')
      .where('expires_at', '<', secondsAfter(clock.now(), -keptSeconds))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refund_registration')
              .select('link_id')
              .whereRef('refund_registration.customer_key', '=', 'short_link.customer_key')
              .whereRef('refund_registration.link_id', '=', 'short_link.id'),
          ),
        ),
      )
      .returning(['customer_key', 'id'])
      .execute()
    await removeLookupKeys(transaction, 'short_link_key', gone)
  })
}
