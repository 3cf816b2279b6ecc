import type { MessagePort } from 'node:worker_threads'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type PdfFault, pdfPagesAtMost } from './pdf-fault.ts'
import { faultByNames } from './pdf-names.ts'

export interface PdfTask {
  readonly pdf: Uint8Array
  /** Is told when the thread begins, from which on its time runs. */
  readonly begun: MessagePort
}

/**
 * Runs in a thread of its own, for a file made to trouble a reader troubles only this one. First what
 * stands in the bytes, then what a viewer would make of them; undefined where nothing is wrong.
 */
export async function faultInPdf({ pdf, begun }: PdfTask): Promise<PdfFault | undefined> {
  begun.postMessage('begun')
  return (await faultByNames(pdf)) ?? (await faultInView(pdf))
}

async function faultInView(bytes: Uint8Array): Promise<PdfFault | undefined> {
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    stopAtErrors: true,
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages > pdfPagesAtMost) return 'too-long'
    if (await pdf.getAttachments()) return 'carries-files'
    if ((await pdf.getJSActions()) || (await pdf.hasJSActions())) return 'active'
    return await faultOnPages(pdf)
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'
  } finally {
    await task.destroy()
  }
}

/** Every sheet is opened, for one that nobody can read would be asked for again weeks later. */
async function faultOnPages(pdf: PDFDocumentProxy): Promise<PdfFault | undefined> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    if (await page.getJSActions()) return 'active'
    const annotations: readonly object[] = await page.getAnnotations()
    if (annotations.some((each) => 'file' in each && each.file !== undefined)) {
      return 'carries-files'
    }
  }
  return undefined
}
