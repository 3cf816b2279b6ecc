import { type InferOutput, picklist } from 'valibot'

/** What an accident has harmed; it decides which documents are asked for and which steps there are. */
export const lossType = picklist([
  'own-damage',
  'third-party-property',
  'theft',
  'injury',
  'personal-accident',
  'household',
  'liability',
  'flight-delay',
  'freight',
  'return-freight',
])
export type LossType = InferOutput<typeof lossType>
