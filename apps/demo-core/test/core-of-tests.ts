import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Books } from '../src/books.ts'
import { readPage } from '../src/run-core.ts'
import type { ServiceApi } from '../src/service-api.ts'
import { type KeptState, openState } from '../src/state-file.ts'
import { tellRows } from '../src/tell-rows.ts'

/** A folder of its own, gone after the test. */
export function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-demo-core-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Parts {
  readonly folder: string
  readonly books: Books
  readonly api: ServiceApi
  /** Where a process might die; throws there. */
  readonly mayDie?: () => void
}

/**
 * Runs the core from what its folder keeps until nothing is left to be done. Each round is a minute later, so
 * whatever waits is due. Shuffled rows come with the last one first.
 */
export async function runUntilIdle({
  folder,
  books,
  api,
  mayDie = () => undefined,
}: Parts): Promise<KeptState> {
  let now = Date.parse('2026-11-20T04:00:00Z')
  const clock = () => now
  const kept = openState(folder, clock)
  const state: KeptState = {
    now: kept.now,
    change(change) {
      mayDie()
      kept.change(change)
      mayDie()
    },
  }
  const mortal: ServiceApi = {
    events: (after) => api.events(after).finally(mayDie),
    tell: (kind, lines) => api.tell(kind, lines).finally(mayDie),
  }
  let drawn = 0
  const lastFirst = () => -drawn++
  // The longest that it plans is a payment, three minutes after its signature.
  for (let idle = 0; idle < 4; now += 60_000) {
    const parts = { state, books, api: mortal, clock, random: lastFirst }
    const hasRead = await readPage(parts)
    const hasTold = await tellRows(parts)
    idle = hasRead || hasTold ? 0 : idle + 1
  }
  return kept
}
