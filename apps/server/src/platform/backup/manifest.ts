import { open, readFile, rename } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import {
  array,
  check,
  type InferOutput,
  literal,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot'
import { OperatorFault } from '../operator/operator-fault.ts'

const inside = pipe(string(), check(isInside, 'leads out of the backup'))

const manifest = object({
  format: literal(1),
  /** What was committed before this moment is in it, as ISO 8601. */
  madeAt: string(),
  /** The service that made it, and the last step of its schema. */
  version: string(),
  schema: string(),
  /** A copy of the embedded PostgreSQL's own files, or a dump of another one's. */
  database: picklist(['cluster', 'dump']),
  folders: array(inside),
  files: array(
    object({
      path: inside,
      bytes: number(),
      sha256: pipe(string(), regex(/^[\da-f]{64}$/)),
    }),
  ),
})

/** What a backup holds, and by what one knows that it is whole. */
export type Manifest = InferOutput<typeof manifest>

const fileName = 'manifest.json'

/** Written when all the rest is on the disk: a backup that broke off has none. */
export async function writeManifest(folder: string, made: Manifest): Promise<void> {
  const half = join(folder, `${fileName}.half`)
  const file = await open(half, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(made, null, 1)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(half, join(folder, fileName))
}

/** Throws, in words for an operator, where there is none that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new OperatorFault(`${folder} holds no backup, or one that broke off`)
  const read = safeParse(manifest, jsonIn(text))
  if (!read.success)
    throw new OperatorFault(`${folder}: its manifest is damaged, or of another version`)
  return read.output
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whoever can change a backup shall not write elsewhere with it. */
function isInside(path: string): boolean {
  return path !== '' && !isAbsolute(path) && path.split(/[/\\]/).every((name) => name !== '..')
}
