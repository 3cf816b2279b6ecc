import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { testClock } from '../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openServiceMetrics } from './service-metrics.ts'
import { addStoredFigures } from './stored-figures.ts'

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
}

const file = new URL('../../../../deploy/grafana-dashboard.json', import.meta.url)
const { panels }: Dashboard = JSON.parse(readFileSync(file, 'utf8'))
const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

let database: TestDatabase
/** Of each figure the labels that it has. */
let labels: Map<string, readonly unknown[]>
beforeAll(async () => {
  database = await createTestDatabase()
  const { registry } = openServiceMetrics()
  addStoredFigures(registry, { db: database.db, clock: testClock(), log: silentLog })
  labels = new Map(registry.getMetricsAsArray().map((figure) => [figure.name, labelsOf(figure)]))
})
afterAll(() => database.drop())

function labelsOf(figure: object): readonly unknown[] {
  return 'labelNames' in figure && Array.isArray(figure.labelNames) ? figure.labelNames : []
}

test('the dashboard asks something', () => {
  expect(questions.length).toBeGreaterThan(10)
})

test.each(questions)('%s asks for figures and labels that there are', (question) => {
  const named = [...question.matchAll(/\b(?:ecenter|process|nodejs)_\w+/g)].map(([name]) => name)
  const figures = named.map((name) => name.replace(/_bucket$/, ''))
  expect(figures.filter((name) => !labels.has(name))).toEqual([])

  const known = figures.flatMap((name) => labels.get(name) ?? [])
  if (named.some((name) => name.endsWith('_bucket'))) known.push('le')
  const grouped = [...question.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/, */),
  )
  const chosen = [...question.matchAll(/(\w+)=~?"/g)].map(([, label]) => label)
  expect([...grouped, ...chosen].filter((label) => !known.includes(label))).toEqual([])
})
