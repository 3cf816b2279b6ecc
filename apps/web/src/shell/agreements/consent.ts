import { type AgreementName, agreements } from './agreements.ts'

type Versions = Readonly<Record<string, { readonly version: string }>>

/** Whether every text was agreed to in the wording that holds now. */
export function isConsentGiven(
  remembered: string,
  names: readonly AgreementName[],
  current: Versions = agreements,
): boolean {
  const given = remembered.split(',')
  return names.every((name) => given.includes(entryOf(name, current)))
}

/** What basic info `agreement` remembers after the box for some texts was ticked or unticked. */
export function withConsent(
  remembered: string,
  names: readonly AgreementName[],
  isGiven: boolean,
  current: Versions = agreements,
): string {
  const others = remembered
    .split(',')
    .filter((entry) => entry !== '' && !names.some((name) => entry.startsWith(`${name}@`)))
  const own = isGiven ? names.map((name) => entryOf(name, current)) : []
  return [...others, ...own].join()
}

function entryOf(name: AgreementName, current: Versions): string {
  return `${name}@${current[name]?.version}`
}
