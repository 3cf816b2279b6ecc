import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { querySupportProduct } from '@ecenter/contract/policies/find-car-policy.ts'

type Product = ResponseOf<typeof querySupportProduct>['products'][number]

/** What the insurer lets be looked up where nothing else is said. */
const everywhere: readonly Product[] = ['car', 'property', 'student-family', 'person', 'new-car']

/** What a channel has beside it, by its number (specification, section 2): partners look up by policy number. */
const besidesByChannel: Readonly<Record<string, readonly Product[]>> = {
  3: ['channel'],
  4: ['channel'],
  5: ['channel'],
  7: ['channel'],
}

/** What is not sold in a province, by the first two digits of its code: in 西藏 no school takes out covers. */
const notSoldIn: Readonly<Record<string, readonly Product[]>> = {
  54: ['student-family'],
}

export function supportedProducts(channelNo: string, cityCode: string): Product[] {
  const missing = notSoldIn[cityCode.slice(0, 2)] ?? []
  return [...everywhere, ...(besidesByChannel[channelNo] ?? [])].filter(
    (product) => !missing.includes(product),
  )
}
