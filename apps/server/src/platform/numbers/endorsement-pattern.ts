import { covers, type NumberPattern, readPattern } from './number-pattern.ts'

/**
 * How a change of a policy is called that is made here: the whole number of the policy between two fixed
 * parts, then which change it is, in always as many digits. So no two changes of any two policies share a
 * number, whatever their policies are called.
 */
export interface EndorsementPattern {
  readonly text: string
  readonly begin: string
  readonly between: string
  readonly digits: number
}

/** Throws with what is wrong, in words for who writes the table. */
export function readEndorsementPattern(text: string): EndorsementPattern {
  const [, begin = '', between = '', digits = ''] =
    /^([A-Z\d]*)<policy>([A-Z\d]*)#\{([3-8])\}$/.exec(text) ?? []
  if (digits === '')
    throw new Error(`${text} is no pattern of <policy> and its count, as in E<policy>#{4}`)
  return { text, begin, between, digits: Number(digits) }
}

/** What is wrong with it where policies and endorsements are called so. */
export function unfitEndorsements(
  { text, begin, between, digits }: EndorsementPattern,
  policies: readonly NumberPattern[],
  endorsements: readonly NumberPattern[],
): string[] {
  return policies.flatMap((policy) => {
    try {
      const made = readPattern(`${begin}${policy.text}${between}#{${digits}}`)
      if (endorsements.some((each) => covers(each, made))) return []
      return [`endorsement: ${text} makes ${made.text}, which is no pattern of core.endorsement`]
    } catch (error) {
      return [`endorsement: ${text}: ${error instanceof Error ? error.message : 'is no pattern'}`]
    }
  })
}
