import { secondsAfter } from '../../../platform/clock/clock.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'

type PurgeServices = Pick<Services, 'db' | 'clock' | 'files'>

/** As long as somebody may claim from a liability insurer; the core keeps what it made of them for itself. */
const keptSeconds = 3 * 366 * 86_400
const atOnce = 100

/** Removes old reports with their photos. */
export async function purgeReports({ db, clock, files }: PurgeServices): Promise<void> {
  const before = secondsAfter(clock.now(), -keptSeconds)
  let removed: number
  do {
    removed = await inTransaction(db, async (transaction) => {
      const over = await transaction
        .selectFrom('accident_report')
        .select(['id', 'customer_key'])
        .where('received_at', '<', before)
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { id, customer_key } of over) {
        const photos = await transaction
          .selectFrom('accident_report_photo')
          .select('file_id')
          .where('report_id', '=', id)
          .where('file_id', 'is not', null)
          .$narrowType<{ file_id: string }>()
          .execute()
        for (const { file_id } of photos)
          await files.release({ customerKey: customer_key, id: file_id }, transaction)
        await transaction.deleteFrom('accident_report').where('id', '=', id).execute()
      }
      return over.length
    })
  } while (removed === atOnce)
}
