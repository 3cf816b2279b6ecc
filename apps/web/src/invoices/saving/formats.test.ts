import { expect, test } from 'vitest'
import { formatsOfAll } from './formats.ts'

test('only what every invoice can be had as is offered', () => {
  expect(formatsOfAll([{ formats: ['pdf', 'xml'] }, { formats: ['xml', 'pdf', 'ofd'] }])).toEqual([
    'pdf',
    'xml',
  ])
})

test('invoices with nothing in common are asked for as PDF, and those without one say so', () => {
  expect(formatsOfAll([{ formats: ['ofd'] }, { formats: ['xml'] }])).toEqual(['pdf'])
})
