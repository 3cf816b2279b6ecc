/** The buttons whose clicks are counted, and no others (specification, section 2). */
export const trackedButtons = [
  'claim query',
  'order payment',
  'policy query',
  'e-invoice',
  'online service',
  'plate supplement',
  'investment',
  'policy delivery',
  'violation payment',
  'account query',
] as const
export type TrackedButton = (typeof trackedButtons)[number]
