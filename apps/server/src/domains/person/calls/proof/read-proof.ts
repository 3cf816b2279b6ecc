import type { readProof } from '@ecenter/contract/person/read-proof.ts'
import type { Handler } from '../../../../platform/calls/handler.ts'
import type { PersonServices } from '../../person-services.ts'
import { proofStateOf } from './proof-state.ts'

export function answerReadProof(services: PersonServices): Handler<typeof readProof> {
  return async (_request, visitor) => proofStateOf(services, visitor)
}
