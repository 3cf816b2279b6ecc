import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { expect, test } from 'vitest'
import { isFiltered, outletQuestion } from './outlet-question.ts'

const beijing = '11000000'
const shanghai = '31000000'
const spot = { latitude: 39.9073, longitude: 116.3909 }
const everything = {
  cityCode: '',
  websitetype: '00000',
  serviceitems: outletServiceCodes,
  countycode: '',
  chosenItem: '',
}

test.each([
  ['at first in the city of the site', everything, undefined, { cityCode: beijing }],
  ['around a visitor who said where they are', everything, spot, spot],
  [
    'in a city that was chosen, the nearest first',
    { ...everything, cityCode: beijing },
    spot,
    { ...spot, cityCode: beijing },
  ],
  [
    'in a county',
    { ...everything, cityCode: beijing, countycode: '11010500' },
    undefined,
    { cityCode: beijing, countycode: '11010500' },
  ],
  [
    'in the city that the site has moved to, not in one chosen before',
    { ...everything, cityCode: shanghai, countycode: '31010100' },
    undefined,
    { cityCode: beijing },
  ],
])('outlets are looked for %s', (_, query, from, where) => {
  expect(outletQuestion(query, beijing, from)).toEqual({ ...where, websitetype: '00000' })
})

test('a kind and some services narrow the list, all services do not', () => {
  const repair = { ...everything, websitetype: '00001', serviceitems: ['repair', 'claims'] }
  expect(outletQuestion(repair, beijing, undefined)).toEqual({
    cityCode: beijing,
    websitetype: '00001',
    serviceitems: ['claims', 'repair'],
  })
  expect([isFiltered(everything), isFiltered(repair)]).toEqual([false, true])
})

test('what nobody knows any more is asked for as if it had not been chosen', () => {
  const odd = { ...everything, websitetype: '99999', serviceitems: ['hats'] }
  expect(outletQuestion(odd, beijing, undefined)).toEqual({
    cityCode: beijing,
    websitetype: '00000',
  })
})
