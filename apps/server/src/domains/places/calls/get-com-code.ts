import type { getComCode } from '@ecenter/contract/places/get-com-code.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readServingBranches } from '../store/branch.repository.ts'

/** The branches that serve an area. */
export function answerGetComCode(parts: Parts): Handler<typeof getComCode> {
  return async ({ cityCode }) => ({ branches: await readServingBranches(parts, cityCode) })
}
