import { create } from 'zustand'

const durationMs = 5000

interface Toast {
  readonly text: string
  /** Tells two toasts of the same text apart. */
  readonly id: number
}

export const useToast = create<{ readonly toast: Toast | undefined }>(() => ({ toast: undefined }))

let timer: ReturnType<typeof setTimeout> | undefined
let count = 0

/** A success that needs no answer, for five seconds. A failure stands where it happened, if it did at a place. */
export function showToast(text: string): void {
  clearTimeout(timer)
  count += 1
  useToast.setState({ toast: { text, id: count } })
  timer = setTimeout(() => useToast.setState({ toast: undefined }), durationMs)
}
