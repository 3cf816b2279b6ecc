import { expect, test } from 'vitest'
import { demoFaqs } from '../../apps/server/src/demo/demo-faqs.ts'
import { routeRows } from '../../apps/web/src/app/route-rows.ts'

const screens = new Set<string>(routeRows.map(({ path }) => `#${path}`))

test('answers of the robot lead to screens that exist', () => {
  const hrefs = demoFaqs().flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs.filter((href) => !screens.has(href))).toEqual([])
})
