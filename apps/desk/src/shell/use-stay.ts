import { useIsHere } from '@ecenter/client/use-is-here.ts'
import { isAt, type Place } from './location.ts'

/**
 * Tells later whether the page was never left for another since: an answer that comes late leads nobody away,
 * also not whoever has come back to begin something else.
 */
export function useStay(place: Place): () => boolean {
  const isHere = useIsHere()
  return () => isHere() && isAt(place)
}
