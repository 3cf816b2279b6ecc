import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { workerFile } from '../threads/worker-file.ts'
import { type DocumentDraft, DocumentFailed, type Documents, DocumentsBusy } from './documents.ts'
import { packageRoot } from './package-root.ts'

export interface TypstDocumentsOptions {
  /** The folder of the templates. */
  readonly templates?: URL
  /** Threads that render; each holds the fonts and a compiler. */
  readonly threads?: number
  /** How many documents may wait for a free thread. */
  readonly maxWaiting?: number
  /** From asking to answer, waiting included; a thread that takes longer is replaced. */
  readonly timeoutMs?: number
  /** Hears of a thread that broke outside a rendering; the pool has replaced it by then. */
  readonly onThreadError?: (error: unknown) => void
}

/** Documents set by Typst in worker threads, so that no request waits for another's layout. */
export function createTypstDocuments({
  templates = new URL('templates/', packageRoot()),
  threads = 2,
  maxWaiting = 64,
  timeoutMs = 20_000,
  onThreadError = () => {},
}: TypstDocumentsOptions = {}): Documents {
  const pool = new Piscina<DocumentDraft, Uint8Array>({
    ...workerFile('platform/documents/render-worker'),
    name: 'renderDraft',
    workerData: { templates: fileURLToPath(templates) },
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    // A thread that sleeps in Atomics.wait never runs finalizers: 1.2 MB a document stay behind.
    atomics: 'disabled',
  })
  // Without a listener one broken thread would end the process.
  pool.on('error', onThreadError)
  let accepted = 0

  return { render, close: () => pool.close() }

  async function render(draft: DocumentDraft): Promise<Uint8Array> {
    if (accepted >= threads + maxWaiting) throw new DocumentsBusy('too many documents are waiting')
    accepted += 1
    try {
      return await pool.run(draft, { signal: AbortSignal.timeout(timeoutMs) })
    } catch (cause) {
      throw new DocumentFailed(`document not rendered: ${draft.template}`, { cause })
    } finally {
      accepted -= 1
    }
  }
}
