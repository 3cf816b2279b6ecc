import { dayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { expect, test } from 'vitest'
import { placeOf } from '../../shell/location.ts'
import { routeRows } from '../route-rows.ts'
import { hrefOfRow } from './day-kinds.ts'

test.each(dayKind.options)('a row of %s leads to a page of the desk', (kind) => {
  const { path } = placeOf(hrefOfRow({ kind, id: 'o1' }))
  expect(routeRows.map((row) => row.path)).toContain(path)
})
