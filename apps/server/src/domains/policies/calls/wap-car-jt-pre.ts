import type { wapCarJTPre } from '@ecenter/contract/policies/wap-car-jt-pre.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { lookUpCar } from './look-up-car.ts'

/** Accident covers of the car that have ended. */
export function answerWapCarJtPre(parts: Parts): Handler<typeof wapCarJTPre> {
  return (request, visitor) =>
    lookUpCar(
      parts,
      request,
      visitor,
      ({ kind, endsOn }, today) => kind === 'accident' && endsOn < today,
    )
}
