import { rawCheck } from 'valibot'

/** A rule whose message says what is wrong with this value; `faultIn` answers nothing when all is well. */
export function judged(faultIn: (value: string) => string | undefined) {
  return rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? faultIn(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  })
}
