import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { expect, test } from 'vitest'
import { servicesChecked } from './services-checked.ts'

const all = outletServiceCodes
const withoutRepair = all.filter((code) => code !== 'repair')
const services = all.filter((code) => code !== 'all')

test('all of them are eleven entries', () => {
  expect(all).toHaveLength(11)
})

test('one service less, and not all are checked any more', () => {
  expect(servicesChecked(all, withoutRepair)).toEqual(services.filter((code) => code !== 'repair'))
})

test('the last one that was missing checks all again', () => {
  expect(servicesChecked(services.slice(1), services)).toEqual(all)
})

test('all of them are checked and cleared at once', () => {
  expect(servicesChecked(['repair'], ['repair', 'all'])).toEqual(all)
  expect(servicesChecked(all, services)).toEqual([])
})
