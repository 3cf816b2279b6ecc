import { httpText } from '@ecenter/client/http-text.ts'
import { type Reaction, reactionTo } from '@ecenter/contract/results/reaction.ts'
import type { ShownFailure } from './failure-dialog.ts'
import { goesBack } from './goes-back.ts'
import { isSilenced } from './is-silenced.ts'

/** What a failure does. When the transport itself failed there is no code to tell. */
type FailureReaction =
  | Reaction
  | { readonly kind: 'go-back' }
  | { readonly kind: 'confirm' | 'reload' | 'wait'; readonly text: string; readonly code?: never }

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

function transportKind(status: number): 'confirm' | 'reload' | 'wait' {
  switch (status) {
    case 404:
      return 'reload'
    case 500:
      return 'confirm'
    default:
      return 'wait'
  }
}
