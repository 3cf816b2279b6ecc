import { setTimeout as delay } from 'node:timers/promises'
import { load, post } from '../lookups/load.ts'
import type { Asked } from './shots.ts'

const everyMs = 20

export interface Waits {
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

/**
 * How long others wait for an answer while some keep the service busy: somebody new asks at a steady
 * pace, on a connection of their own, whoever is still waiting.
 */
export async function waitsBeside(
  port: number,
  seconds: number,
  others: Asked,
  busy?: Asked,
): Promise<Waits> {
  const heavy = busy && load(port, 1, seconds, busy.next, busy.isRight)
  const waits = await ask(port, seconds, others)
  await heavy
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 }
}

async function ask(port: number, seconds: number, { next, isRight }: Asked): Promise<number[]> {
  const count = (seconds * 1000) / everyMs
  const startedAt = performance.now()
  const waits: Promise<number>[] = []
  for (let each = 0; each < count; each++) {
    await delay(Math.max(0, startedAt + each * everyMs - performance.now()))
    waits.push(wait())
  }
  return await Promise.all(waits)

  async function wait(): Promise<number> {
    const sentAt = performance.now()
    const answer = await post(false, port, next())
    if (!isRight(answer)) throw new Error(`a wrong answer: ${answer.slice(0, 200)}`)
    return performance.now() - sentAt
  }
}
