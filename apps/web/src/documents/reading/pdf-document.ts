import type { getDocument, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'

/** A document that is open, with the size of its first page in points. */
export interface OpenPdf {
  readonly pages: PDFDocumentProxy
  readonly size: { readonly width: number; readonly height: number }
}

/** A document on its way; `close` gives back what it holds, opened or not. */
export interface OpeningPdf {
  readonly opened: Promise<OpenPdf>
  readonly close: () => void
}

/** Opens a document; rejects when it is broken, or when the browser is too old to show it. */
export function openPdf(bytes: Uint8Array): OpeningPdf {
  const task = startOpening(bytes)
  return {
    opened: task.then(({ document, broken }) => Promise.race([withSize(document.promise), broken])),
    close: () => void task.then(({ document }) => document.destroy()).catch(() => undefined),
  }
}

async function startOpening(bytes: Uint8Array) {
  const { getDocument, worker, broken } = await prepareViewer()
  // pdf.js takes the bytes over; the page keeps its own to save them.
  const document = getDocument({ data: bytes.slice(), isEvalSupported: false, worker })
  return { document, broken }
}

async function withSize(opening: Promise<PDFDocumentProxy>): Promise<OpenPdf> {
  const pages = await opening
  const { width, height } = (await pages.getPage(1)).getViewport({ scale: 1 })
  return { pages, size: { width, height } }
}

interface Viewer {
  readonly getDocument: typeof getDocument
  /** One for all documents: one that came with a document would end with it, and with the next. */
  readonly worker: PDFWorker
  /** Rejects when the browser cannot run it: pdf.js would wait for its answer for ever. */
  readonly broken: Promise<never>
}

let viewer: Promise<Viewer> | undefined

/** pdf.js is large; it comes while the document is made, or the customer proves a phone. */
export function prepareViewer(): Promise<Viewer> {
  viewer ??= startViewer().catch((error) => {
    viewer = undefined
    throw error
  })
  return viewer
}

async function startViewer(): Promise<Viewer> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const port = new Worker(trustedWorkerUrl(), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  broken.catch(() => undefined)
  return { getDocument, worker: PDFWorker.create({ port }), broken }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** The worker is the only script that the page may load by address. */
function trustedWorkerUrl(): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  const policy = trustedTypes?.createPolicy('ecenter', { createScriptURL: onlyTheWorker })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

function onlyTheWorker(url: string): string {
  if (url !== workerUrl) throw new TypeError('not a script of this page')
  return url
}
