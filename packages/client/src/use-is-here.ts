import { useCallback, useEffect, useRef } from 'react'

/** Whether what asked still shows: an answer may come after it was closed or left. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
