import { create } from 'zustand'
import { noTalk, type Talk } from './talk.ts'

/**
 * The conversation of this tab. It stays while the customer looks at another screen, and no storage
 * keeps it: after a reload the service tells it anew.
 */
export const useTalk = create<Talk>(() => noTalk)

/** What the service told of one conversation; another one may have taken its place meanwhile. */
export function changeTalk(signid: string, change: (talk: Talk) => Talk): void {
  useTalk.setState((talk) => (talk.signid === signid ? change(talk) : talk))
}
