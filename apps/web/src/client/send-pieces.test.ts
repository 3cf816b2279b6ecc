import type { Result } from '@ecenter/client/result.ts'
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
  const send = () =>
    sendInPieces(file, {
      sent,
      note: (more) => {
        sent = { ...sent, ...more }
      },
      async sendPiece({ offset, file: given }): Promise<Result<{ offset: number }>> {
        if (state.sizes.length === state.breaksAt) {
          state.breaksAt = -1
          return lost
        }
        state.sizes.push(given.size)
        if (Number(offset) === state.bytes) state.bytes += given.size
        return { kind: 'answered', value: { offset: state.bytes } }
      },
      async askToTake(bytes, requestId): Promise<Result<string>> {
        state.asked.push(requestId)
        if (state.bytes !== bytes) return notWhole
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
  state.bytes = 0
  expect(await send()).toEqual({ kind: 'answered', value: 'taken' })
  expect(state.sizes).toEqual([piece, piece, 10, piece, piece, 10])
})
