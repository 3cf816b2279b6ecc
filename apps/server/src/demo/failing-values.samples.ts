import { type GenericSchema, safeParse } from 'valibot'

/** Those that a form would refuse or would understand as something else. */
export function failingValues(rule: GenericSchema<string>, values: readonly string[]): string[] {
  return values.filter((value) => {
    const parsed = safeParse(rule, value)
    return !parsed.success || parsed.output !== value
  })
}
