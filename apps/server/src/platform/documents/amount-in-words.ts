const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖']
const unitsInGroup = ['', '拾', '佰', '仟']
const groupUnits = ['', '万', '亿', '万亿']

/**
 * An amount of fen in Chinese capital numerals (人民币大写), as cheques and policies print it.
 * Source: 支付结算办法, appendix 1. Throws a RangeError for what is no whole number of fen >= 0.
 */
export function amountInWords(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`no amount in fen: ${fen}`)
  const yuan = Math.floor(fen / 100)
  const jiao = Math.floor(fen / 10) % 10
  const lastFen = fen % 10
  const cents = centsInWords(jiao, lastFen)
  if (yuan === 0) return cents === '' ? '零元整' : `${cents}${endOf(lastFen)}`
  const zero = jiao === 0 && lastFen > 0 ? '零' : ''
  return `${yuanInWords(yuan)}元${zero}${cents}${endOf(lastFen)}`
}

/** 整 closes an amount that has no fen, so that nothing can be added behind it. */
function endOf(lastFen: number): string {
  return lastFen === 0 ? '整' : ''
}

function centsInWords(jiao: number, lastFen: number): string {
  return (jiao > 0 ? `${digits[jiao]}角` : '') + (lastFen > 0 ? `${digits[lastFen]}分` : '')
}

/** Chinese counts in groups of four digits; any run of zeros inside is read as one 零. */
function yuanInWords(yuan: number): string {
  let words = ''
  let isZeroOwed = false
  for (let at = groupUnits.length - 1; at >= 0; at -= 1) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000
    if (group === 0) {
      isZeroOwed = words !== ''
      continue
    }
    if (words !== '' && (isZeroOwed || group < 1000)) words += '零'
    words += groupInWords(group) + groupUnits[at]
    isZeroOwed = false
  }
  return words
}

function groupInWords(group: number): string {
  let words = ''
  let isZeroOwed = false
  for (let at = unitsInGroup.length - 1; at >= 0; at -= 1) {
    const digit = Math.floor(group / 10 ** at) % 10
    if (digit === 0) {
      isZeroOwed = words !== ''
      continue
    }
    words += `${isZeroOwed ? '零' : ''}${digits[digit]}${unitsInGroup[at]}`
    isZeroOwed = false
  }
  return words
}
