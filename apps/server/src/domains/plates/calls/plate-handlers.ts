import type { plateCalls } from '@ecenter/contract/plates/plate.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { shownPlateWish } from '../../policies/calls/shown-plate-wish.ts'
import { platePrefixOf } from '../../policies/rules/plate-prefix.ts'
import { readPoliciesOfCar, readPolicy } from '../../policies/store/policy.repository.ts'
import type { PlatesServices } from '../plates-services.ts'
import { plateCorrectability } from '../rules/plate-correction.ts'
import { answerUpdateCorrect } from './update-correct.ts'

export function plateHandlers(services: PlatesServices): Handlers<typeof plateCalls> {
  return {
    async queryCorrect(_request, { grant }) {
      const policy = await readPolicy(services, grant)
      const { vehicle, productName } = policy
      if (vehicle === undefined) throw nothingFound()
      const ofCar = policy.isOwnShareOnly ? [] : await readPoliciesOfCar(services, grant)
      return {
        licenseNo: vehicle.licenseNo,
        brandModel: vehicle.brandModel,
        productName,
        platePrefix: platePrefixOf(policy),
        wish: await shownPlateWish(services, ofCar),
        ...plateCorrectability(policy, services.clock.now()),
      }
    },
    updateCorrect: answerUpdateCorrect(services),
  }
}
