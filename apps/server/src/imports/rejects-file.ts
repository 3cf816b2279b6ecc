import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, open, stat, unlink } from 'node:fs/promises'
import { format, parse } from 'node:path'
import { ImportFault } from './import-fault.ts'

/** A file that only its owner reads, and whether we made it. */
interface PrivateFile {
  readonly file: FileHandle
  readonly status: Stats
  readonly isNew: boolean
}

const { O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDWR } = constants

/** What is there is never written over: makes the file, or opens one that is empty, or a device. */
async function openFresh(path: string): Promise<PrivateFile> {
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
async function openOwn(path: string): Promise<PrivateFile> {
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

/** Where rejected rows go, with their reasons. */
export interface RejectsFile {
  /** Resolves once they are on the disk, with the length of the file. */
  append(text: string): Promise<number>
  /** Closes it; one that we made and that has no row is removed. */
  close(): Promise<void>
}

interface Asked {
  readonly path: string
  /** Of the rows that are imported. */
  readonly source: string
  /** What stands above rejected rows. */
  readonly heading: string
}

/**
 * Opens the file at `length`, which is where the run that is gone on with has come: what was written for
 * lines that were not done is cut off. Rejected rows are customers' data, so nobody else may read them.
 */
export async function openRejects(asked: Asked, length: number): Promise<RejectsFile> {
  const { path, heading } = asked
  const opened = await saying(path, () => (length > 0 ? openOwn(path) : openFresh(path)))
  const { file, status, isNew } = opened
  try {
    await judge(opened, asked, length)
    if (status.isFile()) await file.truncate(length)
  } catch (error) {
    await file.close()
    throw error
  }
  let end = length
  return {
    append: (text) =>
      saying(path, async () => {
        if (text === '') return end
        end = await writeAll(file, end === 0 ? heading + text : text, end)
        await file.datasync()
        return end
      }),
    async close() {
      await file.close()
      if (isNew && end === 0) await unlink(path)
    },
  }
}

/** The path itself, or where something is there already, the next number behind it: `rows.rejected-2.csv`. */
export async function freeName(path: string): Promise<string> {
  const { dir, name, ext } = parse(path)
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? path : format({ dir, name: `${name}-${number}`, ext })
    if ((await lstat(numbered).catch(() => undefined)) === undefined) return numbered
  }
}

async function judge({ status }: PrivateFile, { path, source }: Asked, length: number) {
  const rows = await stat(source)
  if (rows.ino === status.ino && rows.dev === status.dev) {
    throw new ImportFault(`${path} is the file that is imported: name another by --rejects`)
  }
  if (status.size >= length) return
  throw new ImportFault(
    `${path} has lost rows that were rejected before: put it back, or name it by --rejects`,
  )
}

async function writeAll(file: FileHandle, text: string, at: number): Promise<number> {
  const bytes = Buffer.from(text)
  let done = 0
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
  return at + done
}

async function saying<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason = reasons[String(code)]
    throw reason === undefined ? error : new ImportFault(`${path}: ${reason}`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EACCES: 'it may not be written; name another file by --rejects',
  EROFS: 'it may not be written; name another file by --rejects',
  ENOENT: 'there is no such folder, or the file is gone',
  EISDIR: 'that is a folder; name a file by --rejects',
  ELOOP: 'that is a link; name the file itself by --rejects',
}
