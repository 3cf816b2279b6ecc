import type { PolicyKind } from '@ecenter/contract/policies/policy-kind.ts'
import type { ObjectRef } from '../../platform/grants/grant.ts'
import type { EndorsementSecrets, PolicySecrets } from './policy-record.ts'

/** One policy with its personal part opened; only the repository makes one. */
export interface Policy extends PolicySecrets {
  readonly ref: ObjectRef
  readonly kind: PolicyKind
  readonly productCode: string
  readonly productName: string
  readonly carKey: Buffer | null
  readonly phoneKey: Buffer | null
  readonly issuedOn: string
  readonly startsOn: string
  readonly endsOn: string
  readonly cancelledOn: string | undefined
  readonly premiumFen: number
  readonly vehicleTaxFen: number | undefined
  readonly isPaperOnly: boolean
}

export interface Coverage {
  readonly code: string
  readonly name: string
  readonly note: string | undefined
  readonly limitFen: number | undefined
  readonly deductible: string | undefined
  readonly premiumFen: number
}

export interface Endorsement extends EndorsementSecrets {
  readonly effectiveOn: string
  readonly premiumChangeFen: number
}
