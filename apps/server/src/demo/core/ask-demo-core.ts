import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  parse,
  picklist,
  string,
} from 'valibot'
import { demoCoreFolder } from './demo-core-folder.ts'

const event = object({
  id: string(),
  position: number(),
  type: string(),
  subject: string(),
  time: string(),
  outcome: picklist(['applied', 'known', 'ignored']),
})

const row = object({
  kind: string(),
  key: string(),
  version: number(),
  tries: number(),
  result: optional(string()),
  reason: optional(string()),
})

const answer = object({
  eventId: string(),
  type: string(),
  subject: string(),
  decision: picklist(['open', 'released', 'refused']),
  isTold: boolean(),
  isRefusable: boolean(),
  canMoveOn: boolean(),
  rows: array(row),
})

/** What the demo's core shows of itself, the latest first. */
const coreView = object({
  after: number(),
  isHolding: boolean(),
  isShuffling: boolean(),
  events: array(event),
  answers: array(answer),
})
export type CoreView = InferOutput<typeof coreView>

const way = object({ port: number(), password: string() })
const patienceMs = 5_000

/** What the demo's core has seen and told; undefined where it does not run now. */
export async function viewOfDemoCore(settings: {
  readonly dataFolder: string
}): Promise<CoreView | undefined> {
  const response = await ask(settings, '/', 'GET')
  return response?.ok ? parse(coreView, await response.json()) : undefined
}

/** Has it decide as its page's button says: `hold-on`, or `release/<event id>`. Gives whether it did. */
export async function haveDemoCore(
  settings: { readonly dataFolder: string },
  deed: string,
): Promise<boolean> {
  return (await ask(settings, `/${deed}`, 'POST'))?.ok ?? false
}

async function ask(settings: { readonly dataFolder: string }, path: string, method: string) {
  try {
    const text = await readFile(join(demoCoreFolder(settings), 'watch.json'), 'utf8')
    const { port, password } = parse(way, JSON.parse(text))
    return await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${password}` },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch {
    // It has never run here, or has just died; it is started anew.
    return undefined
  }
}
