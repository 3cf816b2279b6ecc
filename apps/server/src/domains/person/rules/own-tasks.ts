import type { OwnTask } from '@ecenter/contract/person/overview.ts'

/** A payment or an end of cover that is so near goes before everything else; days. */
const pressingDays = 10
/** An end of cover is spoken of so long before; days. */
export const renewalDays = 60

const order: readonly OwnTask['kind'][] = ['claim', 'delivery', 'payment', 'renewal']

/** What waits for the customer, the most urgent first. */
export function inOrderOfUrgency(tasks: readonly OwnTask[], today: string): OwnTask[] {
  return tasks.toSorted(
    (one, other) =>
      rankOf(one, today) - rankOf(other, today) ||
      (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'),
  )
}

function rankOf({ kind, dueOn }: OwnTask, today: string): number {
  const isOfTime = kind === 'payment' || kind === 'renewal'
  if (isOfTime && dueOn !== undefined && daysUntil(dueOn, today) <= pressingDays) return 0
  return 1 + order.indexOf(kind)
}

/** Whole days from today to a day; 0 is today. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
