import { readdirSync, readFileSync } from 'node:fs'
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { packageRoot } from '../../platform/documents/package-root.ts'
import { datesFrom } from './dates-from.ts'

/** What the demo insurer is: files for people to read and edit, beside the sources and the build. */
export const dataFolder = new URL('demo/', packageRoot())

/** The rows of a file, a JSON object a line; days in them are reckoned from `today`. */
export function readRows<Schema extends GenericSchema>(
  path: string,
  schema: Schema,
  today = '',
): InferOutput<Schema>[] {
  const lines = readText(path).split('\n')
  return lines.flatMap((line, at) =>
    line === '' ? [] : [judged(`${path}:${at + 1}`, schema, datesFrom(today, line))],
  )
}

/** A file that is one thing. */
export function readOne<Schema extends GenericSchema>(
  path: string,
  schema: Schema,
): InferOutput<Schema> {
  return judged(path, schema, readText(path))
}

/** The rows of all files of a folder. */
export function readFolder<Schema extends GenericSchema>(
  folder: string,
  schema: Schema,
  today: string,
): InferOutput<Schema>[] {
  return namesIn(folder, '.ndjson').flatMap((name) => readRows(`${folder}/${name}`, schema, today))
}

/** The texts of a folder in the order of their names. */
export function readTexts(folder: string): string[] {
  return namesIn(folder, '.md').map((name) => readText(`${folder}/${name}`))
}

/** In their order, which begins each name where it matters. */
function namesIn(folder: string, ending: string): string[] {
  const names = readdirSync(new URL(`${folder}/`, dataFolder))
  return names.filter((name) => name.endsWith(ending)).sort()
}

function readText(path: string): string {
  return readFileSync(new URL(path, dataFolder), 'utf8')
}

function judged<Schema extends GenericSchema>(
  where: string,
  schema: Schema,
  json: string,
): InferOutput<Schema> {
  const file = `apps/server/demo/${where}`
  const { success, output, issues } = safeParse(schema, parsed(file, json))
  if (success) return output
  throw new Error(`${file}: ${getDotPath(issues[0]) ?? ''} ${issues[0].message}`)
}

function parsed(file: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Error(`${file}: is no JSON`, { cause })
  }
}
