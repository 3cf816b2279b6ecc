import { type FileHandle, open, unlink } from 'node:fs/promises'
import { ImportFault } from './import-fault.ts'

/** Where rejected rows go, with their reasons. */
export interface RejectsFile {
  /** Resolves once they are on the disk, with the length of the file. */
  append(text: string): Promise<number>
  /** Closes it; one without a row is removed. */
  close(): Promise<void>
}

/**
 * Opens the file at `length`, which is where the run that is gone on with has come: what was written for
 * lines that were not done is cut off. Rejected rows are customers' data, so nobody else may read them.
 */
export async function openRejects(
  path: string,
  length: number,
  heading: string,
): Promise<RejectsFile> {
  const file = await saying(path, () => open(path, length > 0 ? 'r+' : 'w', 0o600))
  const status = await file.stat()
  if (status.size < length) {
    await file.close()
    throw new ImportFault(
      `${path} has lost rows that were rejected before: put it back, or name it by --rejects`,
    )
  }
  if (status.isFile()) await file.truncate(length)
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
      if (end === 0 && status.isFile()) await unlink(path)
    },
  }
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
}
