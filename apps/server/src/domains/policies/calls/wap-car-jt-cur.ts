import type { wapCarJTCur } from '@ecenter/contract/policies/wap-car-jt-cur.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { lookUpCar } from './look-up-car.ts'

/** Accident covers of the car that run or will begin. */
export function answerWapCarJtCur(parts: Parts): Handler<typeof wapCarJTCur> {
  return (request, visitor) =>
    lookUpCar(
      parts,
      request,
      visitor,
      ({ kind, endsOn }, today) => kind === 'accident' && endsOn >= today,
    )
}
