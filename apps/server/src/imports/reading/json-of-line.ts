/**
 * What a line says as JSON; undefined where it is none. In an object `null` is no value, for many a core writes it for
 * a column that is empty.
 */
export function jsonOfLine(text: string): unknown {
  try {
    return text.includes('null') ? JSON.parse(text, withoutNull) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In a list something is missing there, and its place stays. */
function withoutNull(this: unknown, _name: string, value: unknown): unknown {
  return value === null && !Array.isArray(this) ? undefined : value
}
