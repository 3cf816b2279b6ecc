type Values = Readonly<Record<string, unknown>>

/** A value that is no text is kept as one: a week of hours, the questions of a questionnaire. */
const asText = '_json'

/** What stands in a form as the service keeps it; a field that was emptied has no text. */
export function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return []
      return typeof value === 'string' ? [[name, value]] : [[name + asText, JSON.stringify(value)]]
    }),
  )
}

export function valuesOf(texts: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) =>
      name.endsWith(asText) ? [name.slice(0, -asText.length), JSON.parse(text)] : [name, text],
    ),
  )
}
