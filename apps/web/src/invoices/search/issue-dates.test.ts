import { expect, test } from 'vitest'
import { issueDates } from './issue-dates.ts'

test.each(['2026-01-01', '2026-07-15', '2026-12-31'])(
  'on %s the days reach from ten years before this one to the end of the tenth ahead',
  (today) => {
    expect(issueDates(new Date(`${today}T12:00`))).toEqual({
      min: '2016-01-01',
      max: '2036-12-31',
    })
  },
)
