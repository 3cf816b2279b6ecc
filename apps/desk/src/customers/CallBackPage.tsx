import {
  callKindNames,
  closeCallBack,
  readCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Check } from 'lucide'
import { failureText } from '../client/failures.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { homePath } from '../shell/shell-paths.ts'
import { customerPath } from './customer-paths.ts'

/** Somebody who was promised a call: what it was about, and the way to them. */
export function CallBackPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readCallBack, id === undefined ? undefined : { noteId: id })
  const close = useSubmit(closeCallBack)
  if (id === undefined) return <EmptyState title="请从我的一天打开一条回电" />

  async function handleCalled(noteId: string) {
    if ((await close.submit({ noteId })) === undefined) return
    showToast('已记为回过电。')
    goInstead(homePath)
  }

  return (
    <Loaded query={query}>
      {({ customerId, maskedName, kind, note, byName, notedAt, dueAt, isLate }) => (
        <Panel
          title={`给 ${maskedName} 回电`}
          actions={isLate ? <Badge tone="danger">已超时</Badge> : undefined}
        >
          <PageStack>
            <Facts
              facts={[
                { name: '约好的时间', value: <span className="num">{dueAt}</span> },
                { name: '办的什么事', value: callKindNames[kind] },
                { name: '上次谁接的', value: byName },
                { name: '上次通话', value: <span className="num">{notedAt}</span> },
                { name: '小结', value: note },
              ]}
            />
            <ButtonRow>
              <ButtonLink variant="primary" href={hrefOf(customerPath, { id: customerId })}>
                打开客户
              </ButtonLink>
              <Button icon={Check} isBusy={close.isSending} onClick={() => void handleCalled(id)}>
                已回电
              </Button>
            </ButtonRow>
            <p>
              打电话前先在客户页核对是本人；核对通过的通话写了小结，这条会自动结束；没有核对的请按“已回电”。
            </p>
            {close.failed !== undefined && (
              <Callout tone="danger" isAlert>
                {failureText(close.failed)}
              </Callout>
            )}
          </PageStack>
        </Panel>
      )}
    </Loaded>
  )
}
