import { type GenericSchema, rawCheck, safeParse } from 'valibot'

/** A rule whose message says what is wrong with this value; `faultIn` answers nothing when all is well. */
export function judged(faultIn: (value: string) => string | undefined) {
  return rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? faultIn(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  })
}

/** The one message that a form shows under a field: the first refusal, or nothing. */
export function messageOf(rule: GenericSchema, value: unknown): string | undefined {
  return safeParse(rule, value).issues?.[0].message
}
