import { randomInt } from 'node:crypto'

/** What a number is of: an appeal 投诉, a lead 营销, a registration for a refund 退款, a request about personal data 个人信息, a report of an accident 报案. */
type Prefix = 'BA' | 'TS' | 'YX' | 'TK' | 'GR'

const range = 100_000_000

/** Its prefix, the day, and eight digits that nobody can guess along from another. */
export function newDatedNumber(prefix: Prefix, day: string): string {
  return datedNumber(prefix, day, randomInt(range))
}

export function datedNumber(prefix: Prefix, day: string, digits: number): string {
  return `${prefix}${day.replaceAll('-', '')}${String(digits).padStart(8, '0')}`
}
