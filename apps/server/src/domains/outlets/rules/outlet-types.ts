import { outletKinds } from '@ecenter/contract/constants/outlet-types.ts'

type OutletKind = (typeof outletKinds)[number]['code']

/** The kinds whose digit is set. */
export function typesIn(types: string): OutletKind[] {
  return outletKinds
    .map(({ code }) => code)
    .filter((code) => [...code].some((digit, at) => digit === '1' && types[at] === '1'))
}

/** One digit for each kind, all in one number. */
export function joinedTypes(types: readonly OutletKind[]): string {
  return [...'00000']
    .map((digit, at) => (types.some((type) => type[at] === '1') ? '1' : digit))
    .join('')
}
