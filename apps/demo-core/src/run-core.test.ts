import { describe, expect, test } from 'vitest'
import { folderOfTest, runUntilIdle } from '../test/core-of-tests.ts'
import { bookedOrder, booksOf, fakeService, paidEvent } from '../test/fake-service.ts'
import { isTold } from './core-state.ts'
import { type Decision, decide } from './decide.ts'
import { openState } from './state-file.ts'

const orders = [1, 2, 3].map(bookedOrder)
const books = booksOf(orders)

/** What an order comes to at the service, each once. */
const changesOfOne = ['policies', 'policies', 'orders', 'invoices', 'invoices', 'deliveries'].sort()

function kindsIn(changes: readonly string[]): string[] {
  return changes.map((change) => change.split(' ', 1).join())
}

function serviceWith(...events: Parameters<typeof paidEvent>[]) {
  const service = fakeService()
  service.feed.push(...events.map((event) => paidEvent(...event)))
  return service
}

const [first, second, third] = orders as [
  (typeof orders)[0],
  (typeof orders)[0],
  (typeof orders)[0],
]

test('a paid order becomes policies of numbers of its own, invoices that add up, and a delivery', async () => {
  const service = serviceWith([first, 1])
  await runUntilIdle({ folder: folderOfTest(), books, api: service })
  expect(kindsIn(service.changes)).toEqual([
    'policies',
    'policies',
    'orders',
    'invoices',
    'invoices',
    'deliveries',
  ])
  const order = service.rows.get(`orders ${first.orderNo}`)
  expect(order).toMatchObject({
    operation: 'upsert',
    answers: `event of ${first.orderNo}`,
    status: 'paid',
    paidAt: '2026-11-20T03:59:58.000Z',
    parts: [
      { policyNo: expect.stringMatching(/^PDAA202633018\d{9}$/) },
      { policyNo: expect.stringMatching(/^PDZA202633018\d{9}$/) },
    ],
  })
  const invoices = [...service.rows.values()].filter(({ drawer }) => drawer !== undefined)
  const sums = invoices.map(({ items }) =>
    (items as { netFen: number; taxFen: number }[]).map(({ netFen, taxFen }) => netFen + taxFen),
  )
  expect(sums).toEqual([[286_450], [66_500]])
})

test('an event that comes twice, late and behind others is applied once', async () => {
  const folder = folderOfTest()
  const service = serviceWith([third, 1], [first, 2], [third, 3], [second, 4], [first, 5])
  const state = await runUntilIdle({ folder, books, api: service })
  expect(kindsIn(service.changes).sort()).toEqual(
    [...changesOfOne, ...changesOfOne, ...changesOfOne].sort(),
  )
  expect(state.now().seen.map(({ outcome }) => outcome)).toEqual([
    'applied',
    'applied',
    'known',
    'applied',
    'known',
  ])
  expect(state.now().after).toBe(5)
})

test('events that mean nothing to it, and orders that it does not know, are passed over', async () => {
  const service = serviceWith([bookedOrder(9), 1])
  service.feed.push({ ...paidEvent(first, 2), id: 'other', type: 'lead.left.v1' })
  const state = await runUntilIdle({ folder: folderOfTest(), books, api: service })
  expect(service.changes).toEqual([])
  expect(state.now()).toMatchObject({ after: 2, answers: [] })
})

test('wherever it is killed, it goes on where it was: nothing is lost, nothing comes twice', async () => {
  const whole = serviceWith([first, 1], [second, 2])
  await runUntilIdle({ folder: folderOfTest(), books, api: whole })
  let lived = false
  for (let deadly = 1; !lived; deadly++) {
    const service = serviceWith([first, 1], [second, 2])
    const folder = folderOfTest()
    let steps = 0
    const mayDie = () => {
      steps += 1
      if (steps === deadly) throw new Error('killed')
    }
    lived = await runUntilIdle({ folder, books, api: service, mayDie }).then(
      () => true,
      () => false,
    )
    await runUntilIdle({ folder, books, api: service })
    expect(service.changes.sort()).toEqual([...whole.changes].sort())
    expect(service.rows).toEqual(whole.rows)
    expect(openState(folder).now().answers.every(isTold)).toBe(true)
    if (lived) expect(deadly).toBeGreaterThan(10)
  }
})

test('one that lost all that it kept reads the feed anew and tells the same', async () => {
  const service = serviceWith([first, 1])
  await runUntilIdle({ folder: folderOfTest(), books, api: service })
  const before = [...service.changes]
  await runUntilIdle({ folder: folderOfTest(), books, api: service })
  expect(service.changes).toEqual(before)
})

