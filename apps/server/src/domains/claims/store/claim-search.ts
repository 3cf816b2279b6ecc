import type { PipelinedConnections } from '../../../platform/database/connections/pipelined-connection.ts'
import { behindStatement } from '../../../platform/database/lookup-keys/behind-statement.ts'
import type { LookupKeys } from '../../../platform/database/lookup-keys/lookup-key-text.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ClaimKind } from './claim.ts'

/** A claim behind lookup keys: as much as a long list needs of each row. */
export interface FoundClaim {
  readonly ref: ObjectRef
  readonly kind: ClaimKind
}

/** A company with more than these finds the rest by their report numbers. */
const foundAtMost = 1000

/**
 * The claims that every one of the facts leads to, of one kind where one is named, the latest report
 * first. A fact may have several lookup keys; whichever is there counts. Nothing is decrypted.
 */
export async function findClaimsBehind(
  { pipelined }: { readonly pipelined: PipelinedConnections },
  facts: readonly LookupKeys[],
  kind?: ClaimKind,
): Promise<FoundClaim[]> {
  if (facts.length === 0) return []
  const rows = await selectBehind(pipelined, facts, kind)
  return rows.map(foundOf)
}

/** The claims on these policies, the latest report first; claims of a share are not among them. */
export async function findClaimsOf(
  { pipelined }: { readonly pipelined: PipelinedConnections },
  policies: readonly ObjectRef[],
): Promise<FoundClaim[]> {
  const whole = policies.filter(({ kind }) => kind === 'policy')
  if (whole.length === 0) return []
  const rows = await selectOfPolicies(
    pipelined.swift,
    whole.map(({ customerKey }) => customerKey),
    whole.map(({ id }) => id),
  )
  return rows.map(foundOf)
}

function foundOf({ customer_key: customerKey, id, kind }: Row): FoundClaim {
  return { ref: { kind: 'claim', customerKey, id }, kind }
}

interface Row {
  readonly customer_key: Buffer
  readonly id: string
  readonly kind: ClaimKind
}

const selectBehind = behindStatement<Row>(
  'open-claim-lookup-keys',
  'claim_lookup_key',
  ({ lookupKeys, to, value }) => `
  select distinct claim.customer_key, claim.id, claim.kind, claim.reported_at
  from ${lookupKeys}
  join claim on ${to('claim')}
  where ${value(1)}::text is null or claim.kind = ${value(1)}
  order by reported_at desc, claim.id
  limit ${foundAtMost}
`,
)

const selectOfPolicies = statement<Row>(
  'claims-of-policies',
  `
  select claim.customer_key, claim.id, claim.kind
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, policy_id)
  join claim
    on claim.customer_key = asked.customer_key and claim.policy_id = asked.policy_id
  order by reported_at desc, claim.id
  limit ${foundAtMost}
`,
)
