import type { Call } from '@ecenter/contract/call.ts'
import { goesBack } from '@ecenter/contract/outcome/goes-back.ts'
import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import { isSilenced } from '@ecenter/contract/outcome/is-silenced.ts'
import { type Reaction, reactionTo } from '@ecenter/contract/outcome/reaction.ts'
import { create } from 'zustand'
import type { Failed } from './outcome.ts'

/** What the dialog says. When the transport itself failed there is no code to tell. */
export type FailureMessage =
  | Reaction
  | { readonly kind: 'confirm' | 'reload' | 'wait'; readonly text: string; readonly code?: never }

/** What the one dialog shows; nothing most of the time. */
export const useFailureDialog = create<{ readonly reaction: FailureMessage }>(() => ({
  reaction: { kind: 'none' },
}))

/** Tells the customer of a failure that no field and no page of its own shows (specification, section 8). */
export function tellFailure(call: Pick<Call, 'path'>, failed: Failed, queryType?: string): void {
  if (failed.kind === 'refused') {
    const ended = { call, queryType, code: failed.code, cookies: document.cookie }
    if (goesBack(ended)) history.back()
    if (goesBack(ended) || isSilenced(ended)) return
  }
  useFailureDialog.setState({ reaction: reactionOf(failed) })
}

export function closeFailureDialog(): void {
  useFailureDialog.setState({ reaction: { kind: 'none' } })
}

function reactionOf(failed: Failed): FailureMessage {
  if (failed.kind === 'refused') return reactionTo(failed.code, failed.message)
  const text = httpText(failed.status)
  switch (failed.status) {
    case 404:
      return { kind: 'reload', text }
    case 500:
      return { kind: 'confirm', text }
    default:
      return { kind: 'wait', text }
  }
}
