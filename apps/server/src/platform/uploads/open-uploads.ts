import { MessageChannel } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import { Piscina } from 'piscina'
import { uploadRefused } from '../calls/failure.ts'
import { DocumentsBusy } from '../documents/documents.ts'
import { type Asker, fairQueue } from '../documents/fair-queue.ts'
import { workerFile } from '../threads/worker-file.ts'
import { type PdfFault, pdfPagesAtMost } from './pdf-fault.ts'
import type { PdfTask } from './pdf-worker.ts'
import type { CleanFile, Uploads } from './uploads.ts'

/** Of one file, from when its thread begins with it: a thread that starts first loads its reader. */
const pdfWithinMs = 10_000
const waitingAtMost = 64
/** Of pictures and PDFs each; with pictures of 25 megapixels these are 50 at once for all. */
const atOnce = 2
/** Files that came in pieces and are read again: ten megabytes each, and two of one network as of whole ones. */
const readAtOnce = 6
const ownReadAtMost = 2
/** So many pixels one network may have unfolded at once: one large photo, or two of a usual phone. */
const ownPixelsAtMost = 25_000_000

const advice: Record<PdfFault, string> = {
  broken: '这个 PDF 打不开，可能已经损坏，请重新导出，或打印后拍照上传。',
  encrypted: '这个 PDF 设了密码，请先去掉密码，或打印后拍照上传。',
  active: '这个 PDF 里含有程序，为了安全不能接收，请打印后拍照上传。',
  'carries-files': '这个 PDF 里夹带了其他文件，请打印后拍照上传。',
  playing: '这个 PDF 里带有声音、视频或三维模型，不能接收，请打印后拍照上传。',
  reaching: '这个 PDF 会打开别的文件或网址，为了安全不能接收，请打印后拍照上传。',
  concealing: '这个 PDF 的压缩方式不常见，里面的内容没法检查，请打印后拍照上传。',
  'too-long': `这个 PDF 超过 ${pdfPagesAtMost} 页，请只上传需要的几页。`,
}

/** Pictures by libvips, which has threads of its own; PDFs in a thread that starts with the first one. */
export function openUploads(
  onThreadError: (error: unknown) => void,
  timeoutMs = pdfWithinMs,
): Uploads {
  const pool = new Piscina<PdfTask, PdfFault | undefined>({
    ...workerFile('platform/uploads/pdf-worker'),
    name: 'faultInPdf',
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // Without a listener one broken thread would end the process.
  pool.on('error', onThreadError)
  const pictures = fairQueue({ atOnce, waitingAtMost, ownAtMost: ownPixelsAtMost })
  // One for each thread, so that no PDF waits while its time runs, nor keeps pictures waiting; and one
  // for each network, so that a PDF that takes all its time keeps nobody else's waiting.
  const pdfs = fairQueue({ atOnce, waitingAtMost, ownAtMost: 1 })
  const inPieces = fairQueue({ atOnce: readAtOnce, waitingAtMost, ownAtMost: ownReadAtMost })

  return {
    clean,
    cleanLater: (asker, read) => inPieces.run(asker, async () => clean(asker, await read())),
    close: () => pool.close(),
  }

  async function clean(asker: Asker, bytes: Uint8Array): Promise<CleanFile> {
    const type = await fileTypeFromBuffer(bytes)
    switch (type?.mime) {
      case 'image/jpeg':
      case 'image/png':
      case 'image/webp': {
        // The library is large: a start does not wait for it.
        const { pixelsOf, redrawPicture } = await import('./redraw-picture.ts')
        const pixels = await pixelsOf(bytes)
        const redrawn = await pictures.run(asker, () => redrawPicture(bytes), pixels)
        return { bytes: redrawn, mediaType: 'image/jpeg' }
      }
      case 'application/pdf': {
        const fault = await pdfs.run(asker, () => faultIn(bytes))
        if (fault !== undefined) throw uploadRefused(advice[fault])
        return { bytes, mediaType: 'application/pdf' }
      }
      default:
        throw uploadRefused('只能上传照片（JPG、PNG、WebP）或 PDF 文件，请换一个文件。')
    }
  }

  /** A thread that ran out of memory was given a file that nobody could open either. */
  async function faultIn(pdf: Uint8Array): Promise<PdfFault | undefined> {
    const { port1: hears, port2: begun } = new MessageChannel()
    const ending = new AbortController()
    let timer: NodeJS.Timeout | undefined
    hears.once('message', () => {
      timer = setTimeout(() => ending.abort(), timeoutMs)
    })
    try {
      return await pool.run({ pdf, begun }, { signal: ending.signal, transferList: [begun] })
    } catch (error) {
      onThreadError(error)
      // Too little time says nothing of the file: the machine may have had too much to do.
      if (ending.signal.aborted) throw new DocumentsBusy('the PDF was not looked at in time')
      return 'broken'
    } finally {
      clearTimeout(timer)
      hears.close()
    }
  }
}
