import { create } from 'zustand'

/** When it was answered (milliseconds since 1970), of all that shows and could not be asked for again. */
export const useOldShown = create<readonly number[]>(() => [])

/** Notes it until what is returned is called. */
export function noteOldShown(at: number): () => void {
  useOldShown.setState((all) => [...all, at], true)
  return () =>
    useOldShown.setState((all) => all.filter((_, index) => index !== all.indexOf(at)), true)
}
