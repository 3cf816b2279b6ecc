import { type PromisedTimes, usualTimes } from '@ecenter/contract/constants/promised-times.ts'
import { type GenericSchema, type InferOutput, object, optional } from 'valibot'
import { wholeNumber } from '../whole-number.ts'
import { type ProfileNumber, profileTable } from './profile-table.ts'

type Table = typeof profileTable
type Entries = {
  readonly [Name in ProfileNumber]: GenericSchema<
    string | undefined,
    Table[Name]['usual'] extends number ? number : number | undefined
  >
}

/** The numbers of the profile, by their names in the environment. */
export const profileSettings = Object.fromEntries(
  Object.entries(profileTable).map(([name, { unit, least, most, usual }]) => {
    const said = wholeNumber(least, most, unit)
    return [name, usual === undefined ? optional(said) : optional(said, String(usual))]
  }),
) as unknown as Entries
const given = object(profileSettings)
type Given = InferOutput<typeof given>

/** Within what time the insurer acts; undefined where all is as usual, so that no page has to say it. */
export function promisedTimesOf(numbers: Given): PromisedTimes | undefined {
  const names = Object.keys(usualTimes) as (keyof PromisedTimes)[]
  const times = Object.fromEntries(
    names.map((name) => [name, numbers[settingOf(name)]]),
  ) as unknown as PromisedTimes
  return names.every((name) => times[name] === usualTimes[name]) ? undefined : times
}

/** `claimPayDays` is `CLAIM_PAY_DAYS`. */
function settingOf(name: keyof PromisedTimes): ProfileNumber {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as ProfileNumber
}

/** What only an insurer can promise, and a demo shows. */
export function accidentCallMinutes(
  { ACCIDENT_CALL_MINUTES: said }: Given,
  mode: 'demo' | 'production',
): number | undefined {
  const { usual, demo } = profileTable.ACCIDENT_CALL_MINUTES
  return said ?? (mode === 'demo' ? demo : usual)
}
