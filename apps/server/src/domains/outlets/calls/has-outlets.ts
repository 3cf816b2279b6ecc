import type { hasOutlets } from '@ecenter/contract/outlets/outlet.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { countOutlets } from '../store/outlet.repository.ts'

export function answerHasOutlets({ db }: OutletsServices): Handler<typeof hasOutlets> {
  return async ({ cityCode }) => {
    const count = await countOutlets(
      { db },
      { areas: [cityCode], types: '00000', services: undefined },
    )
    return { hasSite: count > 0 }
  }
}
