import { createHash } from 'node:crypto'
import { ChangedFile } from '../file-fault.ts'
import { ImportFault } from '../import-fault.ts'
import { bytesOf } from './source-file.ts'
import type { Survey } from './survey-file.ts'

/** The bytes of a file once more. One that is read a second time is judged by its digest, which is known at its end. */
export async function* bytesAsJudged({
  file,
  digest,
}: Pick<Survey, 'file' | 'digest'>): AsyncGenerator<Buffer> {
  if (file.kept !== undefined) return yield* file.kept
  const hash = createHash('sha256')
  try {
    for await (const some of bytesOf(file)) {
      hash.update(some)
      yield some
    }
  } catch (error) {
    // It could be opened and unpacked when it was judged.
    throw error instanceof ImportFault ? new ChangedFile() : error
  }
  if (!hash.digest().equals(digest)) throw new ChangedFile()
}
