import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import { create } from 'zustand'

/**
 * Who is at this desk. While somebody who was signed in has to sign in again, `me` is still known:
 * the page of theirs waits unseen, and goes on with what was typed when the same person comes back.
 */
export type DeskSession =
  | { readonly step: 'asking' | 'unreachable'; readonly me?: never }
  /** `note` is what the sign-in page says first. */
  | { readonly step: 'signed-out'; readonly me?: Me; readonly note?: string }
  | { readonly step: 'signed-in'; readonly me: Me }

export const useDeskSession = create<{ readonly session: DeskSession }>(() => ({
  session: { step: 'asking' },
}))

export function sessionNow(): DeskSession {
  return useDeskSession.getState().session
}

export function noteSession(session: DeskSession): void {
  useDeskSession.setState({ session })
}

/**
 * A call was refused because nobody is signed in, or not any more. It ends the session that it was `sent`
 * in: whoever has signed in since stays.
 */
export function noteExpired(sent: DeskSession): void {
  const session = sessionNow()
  if (session !== sent || session.step === 'signed-out') return
  noteSession(
    session.step === 'signed-in'
      ? { step: 'signed-out', me: session.me, note: '登录已过期，请重新登录。您填写的内容还在。' }
      : { step: 'signed-out' },
  )
}

/** Whether who was here then still is, or has only to sign in again: what comes late is for nobody else. */
export function isOfWhoIsHere({ me }: DeskSession): boolean {
  return me !== undefined && me.staffId === sessionNow().me?.staffId
}

/** Whoever was here has gone: nothing of theirs stays (`emptyForTheNext`). */
export function noteSignedOut(note?: string): void {
  noteSession({ step: 'signed-out', ...(note !== undefined && { note }) })
}
