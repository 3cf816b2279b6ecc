import { create } from 'zustand'
import { noTalk, type Talk } from './talk.ts'

/**
 * The conversation of this tab. It stays while the customer looks at another screen, and no storage
 * keeps it: after a reload the service tells it anew.
 */
export const useTalk = create<Talk>(() => noTalk)
