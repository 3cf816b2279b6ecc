import {
  closeDocumentRequest,
  type DocumentRequest,
  listDocumentRequests,
} from '@ecenter/contract/customers/desk/document-request.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { type Column, Table } from '../../kit/lists/Table.tsx'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { refreshMs } from './refresh-ms.ts'
import { requestStanding } from './request-words.ts'

/** What one asked customers for: what has come in front. */
export function DocumentRequestsPage() {
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  const query = useDeskQuery(listDocumentRequests, {}, { everyMs: refreshMs })
  const { submit, failed, isSending } = useSubmit(closeDocumentRequest, { reread: query.ask })
  const hrefOfClaim = (id: string) => hrefOfThing('claim', id, roles)
  return (
    <PageStack>
      <FailureNotice failed={failed} />
      <Loaded query={query}>
        {({ requests, arrived }) => (
          <Panel title={`请客户交的材料（${arrived} 份已交来）`} isFlush={requests.length > 0}>
            {requests.length === 0 ? (
              <EmptyState title="没有请客户交的材料">
                在会话右侧或客户页上点“请客户交材料”，交来后这里会有提示。
              </EmptyState>
            ) : (
              <Table
                label="请客户交的材料"
                columns={columnsOf({
                  hrefOfClaim,
                  isBusy: isSending,
                  onClose: (requestId) => void submit({ requestId }),
                })}
                rows={requests}
                keyOf={({ requestId }) => requestId}
              />
            )}
          </Panel>
        )}
      </Loaded>
    </PageStack>
  )
}

interface ColumnChoices {
  readonly hrefOfClaim: (claimId: string) => string | undefined
  readonly isBusy: boolean
  readonly onClose: (requestId: string) => void
}

function columnsOf({
  hrefOfClaim,
  isBusy,
  onClose,
}: ColumnChoices): readonly Column<DocumentRequest>[] {
  return [
    {
      name: 'document',
      title: '材料',
      cell: ({ documentName, words }) => words ?? documentName,
    },
    {
      name: 'standing',
      title: '状态',
      isWhole: true,
      cell: (request) => {
        const { tone, word } = requestStanding(request)
        return <Badge tone={tone}>{word}</Badge>
      },
    },
    {
      name: 'claim',
      title: '理赔',
      cell: ({ claimId, maskedRegistNo }) => {
        const href = hrefOfClaim(claimId)
        const number = <span className="num">{maskedRegistNo}</span>
        return href === undefined ? number : <a href={href}>{number}</a>
      },
    },
    {
      name: 'askedAt',
      title: '什么时候请的',
      isWhole: true,
      cell: ({ askedAt }) => <span className="num">{askedAt}</span>,
    },
    {
      name: 'arrivedAt',
      title: '什么时候交来',
      isWhole: true,
      cell: ({ arrivedAt }) => <span className="num">{arrivedAt ?? '—'}</span>,
    },
    {
      name: 'actions',
      title: '操作',
      isUntitled: true,
      isWhole: true,
      cell: ({ requestId, documentName, words, arrivedAt }) => {
        const act = arrivedAt === undefined ? '不再等' : '已看到'
        return (
          <Button
            isSmall
            variant="text"
            isBusy={isBusy}
            aria-label={`${act}：${words ?? documentName}`}
            onClick={() => onClose(requestId)}
          >
            {act}
          </Button>
        )
      },
    },
  ]
}
