/** Integer fen as staff read it: 300.00 元. */
export function amountText(fen: number | undefined): string {
  if (fen === undefined) return '未写明'
  const yuan = (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return `${yuan} 元`
}
