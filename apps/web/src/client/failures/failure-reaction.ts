import { httpText } from '@ecenter/client/http-text.ts'
import { lateStatus } from '@ecenter/client/no-answer.ts'
import { type Reaction, reactionTo } from '@ecenter/contract/results/reaction.ts'
import { goesBack } from '../goes-back.ts'
import type { ShownFailure } from './failure-dialog.ts'
import { isSilenced } from './is-silenced.ts'

/** What a failure does. When the transport itself failed there is no code to tell. */
type FailureReaction =
  | Reaction
  | { readonly kind: 'go-back' }
  | { readonly kind: TransportKind; readonly text: string; readonly code?: never }

type TransportKind = 'confirm' | 'reload' | 'wait' | 'late'

/** `cookies` as the document has them: one of them silences some codes (specification, section 8). */
export function failureReaction(
  { call, failed, queryType }: ShownFailure,
  cookies: string,
): FailureReaction {
  if (failed.kind === 'transport')
    return { kind: transportKind(failed.status), text: httpText(failed.status) }
  const ended = { call, queryType, code: failed.code, cookies }
  if (goesBack(ended)) return { kind: 'go-back' }
  if (isSilenced(ended)) return { kind: 'none' }
  return reactionTo(failed.code, failed.message)
}

function transportKind(status: number): TransportKind {
  switch (status) {
    case 404:
      return 'reload'
    case 500:
      return 'confirm'
    case lateStatus:
      return 'late'
    default:
      return 'wait'
  }
}
