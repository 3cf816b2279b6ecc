import { expect, test } from 'vitest'
import { ownClauses } from './own-clauses.ts'

function clause(code: string, ...coverCodes: string[]) {
  return { code, title: `${code} 条款`, chapters: [], coverCodes }
}

const sold = [
  clause('service', 'S1', 'S2'),
  clause('main'),
  clause('medical', 'Y1', 'Y2'),
  clause('scratches', 'L'),
  clause('wheels', 'W'),
]

function codesFor(...covers: readonly (readonly [code: string, premiumFen: number])[]) {
  const coverages = covers.map(([code, premiumFen]) => ({ code, premiumFen }))
  return ownClauses(sold, coverages).map(({ code }) => code)
}

test('clauses of add-ons that a policy does not have are left out', () => {
  expect(codesFor(['A', 100], ['L', 40])).toEqual(['main', 'scratches'])
})

test('what was bought comes first, in the order of the covers, and what is given along last', () => {
  const covers = [
    ['S1', 0],
    ['A', 100],
    ['W', 12],
    ['Y2', 7],
    ['L', 40],
  ] as const
  expect(codesFor(...covers)).toEqual(['main', 'wheels', 'medical', 'scratches', 'service'])
})

test('a product that tells no covers keeps all its clauses in the order of its booklet', () => {
  const whole = [clause('one'), clause('two')]
  expect(ownClauses(whole, []).map(({ code }) => code)).toEqual(['one', 'two'])
})
