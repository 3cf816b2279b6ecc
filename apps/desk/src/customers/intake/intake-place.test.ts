import { keepOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { intakePlace } from './intake-place.ts'

const one = '0f5d7c1e-6f0a-4c57-9f5e-6a2f5f0f7f11'
const other = '5b1d2f60-2c74-4f0e-9f43-0d1f5ad3c0aa'

test('what one caller began lies where nothing of another is', () => {
  const places = [
    intakePlace('case-intake', undefined, { of: one }),
    intakePlace('case-intake', undefined, { of: other }),
    intakePlace('case-intake', undefined, { chat: one }),
    intakePlace('case-intake', undefined, { chat: other }),
    intakePlace('case-intake', one, {}),
    intakePlace('report-intake', one, {}),
    intakePlace('case-intake', undefined, {}),
  ]
  expect(new Set(places).size).toBe(places.length)
  const isKept = (place: string) => safeParse(keepOwn.request, { place }).success
  expect(places.filter((place) => !isKept(place))).toEqual([])
})

test('a known customer has one place, wherever the form was opened', () => {
  const place = `lead-intake/${one}`
  expect(intakePlace('lead-intake', one, { chat: other })).toBe(place)
  expect(intakePlace('lead-intake', one, { of: other })).toBe(place)
})
