import { grouped } from '../../platform/progress/progress-bar.ts'
import type { SealedCounts } from '../../platform/sealed/count-sealed.ts'

/** What one holding has under each data key. */
export interface Counted {
  readonly name: string
  readonly counts: SealedCounts
}

/** What lies where under which data key, and what that means for the keys that are configured. */
export function keyTable(counted: readonly Counted[], configured: readonly number[]): string[] {
  const numbers = [
    ...new Set([...configured, ...counted.flatMap(({ counts }) => [...counts.keys()])]),
  ]
  const held = counted.filter(({ counts }) => counts.size > 0)
  const sums = new Map(numbers.map((number) => [number, sumOf(counted, number)]))
  const lines: Counted[] = [...held, { name: 'all together', counts: sums }]
  const width = Math.max(...lines.map(({ name }) => name.length))
  return [
    row(
      '',
      numbers.map((number) => `key ${number}`),
    ),
    ...lines.map(({ name, counts }) =>
      row(
        name,
        numbers.map((number) => grouped(counts.get(number) ?? 0)),
      ),
    ),
    ...numbers.map((number) => verdictOf(number, sums.get(number) ?? 0, configured)),
  ]

  function row(name: string, cells: readonly string[]): string {
    return [name.padEnd(width), ...cells.map((cell) => cell.padStart(cellWidth))].join(' ')
  }
}

const cellWidth = 12

function sumOf(counted: readonly Counted[], number: number): number {
  return counted.reduce((sum, { counts }) => sum + (counts.get(number) ?? 0), 0)
}

function verdictOf(number: number, count: number, configured: readonly number[]): string {
  const key = `data key ${number}`
  if (!configured.includes(number)) {
    return `${key} IS NOT IN DATA_KEYS: ${grouped(count)} values cannot be opened`
  }
  if (number === configured[0]) return `${key} seals`
  if (count > 0) return `${key} is needed by ${grouped(count)} values: npm run keys -- reseal`
  return `${key} seals nothing any more: when every process has key ${configured[0]} in front: npm run keys -- retire ${number}`
}
