/** How far a value is from its length, for the customer's eyes: `少 1 位`, `多 2 位`. */
export function countOff(value: string, length: number): string {
  const missing = length - value.length
  return missing > 0 ? `少 ${missing} 位` : `多 ${-missing} 位`
}
