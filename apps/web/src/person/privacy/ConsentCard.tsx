import { type Consent, withdrawConsent } from '@ecenter/contract/person/privacy.ts'
import { FileCheck, FileX } from 'lucide'
import { useState } from 'react'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { forgetAnswers } from '../../client/forget-answers.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Log, LogRow } from '../LogRow.tsx'
import { useConfirm } from '../use-confirm.tsx'

interface ConsentCardProps {
  /** The latest first. */
  readonly consents: readonly Consent[]
  readonly onWithdrawn: () => void
}

/** What the customer agreed to, by version and day; each can be taken back. */
export function ConsentCard({ consents, onWithdrawn }: ConsentCardProps) {
  const [isBusy, setIsBusy] = useState(false)
  const withdraw = useAction(withdrawConsent)
  const { confirm, dialog } = useConfirm()

  async function handleWithdraw({ kind }: Consent) {
    const isSure = await confirm({
      title: '撤回同意？',
      text: (
        <>
          撤回后不能在这里看保障，所有设备退出。
          <br />
          法律要求保存的记录仍会保存，保障不受影响。
        </>
      ),
      yes: '撤回',
    })
    if (!isSure) return
    setIsBusy(true)
    const result = await withdraw({ kind })
    setIsBusy(false)
    if (result.kind !== 'answered') return tellFailure({ call: withdrawConsent, failed: result })
    onWithdrawn()
    forgetAnswers()
  }

  return (
    <Card title="您同意过的">
      {consents.length === 0 ? (
        <p>您是从合作渠道进来的，这里没有单独的同意记录。</p>
      ) : (
        <Log>
          {consents.map((consent) => (
            <LogRow
              key={`${consent.kind} ${consent.givenAt} ${consent.version}`}
              icon={consent.withdrawnAt === undefined ? FileCheck : FileX}
              title="个人信息处理规则"
              notes={[
                `版本 ${consent.version}`,
                `${consent.givenAt} 同意`,
                ...(consent.withdrawnAt === undefined ? [] : [`${consent.withdrawnAt} 撤回`]),
              ]}
              aside={
                consent.withdrawnAt === undefined && (
                  <Button variant="text" isBusy={isBusy} onClick={() => handleWithdraw(consent)}>
                    撤回
                  </Button>
                )
              }
            />
          ))}
        </Log>
      )}
      {dialog}
    </Card>
  )
}
