/** A bank that many have their money at, and how numbers of its cards begin. */
interface Bank {
  readonly name: string
  /** The first six digits of a card number (ISO/IEC 7812), as the banks publish them. */
  readonly prefixes: readonly string[]
}

/** The banks to choose from; others are typed. */
export const banks: readonly Bank[] = [
  { name: '中国工商银行', prefixes: ['622202', '622203', '622208', '621225', '621226', '621281'] },
  { name: '中国农业银行', prefixes: ['622845', '622846', '622848', '623052', '621282'] },
  { name: '中国银行', prefixes: ['621660', '621661', '621663', '621785', '456351', '601382'] },
  { name: '中国建设银行', prefixes: ['621700', '436742', '622700', '622280', '621081'] },
  { name: '交通银行', prefixes: ['622260', '622261', '622262', '621069', '405512'] },
  { name: '中国邮政储蓄银行', prefixes: ['621799', '622188', '621098', '622150', '622151'] },
  { name: '招商银行', prefixes: ['622588', '622580', '622609', '621486', '621483'] },
  { name: '中信银行', prefixes: ['622690', '622691', '622696', '621771', '433670'] },
  { name: '中国光大银行', prefixes: ['622660', '622662', '622663', '622664', '621492'] },
  { name: '中国民生银行', prefixes: ['622615', '622617', '622619', '622622', '621691'] },
  { name: '上海浦东发展银行', prefixes: ['622516', '622521', '622522', '621351', '621352'] },
  { name: '兴业银行', prefixes: ['622908', '622909', '438588'] },
  { name: '广发银行', prefixes: ['622568', '621462', '685800'] },
  { name: '平安银行', prefixes: ['622298', '621626', '622986', '622989'] },
  { name: '华夏银行', prefixes: ['622630', '622631', '622632', '621222'] },
  { name: '浙商银行', prefixes: ['621019', '622309'] },
  { name: '北京银行', prefixes: ['621030', '622853'] },
  { name: '上海银行', prefixes: ['621050', '622892'] },
]

const nameOfPrefix = new Map(
  banks.flatMap(({ name, prefixes }) => prefixes.map((prefix) => [prefix, name] as const)),
)
const prefixLength = 6

/** Which bank issued a card, as far as its first digits tell. */
export function issuerOf(cardNumber: string): string | undefined {
  return nameOfPrefix.get(cardNumber.slice(0, prefixLength))
}
