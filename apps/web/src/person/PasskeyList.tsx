import { listPasskeys } from '@ecenter/contract/person/passkeys.ts'
import { keepPrefetched } from '../client/prefetched-answer.ts'
import { useCall } from '../client/use-call.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { FailureNotice } from '../verification/FailureNotice.tsx'
import { AssistCard } from './AssistCard.tsx'
import { PasskeyRows } from './passkeys/PasskeyRows.tsx'
import { usePasskeys } from './passkeys/use-passkeys.ts'
import { proofHref } from './proof/proof-href.ts'
import { useCanUsePasskeys } from './use-can-use-passkeys.ts'

interface PasskeyListProps {
  /** The proof has ended, or is too old by now: what the page shows is asked anew. */
  readonly onRefused: () => void
}

/**
 * The customer's passkeys, and a way to add this browser's. Where the browser has none to offer and none was added elsewhere, there is nothing to say.
 */
export function PasskeyList({ onRefused }: PasskeyListProps) {
  const { value, failed, ask } = useCall(listPasskeys, {})
  const canUse = useCanUsePasskeys()
  const { busy, fault, dialog, handleAdd, handleRemove } = usePasskeys({
    onChanged(list) {
      keepPrefetched(listPasskeys, {}, list)
      ask()
    },
    onRefused() {
      ask()
      onRefused()
    },
  })
  if (failed !== undefined) return <FailureNotice failed={failed} onRetry={ask} />
  if (value === undefined) return null
  const { passkeys, canAdd } = value
  return (
    <>
      {passkeys.length > 0 && (
        <PasskeyRows passkeys={passkeys} removing={busy} onRemove={handleRemove} />
      )}
      {canUse && (
        <AssistCard
          title={passkeys.length > 0 ? '添加这台设备' : '用面容、指纹或锁屏密码打开'}
          note={canAdd ? '添加后，看保障不用短信验证码' : '要添加，请先重新验证，5 分钟内有效'}
          action={
            canAdd ? (
              <Button variant="secondary" isCompact isBusy={busy === 'add'} onClick={handleAdd}>
                添加
              </Button>
            ) : (
              <ButtonLink variant="secondary" isCompact href={proofHref('/me/devices', 'code')}>
                去验证
              </ButtonLink>
            )
          }
        />
      )}
      {fault !== undefined && (
        <div role="alert">
          <NoticeBar tone="danger">{fault}</NoticeBar>
        </div>
      )}
      {dialog}
    </>
  )
}
