import { useEffect } from 'react'
import { useSessionFlags } from '../state/session-flags.ts'
import { prepareViewer } from './reading/pdf-document.ts'

/**
 * For the screen of a document: the viewer comes at once, and `showFlag` is set while the document is
 * open and cleared on leaving it (specification, section 2).
 */
export function useViewer(): void {
  useEffect(() => {
    // Should it not come, opening the document tries again and tells.
    prepareViewer().catch(() => undefined)
    useSessionFlags.setState({ showFlag: true })
    return () => {
      useSessionFlags.setState({ showFlag: false })
    }
  }, [])
}
