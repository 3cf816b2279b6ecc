const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const shape = new RegExp(`^[${alphabet}]{2}\\d{6}[${alphabet}]{10}$`)

/** A unified social credit code of a company or institution by GB 32100: base 31, weights 3ⁿ. */
export function isUnifiedCreditCode(code: string): boolean {
  return shape.test(code) && code[17] === creditCheckCharacter(code.slice(0, 17))
}

/** The 18th character that belongs to the first 17. */
export function creditCheckCharacter(characters: string): string {
  let sum = 0
  let weight = 1
  for (const character of characters) {
    sum += weight * alphabet.indexOf(character)
    weight = (weight * 3) % 31
  }
  return alphabet.charAt((31 - (sum % 31)) % 31)
}
