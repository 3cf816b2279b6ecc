import type { Door } from '../../lookups/door.ts'
import { keepDraft, useFormDrafts } from '../../state/form-drafts.ts'

/** Whoever chooses another door finds there what they typed at the first and what fits both. */
export function carryOver(from: Door, to: Door): void {
  if (from.call.path === to.call.path) return
  const typed = useFormDrafts.getState()[from.call.path] ?? {}
  for (const { name } of to.fields) {
    const text = typed[name]
    if (text !== undefined) keepDraft(to.call.path, name, text)
  }
}
