const inChina = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An ISO moment as clocks in China show it, whatever the computer's own: 2026-11-16 08:42. */
export function momentText(moment: string): string {
  return inChina.format(new Date(moment))
}

/** The same for a field of day and time: 2026-11-16T08:42. */
export function minuteField(moment: Date): string {
  return inChina.format(moment).replace(' ', 'T')
}
