import type { Failed, Result } from '@ecenter/client/result.ts'
import { afterEach, expect, test } from 'vitest'
import { useAccidentReceipt } from '../../state/accident-receipt.ts'
import { sendAll } from './send-waiting.ts'
import { useWaiting, type WaitingReport } from './waiting-photos.ts'

const counts = { photosToCome: 0, photosMissed: 0, photosRefused: 0 }

function report(name: string, photos: readonly string[]): WaitingReport {
  const ids = photos.map((id) => ({ id }))
  const who = { ownCar: '', mobile: `phone of ${name}` }
  return {
    ...{ draftId: name, receiptNo: `BA${name}`, ...who },
    ...{ wordsSentAt: Date.now(), total: photos.length, photos: ids },
  }
}

/** What this phone has still to send, to a service that answers as it is told; the others it takes. */
function waiting(reports: readonly WaitingReport[], answers: Record<string, Failed> = {}) {
  const asked: string[] = []
  const ids = reports.flatMap(({ photos }) => photos.map(({ id }) => id))
  const pictures = new Map(ids.map((id) => [id, new Blob([id])] as const))
  useWaiting.setState({ reports, pictures, unproven: [] })
  const answer = (id: string): Result<typeof counts & { photoCount: number }> => {
    asked.push(id)
    return answers[id] ?? { kind: 'answered', value: { photoCount: 1, ...counts } }
  }
  const service: Parameters<typeof sendAll>[0] = {
    senderOf: async ({ mobile }) => ({ mobile }),
    sendPhoto: async (_, _draftId, { id }) => answer(id),
    giveUpPhoto: async (_, _draftId, id) => answer(`no ${id}`),
  }
  return { asked, send: () => sendAll(service) }
}

function rejected(code: string, field?: string): Failed {
  return { kind: 'rejected', code, message: '不行', field }
}

function left(): string[] {
  return useWaiting.getState().reports.flatMap(({ photos }) => photos.map(({ id }) => id))
}

afterEach(() => {
  useWaiting.setState(useWaiting.getInitialState(), true)
  useAccidentReceipt.setState(useAccidentReceipt.getInitialState(), true)
})

test('a report whose proof has ended holds up no other, and is not asked for again', async () => {
  const reports = [report('b', ['b1', 'b2']), report('a', ['a1'])]
  const { asked, send } = waiting(reports, { b1: rejected('E3010001') })
  expect(await send()).toBeUndefined()
  expect(asked).toEqual(['b1', 'a1'])
  expect(left()).toEqual(['b1', 'b2'])
  expect(useWaiting.getState().unproven).toEqual(['b'])
})

test.each([
  ['a token of the deployment before', rejected('E2010002')],
  ['a check that fails', rejected('E2010001')],
  ['another field', rejected('1000', 'draftId')],
])('%s throws no photo away: the others go on, and it is tried again', async (_, failed) => {
  const { asked, send } = waiting([report('a', ['a1', 'a2'])], { a1: failed })
  expect(await send()).toBe('lost')
  expect(asked).toEqual(['a1', 'a2'])
  expect(left()).toEqual(['a1'])
  expect(await send()).toBe('lost')
  expect(asked).toEqual(['a1', 'a2', 'a1'])
})

test('without a line nothing else is asked for', async () => {
  const { asked, send } = waiting([report('a', ['a1', 'a2'])], {
    a1: { kind: 'transport', status: 0 },
  })
  expect(await send()).toBe('lost')
  expect(asked).toEqual(['a1'])
})

test('what the service does not take is given up, and what it knows nothing of is counted as lost', async () => {
  useAccidentReceipt.setState({ receiptNo: 'BAa' })
  const { asked, send } = waiting([report('a', ['a1', 'a2'])], {
    a1: rejected('1010'),
    a2: rejected('1000', 'upload'),
  })
  expect(await send()).toBeUndefined()
  expect(asked).toEqual(['a1', 'no a1', 'a2'])
  expect(left()).toEqual([])
  expect(useAccidentReceipt.getState()).toMatchObject({ whyRefused: '不行', photosLost: 1 })
})
