import { create } from 'zustand'

/** What could not be brought back after a reload: the names of the stores that had it. */
export const useLostState = create<{ readonly names: readonly string[] }>(() => ({ names: [] }))

export function tellLoss(name: string): void {
  useLostState.setState(({ names }) => ({ names: [...names, name] }))
}

export function closeLossNotice(): void {
  useLostState.setState({ names: [] })
}
