import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import type { ReactNode } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'

interface EmptyOfBranchProps {
  /** 没有…, as the head office reads it. */
  readonly title: string
  readonly children?: ReactNode
}

/** In place of a list that is narrowed to the branch of who reads it. */
export function EmptyOfBranch({ title, children }: EmptyOfBranchProps) {
  const branch = useDeskSession(({ session }) => session.me?.branch)
  return <EmptyState title={noneOfBranch(branch, title)}>{children}</EmptyState>
}

/** An empty list of who sees a part is not everybody's: it says of what there is none. */
export function noneOfBranch(branch: Me['branch'], title: string): string {
  if (branch === undefined) return title
  return `${branch.isUnknown ? '在您能看到的范围内' : '在您机构内'}${title}`
}
