import { expect, test } from 'vitest'
import type { OpeningHours } from '../../../platform/database/tables/content.ts'
import { openingAt, weekOf } from './opening.ts'

const workdays = [1, 2, 3, 4, 5]
const everyDay = [...workdays, 6, 7]
const office: OpeningHours = {
  spans: [
    { days: workdays, from: '08:30', to: '12:00' },
    { days: workdays, from: '13:30', to: '17:30' },
  ],
  isOpenOnHolidays: false,
}
const night: OpeningHours = {
  spans: [{ days: [5], from: '18:00', to: '02:00' }],
  isOpenOnHolidays: true,
}
const late: OpeningHours = {
  spans: [{ days: everyDay, from: '18:00', to: '24:00' }],
  isOpenOnHolidays: true,
}
const always: OpeningHours = {
  spans: [{ days: everyDay, from: '00:00', to: '24:00' }],
  isOpenOnHolidays: true,
}

/** 20 November 2026 is a Friday, 30 September a Wednesday before seven holidays. */
test.each([
  ['in the morning it is open until noon', office, '2026-11-20', '08:30', 'open', '至 12:00'],
  ['at noon it is a break', office, '2026-11-20', '12:00', 'break', '至 13:30'],
  ['before work it opens today', office, '2026-11-20', '07:59', 'closed', '今天 8:30 营业'],
  ['after work it opens tomorrow', office, '2026-11-19', '17:30', 'closed', '明天 8:30 营业'],
  [
    'on a Friday evening it opens on Monday',
    office,
    '2026-11-20',
    '20:00',
    'closed',
    '周一 8:30 营业',
  ],
  [
    'before a long holiday it says the day',
    office,
    '2026-09-30',
    '18:00',
    'closed',
    '10 月 8 日 8:30 营业',
  ],
  ['a Saturday that is worked is a workday', office, '2026-10-10', '09:00', 'open', '至 12:00'],
  [
    'on a Friday night it is open past midnight',
    night,
    '2026-11-20',
    '23:00',
    'open',
    '至明天 2:00',
  ],
  ['after midnight it still is', night, '2026-11-21', '01:59', 'open', '至 2:00'],
  ['and then it is closed for a week', night, '2026-11-21', '02:00', 'closed', '周五 18:00 营业'],
  [
    'between two nights it is closed, not at a break',
    { ...night, spans: [{ days: everyDay, from: '18:00', to: '02:00' }] },
    '2026-11-20',
    '10:00',
    'closed',
    '今天 18:00 营业',
  ],
  ['what closes at midnight says so', late, '2026-11-20', '23:59', 'open', '至 24:00'],
  ['what never closes says so', always, '2026-10-01', '03:00', 'open', '全天营业'],
  [
    'without hours one has to call',
    { spans: [], isOpenOnHolidays: false },
    '2026-11-20',
    '09:00',
    'closed',
    '营业时间请致电询问',
  ],
] as const)('%s', (_, hours, day, time, state, text) => {
  expect(openingAt(hours, day, time)).toEqual({ state, text })
})

test('the week tells days of the same hours together', () => {
  expect(weekOf(office)).toEqual([
    { days: '周一至周五', times: '8:30–12:00、13:30–17:30' },
    { days: '周六、周日', times: '休息' },
  ])
  expect(weekOf(always)).toEqual([{ days: '周一至周日', times: '全天' }])
})
