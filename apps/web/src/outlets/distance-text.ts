const kilometre = 1000

/** Metres as the crow flies, as people say them: 860 米, 1.2 公里, 123 公里. */
export function distanceText(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  if (tens < kilometre) return `${Math.max(10, tens)} 米`
  const kilometres = metres / kilometre
  return `${kilometres < 99.95 ? kilometres.toFixed(1) : Math.round(kilometres)} 公里`
}
