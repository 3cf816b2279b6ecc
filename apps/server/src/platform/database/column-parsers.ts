import pg from 'pg'

const { builtins, getTypeParser } = pg.types

/** How columns become values: exact or not at all, and never through the machine's time zone. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (type === builtins.INT8) return safeInteger
    if (type === builtins.DATE) return isoDate
    return format === 'binary' ? getTypeParser(type, format) : getTypeParser(type, 'text')
  },
}

/** `bigint`: a number of fen or rows; beyond 2^53 it would silently lose its last digits. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} exceeds 2^53`)
  return value
}

/** `date`: a day has no hour and no zone, so it stays `YYYY-MM-DD`. */
function isoDate(text: string): string {
  return text
}
