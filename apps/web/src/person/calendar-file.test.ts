import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const day = {
  uid: 'a1b2',
  madeAt: new Date('2026-11-20T04:05:06.789Z'),
  day: '2027-02-28',
  title: '京A8K621 车险到期',
  text: '到期后出险不赔。',
  remindDays: 30,
}

test('the last day of cover is a whole day of the calendar, with a reminder a month before', () => {
  expect(calendarFile(day)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ecenter//self service//ZH',
      'BEGIN:VEVENT',
      'UID:a1b2',
      'DTSTAMP:20261120T040506Z',
      'DTSTART;VALUE=DATE:20270228',
      'DTEND;VALUE=DATE:20270301',
      'SUMMARY:京A8K621 车险到期',
      'DESCRIPTION:到期后出险不赔。',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:京A8K621 车险到期',
      'TRIGGER:-P30D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a long line is folded at 75 octets, and what means something to calendars is escaped', () => {
  const text = `甲,乙;丙\\丁\n${'保'.repeat(60)}`
  const file = calendarFile({ ...day, text })
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`DESCRIPTION:甲\\,乙\\;丙\\\\丁\\n${'保'.repeat(60)}\r\n`)
})
