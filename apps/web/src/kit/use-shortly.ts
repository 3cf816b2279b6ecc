import { useEffect, useRef, useState } from 'react'

/** Something that is seen while the customer acts, and for `ms` milliseconds more. */
export function useShortly(ms: number) {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isShown,
    show() {
      clearTimeout(timer.current)
      setIsShown(true)
    },
    hideLater() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setIsShown(false), ms)
    },
  }
}
