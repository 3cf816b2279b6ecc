export interface Toast {
  readonly text: string
  /** Tells two toasts of the same text apart. */
  readonly id: number
}

/** What `Toaster` shows. */
export interface Toasts {
  /** A success that needs no answer. A failure stands where it happened, never in a toast alone. */
  readonly show: (text: string) => void
  readonly current: () => Toast | undefined
  /** Tells of each that comes or goes, until the function that comes back is called. */
  readonly listen: (listener: () => void) => () => void
}

/** The toasts of an app, each for so long or until the next one. */
export function createToasts(durationMs: number): Toasts {
  const listeners = new Set<() => void>()
  let current: Toast | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0

  function publish(toast: Toast | undefined) {
    current = toast
    for (const listener of listeners) listener()
  }

  return {
    show(text) {
      clearTimeout(timer)
      count += 1
      publish({ text, id: count })
      timer = setTimeout(() => publish(undefined), durationMs)
    },
    current: () => current,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
