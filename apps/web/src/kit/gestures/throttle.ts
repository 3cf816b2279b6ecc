export interface Throttled {
  (): void
  /** Drops a run that is still to come. */
  cancel(): void
}

/** Runs at once, then at most once in `ms` milliseconds; the last call of a burst is never lost. */
export function throttle(run: () => void, ms: number): Throttled {
  let lastRun = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function runNow() {
    timer = undefined
    lastRun = Date.now()
    run()
  }

  function call() {
    if (timer !== undefined) return
    const wait = lastRun + ms - Date.now()
    if (wait > 0) timer = setTimeout(runNow, wait)
    else runNow()
  }

  return Object.assign(call, {
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  })
}
