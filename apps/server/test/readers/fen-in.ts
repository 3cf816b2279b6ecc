/** An amount in yuan as it is printed, `-1,234.50`, in whole fen; throws for anything else. */
export function fenIn(printed: string): number {
  const [, sign, yuan, cents] = /^(-?)(\d{1,3}(?:,?\d{3})*)\.(\d{2})$/.exec(printed) ?? []
  if (yuan === undefined || cents === undefined) throw new Error(`no amount: ${printed}`)
  const fen = Number(yuan.replaceAll(',', '') + cents)
  return sign === '-' ? -fen : fen
}
