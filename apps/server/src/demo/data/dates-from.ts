import { daysAfter, yearsAfter } from '../../platform/clock/clock.ts'

/**
 * The text with its days reckoned from `today`, so that the demo is as fresh whenever it is loaded: `{-40}` is the
 * day forty days ago, `{-39-1y-14}` a fortnight before the day that was a year before another. Behind the day
 * stands what else is wanted: an hour in China (`{-40 09:30}`), or how a number has it (`{-40 yyyymmdd}`).
 */
export function datesFrom(today: string, text: string): string {
  return text.replace(/\{([-+\dy]+)(?: ([\d:]+|[ymd]+))?\}/g, (_, steps: string, form?: string) =>
    written(reckoned(today, steps), form),
  )
}

function reckoned(today: string, steps: string): string {
  const moves = steps.match(/[-+]?\d+y?/g) ?? []
  return moves.reduce((day, move) => {
    const count = Number.parseInt(move, 10)
    return move.endsWith('y') ? yearsAfter(day, count) : daysAfter(day, count)
  }, today)
}

function written(day: string, form: string | undefined): string {
  if (form === undefined) return day
  if (form.includes(':')) return `${day}T${form}${form.length === 5 ? ':00' : ''}+08:00`
  const [year = '', month, date] = day.split('-')
  return form.replace('yyyy', year).replace('yy', year.slice(2)).replace('mmdd', `${month}${date}`)
}
