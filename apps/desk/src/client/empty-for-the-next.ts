import type { StoreApi } from 'zustand'
import { useDeskSession } from './desk-session.ts'

/**
 * A store of what somebody typed or opened: it is as it was at first once they have signed out, or
 * somebody else signs in where their session had ended. Whoever comes back finds it as they left it.
 */
export function emptyForTheNext<State>(
  store: Pick<StoreApi<State>, 'getInitialState' | 'setState'>,
): void {
  useDeskSession.subscribe(({ session }, { session: before }) => {
    if (before.me !== undefined && before.me.staffId !== session.me?.staffId) {
      store.setState(store.getInitialState(), true)
    }
  })
}
