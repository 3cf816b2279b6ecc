import { useState } from 'react'
import { PdfPages } from './PdfPages.tsx'
import { PdfText } from './PdfText.tsx'
import { PdfToolbar } from './PdfToolbar.tsx'
import type { OpenPdf } from './pdf-document.ts'
import { useZoom } from './use-zoom.ts'

interface PdfReaderProps {
  readonly pdf: OpenPdf
  /** What customers call the document: 电子保单. */
  readonly name: string
  readonly onBroken: () => void
}

/** The document as it is printed, or its words in large type. */
export function PdfReader({ pdf, name, onBroken }: PdfReaderProps) {
  const [isText, setIsText] = useState(false)
  const [page, setPage] = useState(1)
  const zoom = useZoom()

  function handleToggle() {
    setIsText(!isText)
    // Its pages are shown from the top again.
    setPage(1)
  }

  return (
    <>
      <PdfToolbar
        page={page}
        count={pdf.pages.numPages}
        zoom={zoom}
        isText={isText}
        onToggleText={handleToggle}
      />
      {isText ? (
        <PdfText pdf={pdf} />
      ) : (
        <PdfPages pdf={pdf} name={name} zoom={zoom} onPage={setPage} onBroken={onBroken} />
      )}
    </>
  )
}
