import { expect, test } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { circuit } from './circuit.ts'
import { GatewayRefused, GatewayUnreached, GatewayUnsure } from './payment-gateway.ts'

/** A call whose answers a test decides, and the count of how often it was made. */
function called() {
  const clock = testClock()
  const seen = { calls: 0, rests: 0 }
  const state: { fails: Error | undefined } = { fails: undefined }
  const call = circuit(
    async () => {
      seen.calls += 1
      if (state.fails !== undefined) throw state.fails
      return 'answer'
    },
    { clock, onRest: () => (seen.rests += 1) },
  )
  return { clock, seen, state, call }
}

async function failTimes(call: () => Promise<unknown>, times: number): Promise<void> {
  for (let at = 0; at < times; at++) await expect(call()).rejects.toThrow()
}

test('after five without an answer nobody is asked for ten seconds', async () => {
  const { clock, seen, state, call } = called()
  state.fails = new GatewayUnsure()
  await failTimes(call, 5)
  state.fails = undefined
  await expect(call()).rejects.toBeInstanceOf(GatewayUnreached)
  clock.advance(9)
  await expect(call()).rejects.toBeInstanceOf(GatewayUnreached)
  expect(seen).toEqual({ calls: 5, rests: 1 })
  clock.advance(1)
  expect(await call()).toBe('answer')
  expect(await call()).toBe('answer')
})

test('one alone tries again; where it fails too the rest begins anew', async () => {
  const { clock, seen, state, call } = called()
  state.fails = new GatewayUnreached()
  await failTimes(call, 5)
  clock.advance(10)
  await Promise.allSettled([call(), call(), call()])
  expect(seen.calls).toBe(6)
  clock.advance(9)
  await failTimes(call, 1)
  expect(seen.calls).toBe(6)
})

test('an answer in between, also a refusal, shows that it lives', async () => {
  const { seen, state, call } = called()
  for (const answered of [undefined, new GatewayRefused()]) {
    state.fails = new GatewayUnsure()
    await failTimes(call, 4)
    state.fails = answered
    await call().catch(() => {})
  }
  state.fails = undefined
  expect(await call()).toBe('answer')
  expect(seen.calls).toBe(11)
})

test('what never answers is given up', async () => {
  const never = circuit(() => new Promise<never>(() => {}), { clock: testClock(), patience: 5 })
  await expect(never()).rejects.toBeInstanceOf(GatewayUnsure)
})

test('a clock that was ahead and is set right lengthens no rest', async () => {
  const { clock, state, call } = called()
  clock.advance(86_400)
  state.fails = new GatewayUnsure()
  await failTimes(call, 5)
  state.fails = undefined
  clock.advance(-86_400)
  expect(await call()).toBe('answer')
})
