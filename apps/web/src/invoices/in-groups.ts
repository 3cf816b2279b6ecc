/** Digits in fours, as they are compared with a paper: 0110 0260 0311. */
export function inGroups(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ')
}
