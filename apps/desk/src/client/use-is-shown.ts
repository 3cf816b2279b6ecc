import { useCallback, useEffect, useRef } from 'react'

/** Tells whether what calls it is still on the screen: what was waited for may come after it was left. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
