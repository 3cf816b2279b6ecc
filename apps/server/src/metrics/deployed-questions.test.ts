import { readFileSync } from 'node:fs'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { mailQueue } from '../platform/jobs/mail-queue.ts'
import { codeQueue, newsQueue } from '../platform/jobs/sms-jobs.ts'
import { addCertificateFigure } from './certificate-figure.ts'
import { addCoreFigures } from './core-figures.ts'
import { addRedisFigures } from './redis-figures.ts'
import { addReplicaFigure } from './replica-figure.ts'
import { openServiceMetrics } from './service-metrics.ts'
import { addStoredFigures } from './stored-figures.ts'

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
}

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const { panels }: Dashboard = JSON.parse(read('deploy/grafana-dashboard.json'))
const rules = read('deploy/prometheus-alerts.yml')
const allOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, word = '']) => word)
const questions = {
  'the dashboard': panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  'the rules for Prometheus': allOf(rules, /^ +expr: (.+)$/gm),
}

const service = serviceOfTests({ demo: false })
/** Of each figure the labels that it has. */
let labels: Map<string, readonly unknown[]>
beforeAll(() => {
  const { registry } = openServiceMetrics()
  addStoredFigures(registry, service)
  addCoreFigures(registry, service)
  addCertificateFigure(registry, service)
  addReplicaFigure(registry, { lagSeconds: () => 0 })
  addRedisFigures(registry, { isUp: () => true, isKeeping: () => true })
  labels = new Map(registry.getMetricsAsArray().map((figure) => [figure.name, labelsOf(figure)]))
})

function labelsOf(figure: object): readonly unknown[] {
  return 'labelNames' in figure && Array.isArray(figure.labelNames) ? figure.labelNames : []
}

test.each(Object.entries(questions))('%s asks something', (_who, asked) => {
  expect(asked.length).toBeGreaterThan(10)
})

test.each(Object.values(questions).flat())(
  '%s asks for figures and labels that there are',
  (question) => {
    const named = [...question.matchAll(/\b(?:ecenter|process|nodejs)_\w+/g)].map(([name]) => name)
    const figures = named.map((name) => name.replace(/_bucket$/, ''))
    expect(figures.filter((name) => !labels.has(name))).toEqual([])

    const known = figures.flatMap((name) => labels.get(name) ?? [])
    if (named.some((name) => name.endsWith('_bucket'))) known.push('le')
    const grouped = allOf(question, /\bby \(([^)]*)\)/g).flatMap((list) => list.split(/, */))
    const chosen = allOf(question, /(\w+)(?:=~?|!=)"/g)
    expect([...grouped, ...chosen].filter((label) => !known.includes(label))).toEqual([])
  },
)

test('for each alert the page of incidents says what to do, and for no other', () => {
  const alerts = allOf(rules, /^ +- alert: (\w+)$/gm)
  expect(allOf(read('docs/incidents.md'), /^\| `(Ecenter\w+)` \|/gm).sort()).toEqual(alerts.sort())
})

test('the codes that the rules take for failures are those of our own faults', () => {
  const codes = allOf(rules, /\b(E\d{7})\b/g)
  expect(codes).toEqual([resultCodes.dataStoreDown, resultCodes.coreDown])
})

test('what fails outside is told by places that are told', () => {
  const places = allOf(rules, /place=~"([^"]+)"/g).flatMap((list) => list.split('|'))
  expect(places).toEqual(expect.arrayContaining([newsQueue, codeQueue, mailQueue]))
})
