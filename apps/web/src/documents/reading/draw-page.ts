import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { canvasSize } from './page-canvas.ts'

export interface Drawing {
  /** Whether it was drawn, or cancelled before; rejects when the page cannot be drawn. */
  readonly isDrawn: Promise<boolean>
  readonly cancel: () => void
}

/** Draws a page for the size that its canvas is shown in; what it showed stays until then. */
export function drawPage(
  pages: PDFDocumentProxy,
  number: number,
  target: HTMLCanvasElement,
): Drawing {
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
export function giveBack(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

function show(drawn: HTMLCanvasElement, target: HTMLCanvasElement): void {
  target.width = drawn.width
  target.height = drawn.height
  target.getContext('2d')?.drawImage(drawn, 0, 0)
}
