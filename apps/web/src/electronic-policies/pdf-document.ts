import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'

/** Opens a document in pdf.js; its worker is the only script that the page may load by address. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= new Worker(trustedWorkerUrl(), { type: 'module' })
  // pdf.js takes the bytes over; the page keeps its own to save them.
  return getDocument({ data: bytes.slice(), isEvalSupported: false }).promise
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

function trustedWorkerUrl(): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  const policy = trustedTypes?.createPolicy('ecenter', { createScriptURL: onlyTheWorker })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

function onlyTheWorker(url: string): string {
  if (url !== workerUrl) throw new TypeError('not a script of this page')
  return url
}
