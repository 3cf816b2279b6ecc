import { useCallback, useEffect, useState } from 'react'
import { type OpenPdf, openPdf } from './pdf-document.ts'

export type PdfState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly pdf: OpenPdf }
  | { readonly kind: 'broken' }

/** Opens a document while the screen shows, and lets go of it afterwards. */
export function usePdf(bytes: Uint8Array) {
  const [state, setState] = useState<PdfState>({ kind: 'opening' })
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it anew
  useEffect(() => {
    let isCurrent = true
    setState({ kind: 'opening' })
    const tell = (next: PdfState) => isCurrent && setState(next)
    const { opened, close } = openPdf(bytes)
    opened.then(
      (pdf) => tell({ kind: 'open', pdf }),
      () => tell({ kind: 'broken' }),
    )
    return () => {
      isCurrent = false
      close()
    }
  }, [bytes, attempt])

  return {
    state,
    /** The document cannot be drawn, though it could be opened. */
    giveUp: useCallback(() => setState({ kind: 'broken' }), []),
    retry: () => setAttempt(attempt + 1),
  }
}
