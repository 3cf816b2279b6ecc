import { minuteText } from '@ecenter/ui/minute-text.ts'

/** A moment by China's clocks for a field of day and time: 2026-11-16T08:42. */
export function minuteField(moment: Date): string {
  return minuteText(moment.toISOString()).replace(' ', 'T')
}
