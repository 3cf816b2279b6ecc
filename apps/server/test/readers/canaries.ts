import type { RiskFacts } from '../../src/domains/policies/rules/risk-facts.ts'
import type { NewPolicy } from '../../src/domains/policies/store/store-policies.ts'

/** Of a policy that names thousands, so many stand for all. */
const peopleLookedFor = 20

/** Personal data in full, as no log, no table and no list may show it. */
export function personalData(policies: readonly NewPolicy[]): string[] {
  const all = policies.flatMap((policy) => [
    policy.policyNo,
    policy.documentSerial,
    ...peopleOf(policy).flatMap(({ name, idNumber, mobile }) => [name, idNumber, mobile]),
    policy.vehicle?.licenseNo,
    policy.vehicle?.frameNo,
    policy.vehicle?.engineNo,
    ...(policy.risk === undefined ? [] : privateFacts(policy.risk)),
  ])
  return [...new Set(all.filter((each) => each !== undefined))]
}

/** What some form takes as proof: the last four of an ID number, the last six of a frame number. */
export function proofTails(policies: readonly NewPolicy[]): string[] {
  const tails = policies.flatMap((policy) => [
    ...peopleOf(policy).map(({ idNumber }) => idNumber.slice(-4)),
    policy.vehicle?.frameNo.slice(-6),
  ])
  return [...new Set(tails.filter((each) => each !== undefined))]
}

/**
 * Those canaries that a text shows, as they are or as the hex of their bytes. Bytes that PostgreSQL
 * prints are read as bytes alone: among millions of random hex digits any eight stand somewhere.
 */
export function found(canaries: readonly string[], text: string): string[] {
  const words = text.replaceAll(/\\+x[\da-f]+/g, '')
  return canaries.filter(
    (canary) => words.includes(canary) || text.includes(Buffer.from(canary).toString('hex')),
  )
}

/**
 * The text of an answer's body, or of some, without handles and what stands under these names too:
 * they are random or numbers that were drawn, and either may hold any four digits.
 */
export function withoutHandles(shown: unknown, ...others: readonly string[]): string {
  const left = ['handle', ...others]
  return JSON.stringify(shown, (name, value) => (left.includes(name) ? '' : value))
}

/**
 * Log lines without what the service itself gives each by chance or by the clock: among the digits of
 * enough of them any six stand somewhere.
 */
export function saidInLog(lines: string): string {
  return lines
    .replaceAll(/"requestId":"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}",?/g, '')
    .replaceAll(/"time":\d{13},?/g, '')
}

function peopleOf({ applicant, insured, insuredPeople = [], risk }: NewPolicy) {
  const guardians = risk?.kind === 'student-accident' ? [risk.guardian] : []
  return [applicant, insured, ...insuredPeople.slice(0, peopleLookedFor), ...guardians].map(
    ({ name, idNumber, ...rest }) => ({
      name,
      idNumber,
      mobile: 'mobile' in rest ? rest.mobile : undefined,
    }),
  )
}

/** What of a risk tells where somebody lives, learns, borrows or buys. */
function privateFacts(risk: RiskFacts): string[] {
  switch (risk.kind) {
    case 'household':
      return [risk.address]
    case 'student-accident':
      return [risk.school]
    case 'borrower-accident':
      return [risk.loanContractNo]
    case 'return-freight':
      return [risk.marketplaceOrderNo]
    case 'liability':
      return [risk.premises]
    case 'group':
      return [risk.contactName]
    case 'other':
      return risk.facts.map(({ value }) => value)
    case 'personal-accident':
    case 'driver-accident':
    case 'flight-delay':
      return []
  }
}
