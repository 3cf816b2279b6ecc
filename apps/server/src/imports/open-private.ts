import { constants, type Stats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { ImportFault } from './import-fault.ts'

/** A file that only its owner reads, and whether we made it. */
export interface PrivateFile {
  readonly file: FileHandle
  readonly status: Stats
  readonly isNew: boolean
}

const { O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDWR } = constants

/** What is there is never written over: makes the file, or opens one that is empty, or a device. */
export async function openFresh(path: string): Promise<PrivateFile> {
  try {
    return await opened(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, true)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const there = await openThere(path)
  if (there.status.isCharacterDevice()) return there
  if (there.status.size === 0 && isPrivate(there.status)) return there
  await there.file.close()
  throw new ImportFault(`${path} is there already: move it away, or name another file by --rejects`)
}

/** Opens what an earlier try has written, if it is still its own. */
export async function openOwn(path: string): Promise<PrivateFile> {
  const there = await openThere(path)
  if (isPrivate(there.status)) return there
  await there.file.close()
  throw new ImportFault(
    `${path} is not the file of rejected rows that was begun, which its owner alone reads: put it back, or name it by --rejects`,
  )
}

/** A link leads elsewhere, and a pipe would wait for who reads it. */
function openThere(path: string): Promise<PrivateFile> {
  return opened(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK, false)
}

async function opened(path: string, flags: number, isNew: boolean): Promise<PrivateFile> {
  const file = await open(path, flags, 0o600)
  return { file, status: await file.stat(), isNew }
}

/** Ours, under this name alone, and nobody else's to read. */
function isPrivate(status: Stats): boolean {
  const isOurs = process.getuid === undefined || status.uid === process.getuid()
  return status.isFile() && isOurs && status.nlink === 1 && (status.mode & 0o077) === 0
}
