import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { isSolved, workFor } from '../../../test/work-for.ts'
import { addressWithin } from '../limits/wider-network.ts'
import { bitsBeyond, spendWork, WorkNeeded, type WorkPurpose } from './work.ts'

const bits = 8
const home = 'home'

const service = serviceOfTests({ demo: false })

interface Given {
  readonly work?: string
  readonly address?: string
  readonly purpose?: WorkPurpose
  readonly bits?: number
}

/** What the service asks for; undefined where it is content. */
async function askedFor(given: Given = {}): Promise<string | undefined> {
  const { address = home, purpose = 'session', work } = given
  const worker = { address, ...(work === undefined ? {} : { work }) }
  try {
    await spendWork(service, worker, purpose, given.bits ?? bits)
    return undefined
  } catch (error) {
    if (error instanceof WorkNeeded) return error.challenge
    throw error
  }
}

async function done(given: Given = {}): Promise<string> {
  return workFor((await askedFor(given)) ?? '')
}

/** With one part of the challenge put in place of its own. */
function forged(work: string, place: number, part: string): string {
  return work
    .split('.')
    .map((own, at) => (at === place ? part : own))
    .join('.')
}

test('who has done the work goes on, once', async () => {
  const work = await done()
  expect(await askedFor({ work })).toBeUndefined()
  expect(await askedFor({ work })).toBeDefined()
})

test('of many who come with the same work at once, one goes on', async () => {
  const work = await done()
  const asked = await Promise.all(Array.from({ length: 50 }, () => askedFor({ work })))
  expect(asked.filter((each) => each === undefined)).toHaveLength(1)
})

test('work of another network, or for another purpose, is none', async () => {
  const work = await done()
  expect(await askedFor({ work, address: 'elsewhere' })).toBeDefined()
  expect(await askedFor({ work, purpose: 'lookup' })).toBeDefined()
  expect(await askedFor({ work })).toBeUndefined()
})

test('who moves to another network inside a wider one works anew', async () => {
  const work = await done({ address: addressWithin('one', 'wide') })
  expect(await askedFor({ work, address: addressWithin('two', 'wide') })).toBeDefined()
  expect(await askedFor({ work, address: addressWithin('one', 'wide') })).toBeUndefined()
})

test('work that comes after two minutes is none', async () => {
  const work = await done()
  await service.passTime(119)
  const late = await done()
  await service.passTime(2)
  expect(await askedFor({ work })).toBeDefined()
  expect(await askedFor({ work: late })).toBeUndefined()
})

test('what we did not seal is no challenge of ours', async () => {
  const work = await done()
  const [, until = ''] = work.split('.')
  const easier = forged(work, 0, '1')
  const longer = forged(work, 1, `${Number(until) + 1}`)
  const another = forged(work, 2, 'A'.repeat(16))
  const sealed = forged(work, 3, 'A'.repeat(43))
  for (const each of [easier, longer, another, sealed, '', '.', 'x'.repeat(5000)]) {
    expect([each, await askedFor({ work: each })]).not.toContain(undefined)
  }
  expect(await askedFor({ work })).toBeUndefined()
})

test('a number that does not solve it is no work', async () => {
  const challenge = (await askedFor()) ?? ''
  const wrong = workFor(challenge, (each, at) => !isSolved(each, at))
  expect(await askedFor({ work: wrong })).toBeDefined()
  expect(await askedFor({ work: workFor(challenge) })).toBeUndefined()
})

test('what was little work is too little once much is asked for; a step meanwhile does no harm', async () => {
  const [first, second] = [await done(), await done()]
  expect(await askedFor({ work: first, bits: bits + 2 })).toBeDefined()
  expect(await askedFor({ work: second, bits: bits + 1 })).toBeUndefined()
})

test('each time that a count doubles the work does, up to a bound', () => {
  const counts = [1000, 1999, 2000, 4000, 64_000, 1_000_000]
  expect(counts.map((count) => bitsBeyond(count, 1000))).toEqual([13, 13, 14, 15, 18, 18])
})
