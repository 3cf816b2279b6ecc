interface CalendarDay {
  /** Unlike that of any other event of the world. */
  readonly uid: string
  readonly madeAt: Date
  /** ISO date of the whole day that is kept in mind. */
  readonly day: string
  readonly title: string
  readonly text: string
  /** Reminds so many days before. */
  readonly remindDays: number
}

/** One day as a calendar takes it (RFC 5545). */
export function calendarFile({ uid, madeAt, day, title, text, remindDays }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ecenter//self service//ZH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${remindDays}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function plainDay(day: string): string {
  return day.replaceAll('-', '')
}

/** A whole day ends where the next one begins. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, day.length)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (special) => `\\${special}`).replaceAll('\n', '\\n')
}

/** Of octets, without the line's end. */
const longestLine = 75

/** A line goes on in the next one behind a space; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let length = longestLine
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (length + octets > longestLine) {
      lines.push('')
      // The space before all but the first counts.
      length = lines.length > 1 ? 1 : 0
    }
    lines.push(`${lines.pop() ?? ''}${character}`)
    length += octets
  }
  return lines.join('\r\n ')
}
