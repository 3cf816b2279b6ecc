import { randomInt } from 'node:crypto'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { setNumberForms } from '@ecenter/contract/rules/number-forms.ts'
import { type BaseIssue, type InferInput, parse, safeParse } from 'valibot'
import { wordsOfIssue } from '../operator/words-of-issue.ts'
import type { EndorsementPattern } from './endorsement-pattern.ts'
import { numberFormsOf } from './number-forms-of.ts'
import { expressionOf, fillIn, type NumberPattern, type NumberWord } from './number-pattern.ts'
import {
  type DrawnNumber,
  type NumberTable,
  patternsOf,
  saidNumbers,
  wholeTable,
} from './number-table.ts'
import { refuseUnfit } from './unfit-numbers.ts'
import { usualTable } from './usual-numbers.ts'

/** What a policy's or proposal's number says by itself. */
export interface SaidByNumber {
  readonly kind: PolicyKind | undefined
  readonly product: string | undefined
  /** Four digits of GB/T 2260. */
  readonly area: string | undefined
}

/** What an insurer says, and what is usual where it says nothing. Throws with all that is wrong, by its place. */
export function numbersOf(said: unknown): NumberTable {
  const read = safeParse(saidNumbers, said)
  if (!read.success) throw new Error(read.issues.map(placed).join('; '))
  const { core, service } = said as InferInput<typeof saidNumbers>
  const table = parse(wholeTable, {
    core: { ...usualTable.core, ...core },
    service: { ...usualTable.service, ...service },
  })
  refuseUnfit(table)
  return table
}

function placed(issue: BaseIssue<unknown>): string {
  return `${issue.path?.map(({ key }) => key).join('.') ?? 'table'}: ${wordsOfIssue(issue)}`
}

interface Reader {
  readonly form: RegExp
  readonly kind?: PolicyKind | undefined
  readonly product?: string | undefined
}
type ReadNumber = keyof NumberTable['core']
type Readers = Readonly<Record<ReadNumber, readonly Reader[]>>

/** Schemas and rules stand before any setting is read, so they ask for the table when they judge. */
let inForce = ready(numbersOf({}))

/** The table of this process, from its start on. */
export function useNumbers(table: NumberTable): void {
  inForce = ready(table)
  setNumberForms(numberFormsOf(table))
}

function ready(table: NumberTable): { readonly table: NumberTable; readonly readers: Readers } {
  const { policy, proposal, endorsement, report, order } = table.core
  const readers = {
    policy: told(policy),
    proposal: told(proposal),
    endorsement: endorsement.map(plain),
    report: report.map(plain),
    order: order.map(plain),
  }
  return { table, readers }
}

/** Those that say more come first. */
function told(patterns: readonly (Omit<Reader, 'form'> & { pattern: NumberPattern })[]): Reader[] {
  return patterns
    .map(({ pattern, ...said }) => ({ ...plain(pattern), ...said }))
    .toSorted((one, other) => Number(one.kind === undefined) - Number(other.kind === undefined))
}

function plain(pattern: NumberPattern): Reader {
  return { form: new RegExp(`^${expressionOf(pattern)}$`) }
}

export function isNumberOf(what: ReadNumber, text: string): boolean {
  return inForce.readers[what].some(({ form }) => form.test(text))
}

/** Whether the service may have drawn it. */
export function isDrawn(of: DrawnNumber, text: string): boolean {
  return patternsOf(inForce.table, of).some((each) => plain(each).form.test(text))
}

/** Nothing, where the number is of none of the patterns. */
export function saidBy(what: 'policy' | 'proposal', text: string): SaidByNumber | undefined {
  for (const { form, kind, product } of inForce.readers[what]) {
    const read = form.exec(text)
    if (read !== null) return { kind, product, area: read.groups?.area }
  }
  return undefined
}

/** What a policy is called that the service issues of a proposal; as the proposal, where it issues none so. */
export function policyOfProposal(proposalNo: string): string {
  const { insteadOf, begin } = inForce.table.service.policy
  return proposalNo.startsWith(insteadOf) ? begin + proposalNo.slice(insteadOf.length) : proposalNo
}

/** What a change of a policy is called that is made here. */
export function endorsementForm(): EndorsementPattern {
  return inForce.table.service.endorsement
}

/** A number of the service's own, whose digits nobody can guess along from another. */
export function drawNumber(
  of: DrawnNumber,
  known: Readonly<Partial<Record<NumberWord, string>>>,
  nextDigit = () => String(randomInt(10)),
): string {
  return fillIn(patternsOf(inForce.table, of)[0], known, nextDigit)
}
