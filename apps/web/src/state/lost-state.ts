import { create } from 'zustand'

/** Whether something that the customer had typed could not be brought back after a reload. */
export const useLostState = create(() => ({ isLost: false }))

export function tellLoss(): void {
  useLostState.setState({ isLost: true })
}

export function closeLossNotice(): void {
  useLostState.setState({ isLost: false })
}
