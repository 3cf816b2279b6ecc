import { useEffect, useState } from 'react'

export const shownSeconds = 30

/** What was revealed, for the eyes that need it now: after some seconds it is masked again. */
export function useShownBriefly<Shown>() {
  const [shown, show] = useState<Shown>()
  useEffect(() => {
    if (shown === undefined) return
    const timer = setTimeout(() => show(undefined), shownSeconds * 1000)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown, show] as const
}
