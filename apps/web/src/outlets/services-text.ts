import {
  type OutletServiceCode,
  outletServiceItems,
} from '@ecenter/contract/constants/outlet-service-items.ts'

/** What an outlet does, in the order of the filter: 投保、理赔、收费. */
export function servicesText(codes: readonly OutletServiceCode[]): string {
  return outletServiceItems
    .filter(({ code }) => code !== 'all' && codes.includes(code))
    .map(({ text }) => text)
    .join('、')
}
