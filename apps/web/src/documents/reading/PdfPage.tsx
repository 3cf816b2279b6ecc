import { Spinner } from '@ecenter/ui/Spinner.tsx'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import styles from './PdfPages.module.css'
import { canvasSize } from './page-canvas.ts'
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

interface Drawing {
  /** Whether it was drawn, or cancelled before; rejects when the page cannot be drawn. */
  readonly isDrawn: Promise<boolean>
  readonly cancel: () => void
}

/** Draws a page for the size that its canvas is shown in; what it showed stays until then. */
function drawPage(pages: PDFDocumentProxy, number: number, target: HTMLCanvasElement): Drawing {
  let isCancelled = false
  let cancelRender = () => {}

  async function draw(): Promise<boolean> {
    const page = await pages.getPage(number)
    if (isCancelled) return false
    const plain = page.getViewport({ scale: 1 })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, canvasSize(plain, target.clientWidth, devicePixelRatio))
    const viewport = page.getViewport({ scale: canvas.width / plain.width })
    const rendering = page.render({ canvas, viewport })
    cancelRender = () => rendering.cancel()
    try {
      await rendering.promise
      if (!isCancelled) show(canvas, target)
    } catch (error) {
      if (!isCancelled) throw error
    } finally {
      giveBack(canvas)
    }
    return !isCancelled
  }

  return {
    isDrawn: draw(),
    cancel() {
      isCancelled = true
      cancelRender()
    },
  }
}

/** Without pixels a canvas holds no memory; browsers are slow to find out themselves. */
function giveBack(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

function show(drawn: HTMLCanvasElement, target: HTMLCanvasElement): void {
  target.width = drawn.width
  target.height = drawn.height
  target.getContext('2d')?.drawImage(drawn, 0, 0)
}
