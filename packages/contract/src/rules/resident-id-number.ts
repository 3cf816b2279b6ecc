const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** An ID number of a person by GB 11643: area, real date of birth, sequence, check character. */
export function isResidentIdNumber(id: string): boolean {
  return hasBirthday(id) && id[17] === residentCheckCharacter(id.slice(0, 17))
}

/** Whether a number is built as a person's, right or wrong: characters 7 to 14 are a real day. */
export function hasBirthday(id: string): boolean {
  const day = /^[1-9]\d{5}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/.exec(id)
  return day !== null && isRealDay(Number(day[1]), Number(day[2]), Number(day[3]))
}

/** The 18th character that belongs to the first 17 digits. */
export function residentCheckCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return checkCharacters.charAt(sum % 11)
}

function isRealDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2 && day === 29) return isLeap
  return day >= 1 && day <= (monthLengths[month - 1] ?? 0)
}
