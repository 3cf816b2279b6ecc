import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder in which all that this run writes for a while lies, and goes with it: whatever a test forgets, too. */
export function passingFolder(): { remove(): void } {
  const before = process.env.TMPDIR
  const path = mkdtempSync(join(tmpdir(), 'ecenter-run-'))
  // A database that root starts belongs to another user, who has to find its own folder below.
  chmodSync(path, 0o711)
  process.env.TMPDIR = path
  return { remove }

  function remove() {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(path, { recursive: true, force: true })
  }
}
