import { useEffect, useEffectEvent } from 'react'
import { enterHistory } from './overlay-history.ts'

/** While `isOpen`, the way back closes what lies over the page instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const handleBack = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) return enterHistory(() => handleBack())
  }, [isOpen])
}
