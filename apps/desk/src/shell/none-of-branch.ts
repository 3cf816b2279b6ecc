import type { Me } from '@ecenter/contract/staff/desk/account.ts'

/** An empty list of who sees a part is not everybody's: it says of what there is none. */
export function noneOfBranch(branch: Me['branch'], title: string): string {
  if (branch === undefined) return title
  return `${branch.isUnknown ? '在您能看到的范围内' : '在您机构内'}${title}`
}
