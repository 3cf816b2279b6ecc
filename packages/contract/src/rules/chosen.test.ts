import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { chosen } from './text.ts'

test('who has chosen nothing is asked to choose, not to type', () => {
  for (const nothing of ['', undefined]) {
    expect(safeParse(chosen(20, '所属机构'), nothing).issues?.[0].message).toBe('请选择所属机构')
  }
  expect(safeParse(chosen(20, '所属机构'), '44010000').success).toBe(true)
})
