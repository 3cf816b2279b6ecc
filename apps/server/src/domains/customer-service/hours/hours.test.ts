import { expect, test } from 'vitest'
import { readSettings } from '../../../platform/config/settings.ts'
import { promiseOf } from './promise.ts'
import { serviceHoursAt } from './service-hours.ts'

const { consultHours, salesHours } = readSettings({ CONSULT_HOURS: '08:00-20:00' }, '/')
const { consultHours: always } = readSettings({}, '/')
const { consultHours: night } = readSettings({ CONSULT_HOURS: '22:00-06:00' }, '/')

/** A moment in China. */
function at(moment: string): Date {
  return new Date(`${moment.replace(' ', 'T')}:00+08:00`)
}

/** 20 November 2026 is a Friday; 1 to 7 October are holidays, and Saturday the 10th is worked for them. */
test.each([
  ['at eight people begin', consultHours, '2026-11-20 08:00', undefined],
  ['a minute before eight they are not there yet', consultHours, '2026-11-20 07:59', '今天 08:00'],
  ['a minute before twenty they still are', consultHours, '2026-11-20 19:59', undefined],
  ['at twenty they have gone', consultHours, '2026-11-20 20:00', '明天 08:00'],
  [
    'at midnight the day has begun that they come on',
    consultHours,
    '2026-11-21 00:00',
    '今天 08:00',
  ],
  ['every day is every holiday too', consultHours, '2026-10-01 09:00', undefined],
  ['a demo always answers', always, '2026-10-01 03:00', undefined],
  ['a night goes on after midnight', night, '2026-11-21 05:59', undefined],
  ['and ends in the morning', night, '2026-11-21 06:00', '今天 22:00'],
  ['sales advisers work on workdays', salesHours, '2026-11-20 17:59', undefined],
  ['after a Friday comes a Monday', salesHours, '2026-11-20 18:00', '周一 09:00'],
  ['and not on a Saturday', salesHours, '2026-11-21 10:00', '周一 09:00'],
  ['but on one that is worked', salesHours, '2026-10-10 10:00', undefined],
  ['they come back after the holidays', salesHours, '2026-10-01 10:00', '10 月 8 日 09:00'],
  ['on the last holiday tomorrow', salesHours, '2026-10-07 23:59', '明天 09:00'],
])('%s', (_, times, moment, opensAt) => {
  const { isOpen, opensAt: next } = serviceHoursAt(times, at(moment))
  expect({ isOpen, next }).toEqual({ isOpen: opensAt === undefined, next: opensAt })
})

test('hours are said as people say them', () => {
  expect(serviceHoursAt(consultHours, at('2026-11-20 09:00')).hours).toBe('每天 08:00–20:00')
  expect(serviceHoursAt(salesHours, at('2026-11-20 09:00')).hours).toBe('工作日 09:00–18:00')
  expect(serviceHoursAt(always, at('2026-11-20 09:00')).hours).toBe('每天 24 小时')
})

test.each([
  [
    'in the morning it is answered by noon',
    consultHours,
    '2026-11-20 08:00',
    '11 月 20 日 12:00 前',
  ],
  ['at night by the next noon', consultHours, '2026-11-20 21:30', '11 月 21 日 12:00 前'],
  [
    'what comes late has its time on the next day',
    consultHours,
    '2026-11-20 19:50',
    '11 月 21 日 12:00 前',
  ],
  ['minutes are rounded up', consultHours, '2026-11-20 09:10', '11 月 20 日 13:30 前'],
  ['after the holidays', salesHours, '2026-10-01 10:00', '10 月 8 日 13:00 前'],
  ['over the end of a month', consultHours, '2026-11-30 22:00', '12 月 1 日 12:00 前'],
])('what is left %s', (_, times, moment, promise) => {
  expect(promiseOf({ consultHours: times, messageAnswerMinutes: 240 }, at(moment))).toBe(promise)
})

test.each(['8:00-20:00', '08:00', '25:00-26:00', '08:00-08:00', 'weekends 08:00-20:00', ''])(
  'hours of “%s” are refused at start, by name',
  (given) => {
    expect(() => readSettings({ CONSULT_HOURS: given }, '/')).toThrow(/CONSULT_HOURS: must be/)
  },
)
