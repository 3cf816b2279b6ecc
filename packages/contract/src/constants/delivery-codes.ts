/** What each code means in the two sequences of a delivery (specification, section 4). */
export const deliveryCodes = {
  /** Paid to the courier. */
  A: {
    '0': '承保成功',
    '1': '准备收款',
    '2': '正在前往收款',
    '3': '准备配送保单',
    '4': '配送中',
    '5': '保单已签收',
    '61': '准备配送，配送未成功',
    '62': '配送中，配送未成功',
  },
  /** Paid in advance. */
  B: {
    '0': '承保成功',
    '1': '准备配送保单',
    '2': '配送中',
    '3': '保单已签收',
    '41': '配送中，配送未成功',
    '42': '准备配送，配送未成功',
  },
} as const

export type DeliverySequence = keyof typeof deliveryCodes
export type DeliveryCode<Sequence extends DeliverySequence = DeliverySequence> =
  Sequence extends DeliverySequence ? keyof (typeof deliveryCodes)[Sequence] : never
