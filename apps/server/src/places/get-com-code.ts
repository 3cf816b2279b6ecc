import type { getComCode } from '@ecenter/contract/places/get-com-code.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { provinceCode } from '../records/places/areas.ts'
import { readBranches } from '../records/places/branch.repository.ts'

/** The branches that serve an area: its own, or else those of its province. */
export function answerGetComCode({ db }: Parts): Handler<typeof getComCode> {
  return async ({ cityCode }) => {
    const own = await readBranches({ db }, cityCode)
    return { branches: own.length > 0 ? own : await readBranches({ db }, provinceCode(cityCode)) }
  }
}
