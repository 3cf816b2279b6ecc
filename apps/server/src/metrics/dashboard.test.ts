import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openServiceMetrics } from './service-metrics.ts'

test('the dashboard asks for figures that there are', async () => {
  const { registry } = openServiceMetrics()
  const file = new URL('../../../../deploy/grafana-dashboard.json', import.meta.url)
  const asked = [...readFileSync(file, 'utf8').matchAll(/\b(?:ecenter|process|nodejs)_\w+/g)]
  const known = registry.getMetricsAsArray().map(({ name }) => name)
  const stored = ['ecenter_stored', 'ecenter_database_up']
  for (const [name] of asked) {
    expect([...known, ...stored]).toContain(name.replace(/_bucket$/, ''))
  }
  expect(asked.length).toBeGreaterThan(10)
})
