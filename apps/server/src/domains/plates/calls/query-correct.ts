import type { queryCorrect } from '@ecenter/contract/plates/query-correct.ts'
import type { Parts } from '../../../parts.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { platePrefixOf } from '../../policies/rules/plate-prefix.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import { plateCorrectability } from '../rules/plate-correction.ts'

export function answerQueryCorrect(parts: Parts): Handler<typeof queryCorrect> {
  return async (_request, { grant }) => {
    const policy = await readPolicy(parts, grant)
    const { vehicle, productName } = policy
    if (vehicle === undefined) throw nothingFound()
    return {
      licenseNo: vehicle.licenseNo,
      brandModel: vehicle.brandModel,
      productName,
      platePrefix: platePrefixOf(policy),
      ...plateCorrectability(policy, parts.clock.now()),
    }
  }
}
