import { pipe, rawTransform, string } from 'valibot'

/** What cannot be read is complained of in our words: those of the reader could quote a secret. */
export function readBy<Value>(read: (text: string) => Value | undefined, message: string) {
  return pipe(
    string(),
    rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message })
      return NEVER
    }),
  )
}
