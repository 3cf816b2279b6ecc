/** The ways that visits are to take: of who came to the first, how many came on to each that follows. */
export const funnels = {
  policies: [
    ['/policy-query', '/policy-query-property', '/policy-query-wdf', '/warranty-query'],
    [
      '/policy-carQueryResult',
      '/policy-queryResult',
      '/policy-detail-WDFList',
      '/warranty-query-list',
    ],
    ['/policy-carDetail', '/policy-detail'],
  ],
  claims: [
    ['/claims-query'],
    ['/claims-mine-car', '/claims-info-nocar'],
    ['/claims-detail-car', '/claims-schedle-nocar'],
  ],
  invoices: [
    ['/invoice-query', '/invoice-query-property'],
    ['/invoice-queryResult', '/invoice-queryWealth'],
  ],
  payments: [['/order-pay'], ['/order-detail'], ['/order-pay-detail']],
} as const satisfies Record<string, readonly (readonly `/${string}`[])[]>

/** How many of these visits came to each step: to one of its screens, and one of each step before. */
export function stepsOf(
  steps: readonly (readonly string[])[],
  visits: readonly (readonly string[])[],
): number[] {
  return steps.map(
    (_, last) =>
      visits.filter((seen) =>
        steps.slice(0, last + 1).every((screens) => screens.some((each) => seen.includes(each))),
      ).length,
  )
}
