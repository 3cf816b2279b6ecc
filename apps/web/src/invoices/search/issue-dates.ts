import type { DateRange } from '../../kit/fields/date-columns.ts'

/** Specification, section 9. */
const windowYears = 10

/**
 * Days that an invoice may bear: from ten years before the start of this year to ten years ahead, end
 * of that year (specification, section 5). `now` on the customer's clock.
 */
export function issueDates(now: Date): DateRange {
  const year = now.getFullYear()
  return {
    min: `${year - windowYears}-01-01`,
    max: `${year + windowYears}-12-31`,
  }
}
