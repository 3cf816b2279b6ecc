import {
  askWishAgain,
  type DeskWish,
  listOpenWishes,
} from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { NoteWishDialog } from './NoteWishDialog.tsx'
import { WishTable } from './WishTable.tsx'

const everyMs = 15_000

/** What customers asked for and the core has not answered, what is late in front. */
export function WishesPage() {
  const [page, setPage] = useState(1)
  const [noting, setNoting] = useState<DeskWish>()
  const query = useDeskQuery(listOpenWishes, { page }, { everyMs, keeps: 'page' })
  const { submit, isSending, failed } = useSubmit(askWishAgain, { reread: () => query.ask() })

  async function handleAgain({ eventId }: DeskWish) {
    if ((await submit({ eventId })) !== undefined) showToast('已重新提请核心系统。')
  }

  return (
    <PageStack>
      <FailureNotice failed={failed} />
      <Loaded query={query} lines={8}>
        {({ wishes, total, late }) => (
          <PageStack>
            {total > 0 && (
              <Callout tone={late > 0 ? 'warning' : 'info'}>
                {late > 0
                  ? `有 ${late} 条超过时限还没有答复。请联系核心系统，需要时重新提请，并记下通话。`
                  : `有 ${total} 条等核心系统确认，都在时限内。`}
              </Callout>
            )}
            <PagedPanel
              {...{ total, rowsPerPage, page }}
              canOpen={false}
              onPage={setPage}
              empty={
                wishes.length === 0 ? (
                  <EmptyState title="没有待确认的请求">
                    客户申请更改车牌、配送、联系方式，或处理个人信息，同事提请理赔决定后，在核心系统答复前会出现在这里。
                  </EmptyState>
                ) : undefined
              }
            >
              <WishTable
                wishes={wishes}
                isSending={isSending}
                onAgain={(wish) => void handleAgain(wish)}
                onNote={setNoting}
              />
            </PagedPanel>
          </PageStack>
        )}
      </Loaded>
      {noting !== undefined && (
        <NoteWishDialog
          wish={noting}
          reread={() => query.ask()}
          onClose={() => setNoting(undefined)}
          onDone={() => {
            setNoting(undefined)
            showToast('已记录。')
          }}
        />
      )}
    </PageStack>
  )
}
