import {
  creditCheckCharacter,
  residentCheckCharacter,
} from '@ecenter/contract/rules/people/id-number.ts'

/**
 * A right ID number of nobody: its check character fits, but no city has a county with the number
 * 99. `city` has four digits; odd sequences are men, even ones women.
 */
export function residentId(city: string, birthday: string, sequence: number): string {
  const digits = `${city}99${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`
  return digits + residentCheckCharacter(digits)
}

/** A right unified credit code (GB 32100) of no company, again in county 99. */
export function creditCode(city: string, serial: number): string {
  const characters = `91${city}99MA${String(serial).padStart(7, '0')}`
  return characters + creditCheckCharacter(characters)
}

const digitOfLetter: Record<string, number> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** A frame number by GB 16735: maker and model (8), check digit, model year, plant, serial (6). */
export function frameNumber(model: string, yearLetter: string, serial: number): string {
  const tail = `${yearLetter}A${String(serial).padStart(6, '0')}`
  return model + frameCheckDigit(`${model}0${tail}`) + tail
}

/** The ninth character that belongs to a frame number; the ninth given does not count. */
export function frameCheckDigit(frameNo: string): string {
  const sum = [...frameNo].reduce((total, character, at) => {
    const digit = digitOfLetter[character] ?? Number(character)
    return total + digit * (weights[at] ?? 0)
  }, 0)
  return '0123456789X'.charAt(sum % 11)
}
