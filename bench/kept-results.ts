import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { Figure } from './figure.ts'

/** The last run of one scenario. */
interface Run {
  readonly date: string
  readonly node: string
  readonly cpu: { readonly model: string; readonly count: number }
  readonly figures: readonly Figure[]
}

type Results = Readonly<Record<string, Run>>

const file = new URL('results.json', import.meta.url)

/** What a scenario has measured, in place of its run before. */
export async function keep(scenario: string, figures: readonly Figure[]): Promise<void> {
  const processors = cpus()
  const run: Run = {
    date: new Date().toISOString(),
    node: process.version,
    cpu: { model: processors[0]?.model ?? 'unknown', count: processors.length },
    figures,
  }
  const kept = JSON.parse(await readFile(file, 'utf8')) as Results
  const all = Object.entries({ ...kept, [scenario]: run }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  await writeFile(file, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`)
}
