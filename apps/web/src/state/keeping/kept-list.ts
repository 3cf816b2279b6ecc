import { array, type BaseIssue, type BaseSchema, parse } from 'valibot'
import { keepFile, keptFile } from './sealed-files.ts'

/** A list that lies sealed in this browser beside the files that it tells of. */
export interface KeptList<Row> {
  readonly read: () => Promise<readonly Row[]>
  /** One after the other, for of two that are kept at once the older may be done later. Never rejects. */
  readonly write: (rows: readonly Row[]) => Promise<void>
}

/** A browser that keeps nothing has it as long as it is open; `onUnkept` hears of it. */
export function keptList<Row>(
  name: string,
  row: BaseSchema<unknown, Row, BaseIssue<unknown>>,
  onUnkept: () => void = () => undefined,
): KeptList<Row> {
  let lastWrite: Promise<void> = Promise.resolve()
  return {
    async read() {
      const bytes = await keptFile(name)
      if (bytes === undefined) return []
      try {
        return parse(array(row), JSON.parse(new TextDecoder().decode(bytes)))
      } catch {
        // Of another deployment.
        return []
      }
    },
    write(rows) {
      const bytes = new TextEncoder().encode(JSON.stringify(rows))
      lastWrite = lastWrite.then(() => keepFile(name, bytes)).catch(onUnkept)
      return lastWrite
    },
  }
}
