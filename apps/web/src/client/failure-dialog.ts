import type { Call } from '@ecenter/contract/call.ts'
import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import { isSilenced } from '@ecenter/contract/outcome/is-silenced.ts'
import { type Reaction, reactionTo } from '@ecenter/contract/outcome/reaction.ts'
import { create } from 'zustand'
import type { Failed } from './outcome.ts'

/** What the one dialog shows; nothing most of the time. */
export const useFailureDialog = create<{ readonly reaction: Reaction }>(() => ({
  reaction: { kind: 'none' },
}))

/** Tells the customer of a failure that no field and no page of its own shows (specification, section 8). */
export function tellFailure(call: Pick<Call, 'path'>, failed: Failed, queryType?: string): void {
  const { cookie } = document
  if (failed.kind === 'refused' && isSilenced({ ...failed, call, queryType, cookies: cookie }))
    return
  useFailureDialog.setState({ reaction: reactionOf(failed) })
}

export function closeFailureDialog(): void {
  useFailureDialog.setState({ reaction: { kind: 'none' } })
}

function reactionOf(failed: Failed): Reaction {
  return failed.kind === 'refused'
    ? reactionTo(failed.code, failed.message)
    : { kind: 'alert', text: httpText(failed.status) }
}
