import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { useCall } from '../client/use-call.ts'

/** Whether this session has proven who it is; where nobody can say, it has not. */
export function useIsProven(isAsked = true): boolean {
  const { value } = useCall(readProof, isAsked ? {} : undefined)
  return value?.step === 'open'
}
