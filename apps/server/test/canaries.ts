import type { NewPolicy } from '../src/records/policies/store-policies.ts'

/** Personal data in full, as no log, no table and no list may show it. */
export function personalData(policies: readonly NewPolicy[]): string[] {
  const all = policies.flatMap(({ policyNo, applicant, insured, vehicle }) => [
    policyNo,
    ...[applicant, insured].flatMap(({ name, idNumber, mobile }) => [name, idNumber, mobile]),
    vehicle?.licenseNo,
    vehicle?.frameNo,
    vehicle?.engineNo,
  ])
  return [...new Set(all.filter((each) => each !== undefined))]
}

/** What some form takes as proof: the last four of an ID number, the last six of a frame number. */
export function proofTails(policies: readonly NewPolicy[]): string[] {
  const tails = policies.flatMap(({ applicant, insured, vehicle }) => [
    applicant.idNumber.slice(-4),
    insured.idNumber.slice(-4),
    vehicle?.frameNo.slice(-6),
  ])
  return [...new Set(tails.filter((each) => each !== undefined))]
}

/** Those canaries that a text shows, as they are or as the hex of their bytes. */
export function found(canaries: readonly string[], text: string): string[] {
  return canaries.filter(
    (canary) => text.includes(canary) || text.includes(Buffer.from(canary).toString('hex')),
  )
}
