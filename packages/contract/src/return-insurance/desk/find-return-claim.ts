import { maxLength, object, pipe, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { storable } from '../../rules/storable.ts'
import { typedCode } from '../../rules/typed.ts'

/** Finds a return by its report number or by the number of its order; else 1007. Who looked leaves a trace. */
export const findReturnClaim = defineDeskCall({
  path: '/return-insurance/findReturnClaim',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({
    number: pipe(typedCode('报案号或订单号'), maxLength(30, '最多 30 位，请核对'), storable()),
  }),
  response: object({ claimId: string() }),
})
