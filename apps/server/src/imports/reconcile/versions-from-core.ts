import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Keys } from '../../platform/keys/keys.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportKind } from '../import-kind.ts'
import { rowKeyOf } from '../row-facts.ts'

/** What the core says that it has: of each row its key and its version. */
export interface VersionFromCore {
  readonly key: string
  readonly version: number
}

/** By the key of the row, as the ledger has it, in hex. */
export type VersionsFromCore = ReadonlyMap<string, VersionFromCore>

/** Reads `key,version` from each line of a file. */
export async function readVersionsFromCore(
  { keys, kind }: { readonly keys: Keys; readonly kind: ImportKind },
  path: string,
): Promise<VersionsFromCore> {
  const told = new Map<string, VersionFromCore>()
  let line = 0
  try {
    for await (const text of createInterface({
      input: createReadStream(path),
      crlfDelay: Infinity,
    })) {
      line += 1
      if (text.trim() === '') continue
      const [, key = '', version = ''] = /^\s*"?([^",]+)"?\s*,\s*(\d{1,16})\s*$/.exec(text) ?? []
      if (key === '')
        throw new ImportFault(`line ${line} is no key and version, such as PDAA2026…,7`)
      told.set(rowKeyOf({ keys, kind }, key).toString('hex'), { key, version: Number(version) })
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ImportFault('there is no such file')
    throw error
  }
  return told
}
