import type { Figure } from './figure.ts'

const heading = ['what', 'ours', 'beside', 'ratio', 'reach', 'ok?']

/** All figures as one table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [heading, ...figures.map(cellsOf)]
  const widths = heading.map((_title, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-')
  return [line(heading), rule, ...figures.map((figure) => line(cellsOf(figure)))].join('\n')
}

function cellsOf({ what, ours, unit, beside, ratio, reach, isReached }: Figure): string[] {
  return [
    what,
    `${rounded(ours)} ${unit}`.trim(),
    beside.map(({ name, value }) => `${name} ${rounded(value)}`).join(', ') || '–',
    ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
    reach,
    isReached ? 'yes' : 'NO',
  ]
}

/** Three digits say all that a measurement of this kind knows. */
function rounded(value: number): string {
  return Number(Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)).toString()
}
