import { expect, test } from 'vitest'
import { faultOf, periodOf } from './period.ts'

test('a period ends today and counts its first day whole', () => {
  expect(periodOf('week', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(periodOf('days', '2026-03-03')).toEqual({ from: '2026-02-02', to: '2026-03-03' })
  expect(periodOf('month', '2026-03-03')).toEqual({ from: '2026-03-01', to: '2026-03-03' })
})

test('days that make no period are named at their field', () => {
  expect(faultOf({ from: '', to: '2026-03-03' })).toHaveProperty('from')
  expect(faultOf({ from: '2026-03-04', to: '2026-03-03' })).toHaveProperty('to')
  expect(faultOf({ from: '2025-03-03', to: '2026-03-04' })).toHaveProperty('to')
  expect(faultOf({ from: '2025-03-04', to: '2026-03-04' })).toBeUndefined()
})
