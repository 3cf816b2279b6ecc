import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { create } from 'zustand'

/** What went wrong last, until something else is done; said above the composer, not over the page. */
export const useTrouble = create<{ readonly text: string | undefined }>(() => ({ text: undefined }))

export function tellTrouble(text: string | undefined): void {
  useTrouble.setState({ text })
}

/** Why the service did not do what was asked of it. */
export function tellFailure(failed: Failed): void {
  tellTrouble(failed.kind === 'rejected' ? failed.message : httpText(failed.status))
}
