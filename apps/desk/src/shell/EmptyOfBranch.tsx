import type { ReactNode } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { noneOfBranch } from './none-of-branch.ts'

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
