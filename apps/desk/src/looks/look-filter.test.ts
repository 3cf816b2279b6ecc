import { expect, test } from 'vitest'
import { faultOf, firstFilter } from './look-filter.ts'

const nobody = { staffId: '', kind: '' }

test('the page opens on today, and of one customer on as many days as may be asked for', () => {
  const today = '2026-03-01'
  expect(firstFilter(today, {})).toEqual({ from: today, to: today, ...nobody })
  for (const place of [{ customer: 'one' }, { look: 'one/1' }]) {
    const first = firstFilter(today, place)
    expect(first).toEqual({ from: '2025-11-29', to: today, ...nobody })
    expect(faultOf(first)).toEqual({})
    expect(faultOf({ ...first, from: '2025-11-28' })).toHaveProperty('to')
  }
})
