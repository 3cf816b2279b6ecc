import { type DeskWish, listOpenWishes } from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { AskWishAgainDialog } from './AskWishAgainDialog.tsx'
import { NoteWishDialog } from './NoteWishDialog.tsx'
import { WishTable } from './WishTable.tsx'

const everyMs = 15_000

/** What customers asked for and the core has not answered, what is late in front. */
export function WishesPage() {
  const [page, setPage] = useState(1)
  const [noting, setNoting] = useState<DeskWish>()
  const [again, setAgain] = useState<DeskWish>()
  const query = useDeskQuery(listOpenWishes, { page }, { everyMs, keeps: 'page' })

  return (
    <PageStack>
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
              <WishTable wishes={wishes} onAgain={setAgain} onNote={setNoting} />
            </PagedPanel>
          </PageStack>
        )}
      </Loaded>
      {again !== undefined && (
        <AskWishAgainDialog
          wish={again}
          reread={() => query.ask()}
          onClose={() => setAgain(undefined)}
          onDone={() => {
            setAgain(undefined)
            showToast('已重新提请核心系统。')
          }}
        />
      )}
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
