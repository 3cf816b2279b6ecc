/**
 * What may be shown of personal data before it is proven to be the visitor's. No mask shows
 * characters that some form accepts as proof: the last four of an ID, the last six of a frame.
 */

export function maskName(name: string): string {
  return `${[...name][0] ?? ''}**`
}

export function maskIdNumber(idNumber: string): string {
  return idNumber.slice(0, 3).padEnd(idNumber.length, '*')
}

export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/** The provider is no secret, the mailbox is. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`
}

/** The town is no secret, the door is. */
export function maskAddress(address: string): string {
  const characters = [...address]
  return `${characters.slice(0, Math.min(6, characters.length / 2)).join('')}****`
}

export function maskPlate(licenseNo: string): string {
  return `${licenseNo.slice(0, 2)}***${licenseNo.slice(-2)}`
}

export function maskPolicyNumber(policyNo: string): string {
  return `${policyNo.slice(0, 4)} **** **** ${policyNo.slice(-4)}`
}

/** Frame and engine numbers: the maker is no secret, the rest is. */
export function maskVehicleNumber(number: string): string {
  return number.slice(0, 3).padEnd(number.length, '*')
}

/** The bank and the last four digits, by which the owner knows which of their accounts it is. */
export function maskAccount({ bank, accountNo }: { bank: string; accountNo: string }): string {
  return `${bank}（尾号 ${accountNo.slice(-4)}）`
}
