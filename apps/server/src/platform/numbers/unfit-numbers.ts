import { unfitEndorsements } from './endorsement-pattern.ts'
import {
  covers,
  isDrawable,
  lengthsOf,
  type NumberPattern,
  overlap,
  readPattern,
} from './number-pattern.ts'
import { type DrawnNumber, type NumberTable, patternsOf } from './number-table.ts'

/** Throws where the service, which issues what is paid, would call a policy as none is called. */
export function refuseUnissuable({ core, service }: NumberTable): void {
  const { insteadOf, begin } = service.policy
  const faults = core.proposal.flatMap(({ pattern: { text }, kind }) => {
    const isRenamed = text.startsWith(insteadOf)
    const policy = readPattern(isRenamed ? begin + text.slice(insteadOf.length) : text)
    const isPolicy = core.policy.some((each) => each.kind === kind && covers(each.pattern, policy))
    return isPolicy
      ? []
      : [`${text} would become ${policy.text}, which is no policy that is ${kind}`]
  })
  if (faults.length > 0)
    throw new Error(
      `NUMBERS_FILE or NUMBERS: POLICIES_ISSUED_BY=service needs service.policy: ${faults.join('; ')}`,
    )
}

interface Told {
  readonly pattern: NumberPattern
  readonly kind?: unknown
  readonly product?: unknown
}

/** Throws with every reason for which numbers could not be told apart, given, or read again. */
export function refuseUnfit(table: NumberTable): void {
  const { core, service } = table
  const { policy: _renamed, endorsement, ...drawn } = service
  const given = (Object.keys(drawn) as DrawnNumber[]).map(
    (name) => [name, patternsOf(table, name)] as const,
  )
  const faults = [
    ...ambiguous('policy', core.policy),
    ...ambiguous('proposal', core.proposal),
    ...given.flatMap(([name, [pattern]]) => undrawable(name, pattern)),
    ...mistakable(given),
    ...unread(service.returnReport, core.report),
    ...unfitEndorsements(
      endorsement,
      core.policy.map(({ pattern }) => pattern),
      core.endorsement,
    ),
  ]
  if (faults.length > 0) throw new Error(faults.join('; '))
}

/** What two patterns say of one number must be the same, unless one of them says nothing. */
function ambiguous(name: string, told: readonly Told[]): string[] {
  return pairsOf(told)
    .filter(([one, other]) => saysMore(one) && saysMore(other) && !isSame(one, other))
    .filter(([one, other]) => overlap(one.pattern, other.pattern))
    .map(
      ([one, other]) =>
        `${name}: a number could be of ${one.pattern.text} and of ${other.pattern.text}, which say different things`,
    )
}

function saysMore({ kind, product }: Told): boolean {
  return kind !== undefined || product !== undefined
}

function isSame(one: Told, other: Told): boolean {
  return one.kind === other.kind && one.product === other.product
}

function undrawable(name: string, pattern: NumberPattern): string[] {
  return isDrawable(pattern)
    ? []
    : [
        `${name}: ${pattern.text} is given here, so it has eight # or more, one length, and no @ or *`,
      ]
}

/** On the phone a number alone says what it is of. */
function mistakable(
  given: readonly (readonly [DrawnNumber, readonly NumberPattern[]])[],
): string[] {
  return pairsOf(given)
    .filter(([[, ones], [, others]]) =>
      ones.some((one) => others.some((each) => overlap(one, each))),
    )
    .map(([[name], [other]]) => `${name} and ${other}: one number could be of both`)
}

/** Whoever gets such a number types it where reports are typed. */
function unread(given: NumberPattern, reports: readonly NumberPattern[]): string[] {
  if (reports.some((report) => covers(report, given))) return []
  return [`returnReport: ${given.text} (${lengthsOf(given)[0]} characters) is no pattern of report`]
}

function pairsOf<Each>(all: readonly Each[]): [Each, Each][] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other): [Each, Each] => [one, other]))
}
