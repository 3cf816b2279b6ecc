import { getDotPath, literal, object, safeParse, string } from 'valibot'
import { expect, test } from 'vitest'
import { byKind } from './by-kind.ts'

const wish = byKind([
  object({ kind: literal('later'), day: string('请选择日期') }),
  object({ kind: literal('never') }),
])

test('each kind is judged by its own shape, and keeps nothing else', () => {
  expect(safeParse(wish, { kind: 'never', day: 7 }).output).toEqual({ kind: 'never' })
  expect(safeParse(wish, { kind: 'later', day: '2026-11-23' }).success).toBe(true)
})

test('what is wrong is told at its field', () => {
  const { issues = [] } = safeParse(wish, { kind: 'later' })
  expect(issues.map((issue) => getDotPath(issue))).toEqual(['day'])
})

test.each([{ kind: 'sooner' }, {}, null, 'later'])('%j is of no kind', (input) => {
  expect(safeParse(wish, input).success).toBe(false)
})
