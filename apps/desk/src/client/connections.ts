import { create } from 'zustand'

export type ConnectionState = 'connecting' | 'connected' | 'reconnecting'

/** Every stream of events that is being followed, and how it stands. */
export const useConnections = create<ReadonlyMap<symbol, ConnectionState>>(() => new Map())

export function noteConnection(stream: symbol, state: ConnectionState | undefined): void {
  useConnections.setState((all) => {
    const next = new Map(all)
    if (state === undefined) next.delete(stream)
    else next.set(stream, state)
    return next
  }, true)
}
