import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** One who prints policies, in processes of its own that stay warm. */
export interface Printer {
  /** Answers the CPU that so many policies took, of all threads together, in milliseconds. */
  print(count: number): Promise<number>
  stop(): Promise<void>
}

export interface ForkedPrinter extends Printer {
  /** Resident memory behind the last policies, in megabytes. */
  residentMb(): number
}

interface Batch {
  readonly cpuMs: number
  readonly residentMb: number
}

/** A printer in a process whose program calls `answerBatches`. */
export function forkedPrinter(file: string, env: NodeJS.ProcessEnv = {}): ForkedPrinter {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(program, { env: { ...process.env, ...env } })
  let last: Batch = { cpuMs: 0, residentMb: 0 }
  return {
    async print(count) {
      child.send(count)
      last = await nextBatch(child, file)
      return last.cpuMs
    },
    residentMb: () => last.residentMb,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** The other end: prints one document after the other, and closes when its parent lets go. */
export function answerBatches<Document>(
  newDocuments: (count: number) => readonly Document[],
  print: (document: Document) => Promise<Uint8Array>,
  close: () => Promise<void> = async () => {},
): void {
  process.on('message', async (count: number) => {
    const documents = newDocuments(count)
    const before = process.cpuUsage()
    for (const document of documents) refuseUnfinished(await print(document))
    const { user, system } = process.cpuUsage(before)
    const residentMb = process.memoryUsage.rss() / 1e6
    process.send?.({ cpuMs: (user + system) / 1000, residentMb } satisfies Batch)
  })
  process.once('disconnect', close)
}

export function refuseUnfinished(pdf: Uint8Array): void {
  if (pdf.length < 20_000) throw new Error(`a policy of ${pdf.length} bytes is none`)
}

async function nextBatch(child: ChildProcess, file: string): Promise<Batch> {
  return await new Promise<Batch>((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`${file} ended with ${code}`))
    child.once('exit', fail)
    child.once('message', (batch: Batch) => {
      child.off('exit', fail)
      resolve(batch)
    })
  })
}
