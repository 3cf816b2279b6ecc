import type { Result } from '@ecenter/client/result.ts'
import type { PieceTaken } from '@ecenter/contract/rules/pieces.ts'
import { expect, test } from 'vitest'
import { type SentSoFar, sendInPieces } from './send-pieces.ts'

const piece = 256 * 1024
const file = new Blob([new Uint8Array(2 * piece + 10)])
const notWhole = { kind: 'rejected', code: '1000', field: 'upload', message: '' } as const
const lost = { kind: 'transport', status: 0 } as const

/** A service that takes what begins where it is, and breaks off when it is told to. */
function service() {
  const state = {
    bytes: 0,
    isTaken: false,
    sizes: [] as number[],
    breaksAt: -1,
    asked: [] as string[],
  }
  let sent: SentSoFar = {}
  const send = (given = sent) =>
    sendInPieces(file, {
      sent: given,
      note: (more) => {
        sent = { ...sent, ...more }
      },
      async sendPiece({ offset, file: given }): Promise<Result<PieceTaken>> {
        if (state.sizes.length === state.breaksAt) {
          state.breaksAt = -1
          return lost
        }
        state.sizes.push(given.size)
        if (state.isTaken) return { kind: 'answered', value: { offset: 0, isReceived: true } }
        if (Number(offset) === state.bytes) state.bytes += given.size
        return { kind: 'answered', value: { offset: state.bytes } }
      },
      async askToTake(bytes, requestId): Promise<Result<string>> {
        state.asked.push(requestId)
        if (!state.isTaken && state.bytes !== bytes) return notWhole
        state.isTaken = true
        return { kind: 'answered', value: 'taken' }
      },
    })
  return { state, send }
}

test('a file goes piece by piece, and is asked to be taken once', async () => {
  const { state, send } = service()
  expect(await send()).toEqual({ kind: 'answered', value: 'taken' })
  expect(state.sizes).toEqual([piece, piece, 10])
  expect(state.asked).toHaveLength(1)
})

test('after a break it is asked how much there is, and goes on from there', async () => {
  const { state, send } = service()
  state.breaksAt = 1
  expect(await send()).toEqual(lost)
  expect(await send()).toEqual({ kind: 'answered', value: 'taken' })
  expect(state.sizes).toEqual([piece, 0, piece, 10])
})

test('a lost answer is asked for by the same request, and what the service has lost is begun anew', async () => {
  const { state, send } = service()
  await send()
  await send()
  expect(new Set(state.asked).size).toBe(1)
  Object.assign(state, { bytes: 0, isTaken: false })
  expect(await send()).toEqual({ kind: 'answered', value: 'taken' })
  expect(state.sizes).toEqual([piece, piece, 10, piece, piece, 10])
})

test('what lies in the claim already is not sent again, though its page knows only that it was begun', async () => {
  const { state, send } = service()
  await send()
  expect(await send({ isBegun: true })).toEqual({ kind: 'answered', value: 'taken' })
  expect(state.sizes).toEqual([piece, piece, 10, 0])
})
