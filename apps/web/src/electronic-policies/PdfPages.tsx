import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '../kit/Loading.tsx'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import styles from './PdfPages.module.css'
import { openPdf } from './pdf-document.ts'

interface PdfPagesProps {
  readonly bytes: Uint8Array
  readonly scale: number
}

/** Draws the pages one after another, so that the first is there before the rest. */
export function PdfPages({ bytes, scale }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [isBroken, setIsBroken] = useState(false)
  const [drawn, setDrawn] = useState(0)

  useEffect(() => {
    let isCurrent = true
    openPdf(bytes).then(
      (opened) => isCurrent && setPdf(opened),
      () => isCurrent && setIsBroken(true),
    )
    return () => {
      isCurrent = false
    }
  }, [bytes])

  if (isBroken) {
    return <NoticeBar tone="warning">这台手机无法在页面里显示，请点保存后打开。</NoticeBar>
  }
  if (pdf === undefined) return <Loading />
  const pages = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  return (
    <div className={styles.scroller}>
      {pages.slice(0, drawn + 1).map((number) => (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          scale={scale}
          onDrawn={() => setDrawn((before) => Math.max(before, number))}
        />
      ))}
    </div>
  )
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly scale: number
  readonly onDrawn: () => void
}

function PdfPage({ pdf, number, scale, onDrawn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawnOnce = useRef(onDrawn)

  useEffect(() => {
    const target = canvas.current
    if (target === null) return
    const drawing = drawPage(pdf, number, target, scale)
    void drawing.done.then(() => drawnOnce.current())
    return drawing.cancel
  }, [pdf, number, scale])

  return (
    <figure className={styles.page} style={{ width: `${scale * 100}%` }}>
      <canvas
        ref={canvas}
        className={styles.paper}
        role="img"
        aria-label={`电子保单，第 ${number} 页，共 ${pdf.numPages} 页`}
      />
      <figcaption className={styles.number}>
        {number} / {pdf.numPages}
      </figcaption>
    </figure>
  )
}

/** The canvas holds as many pixels as the screen shows, up to what a cheap phone can bear. */
const pixelsAcrossAtMost = 2400

function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  target: HTMLCanvasElement,
  scale: number,
): { readonly done: Promise<void>; readonly cancel: () => void } {
  let isCancelled = false
  let cancelRender = () => {}
  async function draw() {
    const page = await pdf.getPage(number)
    if (isCancelled) return
    const plain = page.getViewport({ scale: 1 })
    const wanted = target.parentElement?.clientWidth ?? plain.width
    const across = Math.min(wanted * devicePixelRatio * scale, pixelsAcrossAtMost)
    const viewport = page.getViewport({ scale: across / plain.width })
    target.width = viewport.width
    target.height = viewport.height
    const rendering = page.render({ canvas: target, viewport })
    cancelRender = () => rendering.cancel()
    await rendering.promise
  }
  return {
    done: draw().catch(() => undefined),
    cancel() {
      isCancelled = true
      cancelRender()
    },
  }
}
