import { useEffect, useEffectEvent, useState } from 'react'
import { pollDelayMs } from './poll-delays.ts'

interface Polling {
  /** It has taken too long to go on asking for somebody who may have left. */
  readonly isOver: boolean
  readonly restart: () => void
}

/** While the caller shows, asks again and again, for some ten minutes; what fails is asked again as well. */
export function usePolling(ask: () => Promise<void>): Polling {
  const askNow = useEffectEvent(ask)
  const [run, setRun] = useState({ isOver: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = run.isOver

    function wait(round: number) {
      const delayMs = pollDelayMs(round)
      if (delayMs === undefined) return setRun({ isOver: true })
      timer = setTimeout(async () => {
        await askNow().catch(() => undefined)
        if (!hasLeft) wait(round + 1)
      }, delayMs)
    }

    if (!hasLeft) wait(0)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [run])

  return { isOver: run.isOver, restart: () => setRun({ isOver: false }) }
}
