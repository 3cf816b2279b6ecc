import { Icon } from '@ecenter/ui/Icon.tsx'
import { ALargeSmall, FileText, type IconNode, ZoomIn, ZoomOut } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { PdfPages } from './PdfPages.tsx'
import { PdfText } from './PdfText.tsx'
import styles from './PdfToolbar.module.css'
import type { OpenPdf } from './pdf-document.ts'
import { useZoom, type Zoom } from './use-zoom.ts'

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

interface PdfToolbarProps {
  /** Where one is, counted from 1. */
  readonly page: number
  readonly count: number
  readonly zoom: Zoom
  /** Whether the document's words are shown in large type instead of its pages. */
  readonly isText: boolean
  readonly onToggleText: () => void
}

/** Above the document: where one is, larger and smaller, and its words alone. */
function PdfToolbar({ page, count, zoom, isText, onToggleText }: PdfToolbarProps) {
  return (
    <div className={styles.bar}>
      {!isText && (
        <>
          <p className={styles.number} role="status">
            <span className="sr-only">第 </span>
            {page} / {count} 页
          </p>
          <ZoomButton label="缩小" icon={ZoomOut} onPress={zoom.smaller} />
          <ZoomButton label="放大" icon={ZoomIn} onPress={zoom.larger} />
        </>
      )}
      <Button variant="text" isCompact onClick={onToggleText}>
        <Icon of={isText ? FileText : ALargeSmall} />
        {isText ? '看原页' : '大字阅读'}
      </Button>
    </div>
  )
}

interface ZoomButtonProps {
  readonly label: string
  readonly icon: IconNode
  /** None at the end of the scale; the button keeps the focus all the same. */
  readonly onPress: (() => void) | undefined
}

function ZoomButton({ label, icon, onPress }: ZoomButtonProps) {
  return (
    <Button
      variant="text"
      isCompact
      aria-label={label}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
    >
      <Icon of={icon} />
    </Button>
  )
}
