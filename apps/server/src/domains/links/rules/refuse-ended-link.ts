import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { ShortLink } from '../store/short-link.ts'

/** Refuses a link by which nothing can be registered any more; of one that is unused. */
export function refuseEndedLink({ revokedAt, expiresAt }: ShortLink, now: Date): void {
  if (revokedAt !== undefined) throw ended('停用')
  if (expiresAt <= now) throw ended('过期')
}

function ended(how: string): Failure {
  return stateChanged(`这个链接已经${how}，没有登记任何信息。请拨打 {hotline}，我们重新给您发送。`)
}
