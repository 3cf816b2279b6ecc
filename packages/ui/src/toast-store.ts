/** Specification, section 9. */
const duration = 3000
const wideFrom = 30

export interface Toast {
  readonly text: string
  /** Tells two toasts of the same text apart. */
  readonly id: number
}

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = new Set<() => void>()

/** A success that needs no answer, for three seconds. An error never sits in a toast alone. */
export function showToast(text: string): void {
  clearTimeout(timer)
  count += 1
  publish({ text, id: count })
  timer = setTimeout(() => publish(undefined), duration)
}

export function currentToast(): Toast | undefined {
  return current
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isWide({ text }: Toast): boolean {
  return Array.from(text).length >= wideFrom
}

function publish(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}
