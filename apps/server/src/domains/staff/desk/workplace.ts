import { fieldRefused } from '../../../platform/calls/failure.ts'
import { readBranchNames } from '../../places/store/branch.repository.ts'
import type { Services } from '../../services.ts'

interface Workplace {
  readonly branch?: string | undefined
  readonly team?: string | undefined
}

/** Refused at its field where it is no branch, or none that this supervisor gives. */
export async function checkWorkplace(
  store: Pick<Services, 'db'>,
  by: { readonly branch?: string | undefined },
  { branch }: Workplace,
): Promise<void> {
  if (by.branch !== undefined && branch !== by.branch) {
    throw fieldRefused('branch', '您只能安排到自己的机构，其他机构请总部的主管操作。')
  }
  if (branch === undefined) return
  if (!(await readBranchNames(store)).has(branch)) {
    throw fieldRefused('branch', '没有这个机构，请重新选择')
  }
}
