import type { Services } from '../../domains/services.ts'
import { statement } from '../../platform/database/statement.ts'

/**
 * One worker at a time for a submission, over all processes. The lock belongs to the connection that
 * all short statements of this process share, so it ends when the process does, and not before.
 */
export function submissionLock({ keys, lanes }: Pick<Services, 'keys' | 'lanes'>, name: string) {
  const number = keys.mac('submission', name).readBigInt64BE()
  return {
    /** False while another process holds it. */
    async take(): Promise<boolean> {
      const [row] = await takeLock(lanes.swift, number)
      return row?.is_mine ?? false
    },
    async free(): Promise<void> {
      await freeLock(lanes.swift, number)
    },
  }
}

const takeLock = statement<{ is_mine: boolean }>(
  'take-submission',
  'select pg_try_advisory_lock($1::bigint) as is_mine',
)

const freeLock = statement('free-submission', 'select pg_advisory_unlock($1::bigint)')
