import type { isHasSite } from '@ecenter/contract/outlets/outlet.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { countOutlets } from '../store/outlet.repository.ts'

export function answerIsHasSite({ db }: Services): Handler<typeof isHasSite> {
  return async ({ cityCode }) => {
    const count = await countOutlets(
      { db },
      { areas: [cityCode], types: '00000', services: undefined },
    )
    return { hasSite: count > 0 }
  }
}
