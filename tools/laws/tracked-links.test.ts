import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TrackedButton } from '@ecenter/contract/constants/tracked-buttons.ts'
import { expect, test } from 'vitest'
import { root } from '../run-program.mjs'

/** What a way to a screen is counted as (specification, section 2). */
const countedAs: Readonly<Record<string, TrackedButton>> = {
  'claims-query': 'claim query',
  'customer-service': 'online service',
  'license-correct': 'plate supplement',
  'order-pay-detail': 'order payment',
  'policy-query': 'policy query',
}
const wayThere = new RegExp(`href=["{\`]+#/(${Object.keys(countedAs).join('|')})(?=["?\`])`, 'g')

const pages = join(root, 'apps/web/src')
const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
)

test('every way to a screen that is counted has its mark', () => {
  const ways = files.flatMap((file) => {
    const text = readFileSync(join(pages, file), 'utf8')
    return [...text.matchAll(wayThere)].map(({ index, 1: screen = '' }) => {
      const element = text.slice(text.lastIndexOf('<', index), text.indexOf('>', index))
      return { file, screen, isCounted: element.includes(`data-click="${countedAs[screen]}"`) }
    })
  })
  expect(ways.length).toBeGreaterThan(10)
  expect(ways.filter(({ isCounted }) => !isCounted)).toEqual([])
})
