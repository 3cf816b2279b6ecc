import { useEffect, useEffectEvent } from 'react'
import { pollDelayMs } from './poll-delays.ts'

/** While the caller shows, asks again and again; what fails is asked again as well. */
export function usePolling(ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    function wait(round: number) {
      timer = setTimeout(async () => {
        await askNow().catch(() => undefined)
        if (!isOver) wait(round + 1)
      }, pollDelayMs(round))
    }

    wait(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
}
