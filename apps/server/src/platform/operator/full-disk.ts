import { statfs } from 'node:fs/promises'
import { OperatorFault } from './operator-fault.ts'

/** PostgreSQL writes its log in files of this size, and stops where one has no room. */
const leastRoom = 16 * 1024 ** 2

const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']
const words = /No space left on device|Disk quota exceeded/

/**
 * A failure in other words where its cause is that the disk under `folder` is full. Programs and crashes do not
 * always say so, so the disk itself is asked too.
 */
export async function fullDisk(error: unknown, folder: string): Promise<OperatorFault | undefined> {
  if (!saysFull(error) && (isNamed(error) || !(await hasNoRoom(folder)))) return undefined
  return new OperatorFault(
    `the disk of ${folder} is full: make room there, or let DATA_FOLDER name a folder on another one`,
    { cause: error },
  )
}

function saysFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return codes.includes(code) || words.test(error.message) || saysFull(error.cause)
}

/** For what has nothing to do with the disk. */
function isNamed(error: unknown): boolean {
  return error instanceof OperatorFault && error.cause === undefined
}

async function hasNoRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < leastRoom
}
