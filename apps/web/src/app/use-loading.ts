import { useLayoutEffect } from 'react'
import { useSessionFlags } from '../state/session-flags.ts'

/** Specification, section 9. */
const shownForMs = 1000

/** While the caller shows: whether the indicator of a page on its way is shown, for a second at most. */
export function useLoading(): boolean {
  const { loading } = useSessionFlags()
  useLayoutEffect(() => {
    useSessionFlags.setState({ loading: true })
    const hide = () => useSessionFlags.setState({ loading: false })
    const timer = setTimeout(hide, shownForMs)
    return () => {
      clearTimeout(timer)
      hide()
    }
  }, [])
  return loading
}
