import type { DeskWish } from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Button } from '../kit/buttons/Button.tsx'
import { ButtonRow } from '../kit/layout/PageStack.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'

interface WishTableProps {
  readonly wishes: readonly DeskWish[]
  readonly onAgain: (wish: DeskWish) => void
  readonly onNote: (wish: DeskWish) => void
}

/** What was asked for and since when; whom to call about it the core knows. */
export function WishTable({ wishes, ...acts }: WishTableProps) {
  return (
    <Table
      label="待核心确认的请求"
      columns={columnsOf(acts)}
      rows={wishes}
      keyOf={({ eventId, part }) => `${eventId}/${part}`}
    />
  )
}

function columnsOf({
  onAgain,
  onNote,
}: Omit<WishTableProps, 'wishes'>): readonly Column<DeskWish>[] {
  return [
    { name: 'about', title: '关于', isWhole: true, cell: ({ about }) => about },
    { name: 'asked', title: '申请内容', cell: ({ asked }) => asked },
    {
      name: 'askedAt',
      title: '申请时间',
      isWhole: true,
      cell: ({ askedAt }) => <span className="num">{askedAt}</span>,
    },
    {
      name: 'dueAt',
      title: '答复时限',
      isWhole: true,
      cell: ({ dueAt, isLate }) => (
        <>
          <span className="num">{dueAt}</span> {isLate && <Badge tone="danger">超时</Badge>}
        </>
      ),
    },
    { name: 'notes', title: '催办记录', cell: (wish) => <Records wish={wish} /> },
    {
      name: 'actions',
      title: '操作',
      isUntitled: true,
      isWhole: true,
      cell: (wish) => (
        <ButtonRow>
          <Button
            isSmall
            aria-label={`重新提请：${wish.about} ${wish.asked}`}
            onClick={() => onAgain(wish)}
          >
            重新提请
          </Button>
          <Button
            isSmall
            aria-label={`记录通话：${wish.about} ${wish.asked}`}
            onClick={() => onNote(wish)}
          >
            记录通话
          </Button>
        </ButtonRow>
      ),
    },
  ]
}

function Records({ wish: { askedAgainAt, notes } }: { readonly wish: DeskWish }) {
  if (askedAgainAt === undefined && notes.length === 0) return '无'
  return (
    <ul>
      {askedAgainAt !== undefined && (
        <li>
          <span className="num">{askedAgainAt}</span> 已重新提请
        </li>
      )}
      {notes.map(({ at, byName, text }) => (
        <li key={`${at} ${text}`}>
          <span className="num">{at}</span> {byName}：{text}
        </li>
      ))}
    </ul>
  )
}
