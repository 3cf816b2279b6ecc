import { useEffect, useRef, useState } from 'react'

const tickMs = 15_000

/** The time as the service has it, which goes on while the page shows: a computer's own clock may be wrong. */
export function useServiceNow(at: string | undefined): number {
  const heard = useRef({ at: 0, here: 0 })
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (at === undefined) return
    heard.current = { at: Date.parse(at), here: Date.now() }
    const tick = () => setNow(heard.current.at + Date.now() - heard.current.here)
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [at])
  return now
}
