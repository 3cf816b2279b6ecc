import type { DocumentType } from './document-type.ts'
import type { LossType } from './loss-type.ts'

export interface AskedDocument {
  readonly type: DocumentType
  /** Others are sent where there is one. */
  readonly isRequired: boolean
}

interface Asked {
  readonly required: readonly DocumentType[]
  readonly ifAny?: readonly DocumentType[]
}

const person = ['claim-form', 'identity', 'bank-card'] as const
const driver = [...person, 'driving-licence', 'vehicle-licence'] as const
const treatment = ['medical-record', 'medical-invoice', 'expense-list'] as const

/** All that a loss asks for, told at once (Insurance Law, article 22): nobody is sent home twice. */
const documentsByLoss: Record<LossType, Asked> = {
  'own-damage': {
    required: [...driver, 'damage-photos', 'repair-list', 'repair-invoice'],
    ifAny: ['accident-certificate'],
  },
  'third-party-property': {
    required: [...driver, 'accident-certificate', 'other-party-identity', 'other-party-invoice'],
    ifAny: ['damage-photos', 'compensation-proof'],
  },
  theft: {
    required: [
      ...driver,
      'police-report',
      'unsolved-certificate',
      'vehicle-title',
      'purchase-invoice',
      'car-keys',
    ],
  },
  injury: {
    required: [...driver, 'accident-certificate', 'injured-identity', ...treatment],
    ifAny: [
      'discharge-summary',
      'income-proof',
      'disability-report',
      'relationship-proof',
      'compensation-proof',
    ],
  },
  'personal-accident': {
    required: [...person, 'accident-proof', ...treatment],
    ifAny: ['discharge-summary', 'disability-report', 'relationship-proof'],
  },
  household: {
    required: [...person, 'damage-photos', 'loss-list', 'ownership-proof'],
    ifAny: ['repair-invoice', 'police-report', 'accident-proof'],
  },
  liability: {
    required: [...person, 'liability-proof', 'loss-list', 'compensation-proof'],
    ifAny: ['other-party-identity', 'other-party-invoice', ...treatment],
  },
  'flight-delay': { required: ['identity', 'bank-card', 'boarding-pass', 'delay-proof'] },
  freight: {
    required: [...person, 'waybill', 'cargo-invoice', 'damage-photos', 'carrier-proof'],
    ifAny: ['loss-list'],
  },
  // The parcel is known by its number, so nothing has to be sent.
  'return-freight': { required: [], ifAny: ['waybill'] },
}

/**
 * The documents that a claim asks for, each kind once, the required ones first: what any of its losses requires (of a
 * small loss what `small` says instead), and what the insurer asked for by name. A death certificate is only ever asked
 * for by name, since no loss tells of a death.
 */
export function documentsAsked(
  lossTypes: readonly LossType[],
  named: Iterable<DocumentType> = [],
  small: (lossType: LossType) => readonly DocumentType[] | undefined = () => undefined,
): AskedDocument[] {
  const losses = lossTypes.map((lossType): Asked => {
    const required = small(lossType)
    return required === undefined ? documentsByLoss[lossType] : { required }
  })
  const required = new Set([...losses.flatMap((asked) => asked.required), ...named])
  const ifAny = new Set(losses.flatMap((asked) => asked.ifAny ?? []))
  return [
    ...[...required].map((type) => ({ type, isRequired: true })),
    ...[...ifAny]
      .filter((type) => !required.has(type))
      .map((type) => ({ type, isRequired: false })),
  ]
}
