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

/**
 * Couriers that bring a returned order back to its shop, by the first letter of their pinyin, as the
 * list of the return-freight claim is indexed; `reading` is that pinyin.
 */
export const returnCouriers = [
  { name: '安能物流', initial: 'A', reading: 'an neng wu liu' },
  { name: '百世快递', initial: 'B', reading: 'bai shi kuai di' },
  { name: '德邦快递', initial: 'D', reading: 'de bang kuai di' },
  { name: '丹鸟快递', initial: 'D', reading: 'dan niao kuai di' },
  { name: '大田物流', initial: 'D', reading: 'da tian wu liu' },
  { name: '递四方速递', initial: 'D', reading: 'di si fang su di' },
  { name: '邮政 EMS', initial: 'E', reading: 'you zheng ems' },
  { name: '丰网速运', initial: 'F', reading: 'feng wang su yun' },
  { name: '国通快递', initial: 'G', reading: 'guo tong kuai di' },
  { name: '京东快递', initial: 'J', reading: 'jing dong kuai di' },
  { name: '极兔速递', initial: 'J', reading: 'ji tu su di' },
  { name: '加运美速递', initial: 'J', reading: 'jia yun mei su di' },
  { name: '佳吉快运', initial: 'J', reading: 'jia ji kuai yun' },
  { name: '佳怡物流', initial: 'J', reading: 'jia yi wu liu' },
  { name: '跨越速运', initial: 'K', reading: 'kua yue su yun' },
  { name: '快捷快递', initial: 'K', reading: 'kuai jie kuai di' },
  { name: '联昊通速递', initial: 'L', reading: 'lian hao tong su di' },
  { name: '龙邦快递', initial: 'L', reading: 'long bang kuai di' },
  { name: '品骏快递', initial: 'P', reading: 'pin jun kuai di' },
  { name: '全峰快递', initial: 'Q', reading: 'quan feng kuai di' },
  { name: '如风达快递', initial: 'R', reading: 'ru feng da kuai di' },
  { name: '顺丰速运', initial: 'S', reading: 'shun feng su yun' },
  { name: '申通快递', initial: 'S', reading: 'shen tong kuai di' },
  { name: '苏宁快递', initial: 'S', reading: 'su ning kuai di' },
  { name: '速尔快递', initial: 'S', reading: 'su er kuai di' },
  { name: '天地华宇', initial: 'T', reading: 'tian di hua yu' },
  { name: '天天快递', initial: 'T', reading: 'tian tian kuai di' },
  { name: '信丰物流', initial: 'X', reading: 'xin feng wu liu' },
  { name: '圆通速递', initial: 'Y', reading: 'yuan tong su di' },
  { name: '韵达快递', initial: 'Y', reading: 'yun da kuai di' },
  { name: '邮政快递包裹', initial: 'Y', reading: 'you zheng kuai di bao guo' },
  { name: '优速快递', initial: 'Y', reading: 'you su kuai di' },
  { name: '壹米滴答', initial: 'Y', reading: 'yi mi di da' },
  { name: '中通快递', initial: 'Z', reading: 'zhong tong kuai di' },
  { name: '中通快运', initial: 'Z', reading: 'zhong tong kuai yun' },
  { name: '宅急送', initial: 'Z', reading: 'zhai ji song' },
  { name: '中铁快运', initial: 'Z', reading: 'zhong tie kuai yun' },
  { name: '其他快递', initial: '#', reading: 'qi ta kuai di' },
] as const
