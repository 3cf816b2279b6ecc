import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Notes what has to be undone in the end; what was noted last comes first. */
export type AtEnd = (undo: () => unknown) => void

/** What would end this process without a word to anybody; a failure that nobody awaits is one too. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'unhandledRejection'] as const

/** Does something in a new folder, which is gone afterwards, also where it is cut off. */
export async function inOwnFolder<Result>(
  name: string,
  act: (folder: string, atEnd: AtEnd) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `ecenter-${name}-`))
  // Where only root may enter, PostgreSQL's data would lie, and stay, elsewhere.
  chmodSync(folder, 0o755)
  const undone = [() => rmSync(folder, { recursive: true, force: true })] as (() => unknown)[]
  try {
    return await unlessCutOff(act(folder, (undo) => undone.unshift(undo)))
  } finally {
    for (const undo of undone) await undo()
  }
}

/** Fails as soon as something would end this process. */
async function unlessCutOff<Result>(result: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  const cutOff = endings.map(async (ending) => {
    const [cause] = await once(process, ending, { signal: over.signal })
    throw new Error(`cut off by ${ending}`, { cause })
  })
  try {
    return await Promise.race([result, ...cutOff])
  } finally {
    over.abort()
  }
}
