import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { Figure } from './figure.ts'

interface Run {
  readonly date: string
  readonly node: string
  readonly cpu: { readonly model: string; readonly count: number }
  readonly figures: readonly Figure[]
}

interface Results extends Run {
  /** Of each scenario that is too long for a run of all, its own last run. */
  readonly long?: Readonly<Record<string, Run>>
}

const file = new URL('results.json', import.meta.url)

/** What a run of all has measured, in place of the one before. */
export async function keepAll(figures: readonly Figure[]): Promise<void> {
  const { long } = await read()
  await write({ ...runOf(figures), ...(long && { long }) })
}

/** What a scenario of its own has measured, beside the rest. */
export async function keepLong(name: string, figures: readonly Figure[]): Promise<void> {
  const kept = await read()
  await write({ ...kept, long: { ...kept.long, [name]: runOf(figures) } })
}

function runOf(figures: readonly Figure[]): Run {
  const processors = cpus()
  const cpu = { model: processors[0]?.model ?? 'unknown', count: processors.length }
  return { date: new Date().toISOString(), node: process.version, cpu, figures }
}

async function read(): Promise<Results> {
  return JSON.parse(await readFile(file, 'utf8')) as Results
}

async function write(results: Results): Promise<void> {
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`)
}
