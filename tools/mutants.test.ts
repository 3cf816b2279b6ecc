import { expect, test } from 'vitest'
import { allMutants, mutantOf, whyNotOfGate } from './mutants.ts'

const mutants = allMutants()

test('each has a number and a name of its own', () => {
  expect(mutants.map(({ number }) => number)).toEqual(mutants.map((_, at) => at + 1))
  expect(mutants.filter(({ name }) => name === '')).toEqual([])
})

test('each changes one file of the product, and no test', () => {
  const isProduct = (file = '') =>
    /^(apps|packages)\/[\w-]+\/src\//.test(file) && !/\.test\./.test(file)
  const others = mutants.filter(({ changes }) => changes.length !== 1 || !isProduct(changes[0]))
  expect(others.map(({ patch }) => patch)).toEqual([])
})

test('each names tests that `npm test` runs', () => {
  expect(
    mutants.flatMap(({ caughtBy }) => caughtBy.flatMap((file) => whyNotOfGate(file) ?? [])),
  ).toEqual([])
})

test('tests beside the gate do not count, nor what is none', () => {
  expect(whyNotOfGate('e2e/axe.full.spec.ts')).toContain('is not of the gate')
  expect(whyNotOfGate('apps/web/src/app/gone.test.ts')).toContain('is not there')
  expect(whyNotOfGate('tools/mutants.test.ts')).toContain('is no test of the product')
})

test('a patch says what it changes and who sees it', () => {
  const text = 'Money is lost.\nCaught by: a.test.ts, b.spec.ts\n\n--- a/one.ts\n+++ b/one.ts\n'
  expect(mutantOf('tools/mutants/07-money-lost.patch', text)).toEqual({
    number: 7,
    name: 'money-lost',
    patch: 'tools/mutants/07-money-lost.patch',
    changes: ['one.ts'],
    caughtBy: ['a.test.ts', 'b.spec.ts'],
  })
})
