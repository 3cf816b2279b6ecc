import { useState } from 'react'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'
import { keyOfRow, nameWithWhom } from './giving.ts'
import { memberName } from './member-words.ts'
import type { Proposed } from './proposal.ts'

interface ProposalDialogProps {
  readonly proposed: readonly Proposed[]
  /** So many find no free place. */
  readonly left: number
  /** Answers once each was given, or was not. */
  readonly onGive: (proposed: readonly Proposed[]) => Promise<void>
  readonly onClose: () => void
}

/** Who would get which conversation by free places: asked once, and nothing is given before. */
export function ProposalDialog({ proposed, left, onGive, onClose }: ProposalDialogProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function handleYes() {
    if (isBusy) return
    setIsBusy(true)
    await onGive(proposed)
    onClose()
  }

  return (
    <ConfirmDialog
      title="按空位分会话"
      yes="照此分给同事"
      isBusy={isBusy}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      <PageStack>
        <ul>
          {proposed.map(({ row, member, left: free }) => (
            <li key={keyOfRow(row)}>
              {`${nameWithWhom(row)} 分给${memberName(member)}，之后还有 ${free} 个空位`}
            </li>
          ))}
        </ul>
        {left > 0 && <p>{`另外 ${left} 个没有空位，留在队列里。`}</p>}
        <p>空位多的同事先分。等待时间照旧累计。</p>
      </PageStack>
    </ConfirmDialog>
  )
}