describe('whoever watches', () => {
  async function deciding(...decisions: readonly Decision[]) {
    const folder = folderOfTest()
    const service = serviceWith([first, 1])
    const state = openState(folder)
    state.change((before) => ({ ...before, isHolding: true }))
    await runUntilIdle({ folder, books, api: service })
    for (const decision of decisions) take(folder, decision)
    await runUntilIdle({ folder, books, api: service })
    return { folder, service }
  }

  function take(folder: string, decision: Decision): void {
    const eventId = `event of ${first.orderNo}`
    const now = Date.parse('2026-11-20T04:00:00Z')
    openState(folder).change((state) => decide(state, books, { decision, eventId, now }))
  }

  test('holds answers back, and nothing is told until it is released', async () => {
    expect((await deciding()).service.changes).toEqual([])
    expect(kindsIn((await deciding('release')).service.changes).sort()).toEqual(changesOfOne)
    expect(kindsIn((await deciding('hold-off')).service.changes).sort()).toEqual(changesOfOne)
  })

  test('refuses: the money goes back, and no policy comes', async () => {
    const { folder, service } = await deciding('refuse')
    expect(kindsIn(service.changes)).toEqual(['orders', 'orders'])
    expect(service.rows.get(`orders ${first.orderNo}`)).toMatchObject({ status: 'refunded' })
    take(folder, 'release')
    await runUntilIdle({ folder, books, api: service })
    expect(kindsIn(service.changes)).toEqual(['orders', 'orders'])
  })

  test('staff who hurry an order have what is held of it told, and what was told once more', async () => {
    const { folder, service } = await deciding()
    const hurried = (position: number) => ({
      ...paidEvent(first, position),
      id: `hurried ${position}`,
      type: 'order.hurried.v1',
    })
    service.feed.push(hurried(2), { ...hurried(3), subject: 'order/of-somebody-else' })
    const state = await runUntilIdle({ folder, books, api: service })
    expect(kindsIn(service.changes).sort()).toEqual(changesOfOne)
    const outcomes = () => state.now().seen.map(({ outcome }) => outcome)
    expect(outcomes()).toEqual(['applied', 'applied', 'ignored'])
    const calls = service.calls.length
    service.feed.push(hurried(4))
    const later = await runUntilIdle({ folder, books, api: service })
    const again = service.calls.slice(calls).flatMap(({ results }) => results)
    expect(again).toEqual(changesOfOne.map(() => 'unchanged'))
    expect(later.now().answers.every(isTold)).toBe(true)
  })

  test('what was released is not refused any more', async () => {
    const { service } = await deciding('release', 'hold-off', 'refuse')
    expect(service.rows.get(`orders ${first.orderNo}`)).toMatchObject({ status: 'paid' })
  })

  test('has rows told again and events read again, and nothing new comes of either', async () => {
    const { folder, service } = await deciding('hold-off')
    const before = [...service.changes]
    const sixTimesUnchanged = before.map(() => 'unchanged')
    let calls = service.calls.length
    const toldSince = () => {
      const results = service.calls.slice(calls).flatMap((call) => call.results)
      calls = service.calls.length
      return results
    }
    for (const decision of ['repeat', 'read-again'] as const) {
      take(folder, decision)
      const state = await runUntilIdle({ folder, books, api: service })
      expect(service.changes).toEqual(before)
      expect(state.now().answers.every(isTold)).toBe(true)
      expect(toldSince()).toEqual(decision === 'repeat' ? sixTimesUnchanged : [])
    }
    expect(openState(folder).now().seen.at(-1)).toMatchObject({ outcome: 'known' })
  })

  test('has papers go on step by step until they are at the door', async () => {
    const { folder, service } = await deciding('hold-off')
    const codes = () => {
      const { events } = service.rows.get(`deliveries ${first.orderNo}`) ?? {}
      return (events as { code: string }[]).map(({ code }) => code).join()
    }
    expect(codes()).toBe('0,1')
    for (const expected of ['0,1,2', '0,1,2,3', '0,1,2,3']) {
      take(folder, 'move-on')
      await runUntilIdle({ folder, books, api: service })
      expect(codes()).toBe(expected)
    }
  })

  test('shuffles: each row by itself, too early ones again, and all is there in the end', async () => {
    const { service } = await deciding('shuffle-on', 'hold-off')
    expect(service.calls.every(({ results }) => results.length === 1)).toBe(true)
    expect(service.calls.slice(0, 4).map(({ kind, results }) => `${kind} ${results}`)).toEqual([
      'deliveries accepted',
      'invoices rejected',
      'invoices rejected',
      'orders rejected',
    ])
    expect(kindsIn(service.changes).sort()).toEqual(changesOfOne)
  })
})

describe('what a customer asks for', () => {
  const wish = {
    ...paidEvent(first, 1),
    id: 'a wish',
    type: 'policy.plate-correction.requested.v1',
    subject: 'policy/P1',
    data: {},
  }

  async function answered(decision: Decision, type = wish.type) {
    const service = fakeService()
    service.feed.push({ ...wish, type })
    const folder = folderOfTest()
    const now = Date.parse('2026-11-20T04:00:00Z')
    const begin = openState(folder, () => now)
    begin.change((before) =>
      decide(before, books, { decision: 'hold-on', eventId: undefined, now }),
    )
    const state = await runUntilIdle({ folder, books, api: service })
    expect(service.changes).toEqual([])
    state.change((before) => decide(before, books, { decision, eventId: wish.id, now }))
    await runUntilIdle({ folder, books, api: service })
    return service.rows.get('answers a wish')
  }

  test.each([
    'policy.plate-correction.requested.v1',
    'delivery.change.requested.v1',
    'person.contact-change.requested.v1',
    'person.data.requested.v1',
  ])('%s is granted where whoever watches says so', async (type) => {
    expect(await answered('release', type)).toEqual({ answers: 'a wish', result: 'accepted' })
  })

  test('that somebody else has answered meanwhile is answered no second time', async () => {
    const service = fakeService()
    service.feed.push(wish)
    const tell = async (kind: Parameters<typeof service.tell>[0], lines: readonly object[]) => {
      await service.tell(kind, lines)
      return lines.map(() => ({ result: 'rejected', reason: 'was answered otherwise before' }))
    }
    const state = await runUntilIdle({ folder: folderOfTest(), books, api: { ...service, tell } })
    expect(service.calls).toHaveLength(1)
    expect(state.now().answers.every(isTold)).toBe(true)
  })

  test('is refused in words where whoever watches says so', async () => {
    expect(await answered('refuse')).toEqual({
      answers: 'a wish',
      result: 'refused',
      reason: '演示：承保系统没有通过这次申请。',
    })
  })
})
