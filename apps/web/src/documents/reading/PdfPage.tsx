import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../../kit/Spinner.tsx'
import { drawPage, giveBack } from './draw-page.ts'
import styles from './PdfPages.module.css'
import type { OpenPdf } from './pdf-document.ts'

interface PdfPageProps {
  readonly pdf: OpenPdf
  readonly number: number
  /** What it is a page of: 电子保单. */
  readonly name: string
  /** Near enough to be looked at; a page far away holds no picture. */
  readonly isWanted: boolean
  /** Drawn anew whenever this changes. */
  readonly size: string
  readonly onDrawn: () => void
  readonly onBroken: () => void
}

export function PdfPage(props: PdfPageProps) {
  const { pdf, number, name, isWanted, size, onDrawn, onBroken } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the canvas has another size whenever `size` is another
  useEffect(() => {
    const target = canvas.current
    if (target === null || !isWanted) return
    const drawing = drawPage(pdf.pages, number, target)
    drawing.isDrawn.then((isDone) => {
      if (!isDone) return
      setIsDrawn(true)
      onDrawn()
    }, onBroken)
    return drawing.cancel
  }, [pdf, number, isWanted, size, onDrawn, onBroken])

  useEffect(() => {
    if (isWanted || canvas.current === null) return
    giveBack(canvas.current)
    setIsDrawn(false)
  }, [isWanted])

  return (
    <div
      className={styles.page}
      style={{ aspectRatio: `${pdf.size.width} / ${pdf.size.height}` }}
      aria-busy={isWanted && !isDrawn}
    >
      <canvas
        ref={canvas}
        className={styles.paper}
        role="img"
        aria-label={`${name}，第 ${number} 页，共 ${pdf.pages.numPages} 页`}
      />
      {!isDrawn && <Spinner />}
    </div>
  )
}
