import { keepOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { correctionPlace } from './correction-place.ts'

const claimId = '0f5d7c1e-6f0a-4c57-9f5e-6a2f5f0f7f11'
const first = { claimId, position: 2, at: '2026-11-20 08:46' }

test('the service keeps why an event is taken back, of each event by itself', () => {
  const place = correctionPlace(first)
  expect(safeParse(keepOwn.request, { place, values: { reason: '记错了' } }).success).toBe(true)
  expect(correctionPlace({ ...first, position: 3 })).not.toBe(place)
  expect(correctionPlace({ ...first, at: '2026-11-20 08:47' })).not.toBe(place)
})
