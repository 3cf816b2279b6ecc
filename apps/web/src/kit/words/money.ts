/** Integer fen as yuan with two decimals and thousands separators; the unit stands in the card's title. */
export function yuan(fen: number): string {
  const sign = fen < 0 ? '-' : ''
  const whole = Math.trunc(Math.abs(fen) / 100)
  const cents = String(Math.abs(fen) % 100).padStart(2, '0')
  return `${sign}${whole.toLocaleString('en-US')}.${cents}`
}
