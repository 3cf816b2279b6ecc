import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorFault } from '../operator/operator-fault.ts'

/** Of a disk that is full only uploads suffer, and it may have room again before one comes. */
const isFull: readonly unknown[] = ['ENOSPC', 'EDQUOT']

/** At the start, for else the first customer who sends a photo would find out. */
export async function refuseUnwritable(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'files')
  const trial = join(folder, randomUUID())
  try {
    // The user of the embedded database has to be able to enter it, and nobody the files.
    await mkdir(dataFolder, { recursive: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(trial, '', { mode: 0o600 })
    await rm(trial)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (isFull.includes(code)) return
    throw new OperatorFault(
      `DATA_FOLDER: nothing can be written in ${folder} (${code}): let this user write there, or name another folder`,
    )
  }
}
