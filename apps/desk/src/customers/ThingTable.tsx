import {
  type CustomerThing,
  thingKindNames,
} from '@ecenter/contract/customers/desk/customer-thing.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../client/desk-session.ts'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { hrefOfListed } from '../shell/thing-paths.ts'
import { customerPath } from './customer-paths.ts'
import styles from './ThingTable.module.css'

/** With its customer, where it stands apart from them. */
type Row = CustomerThing & { readonly customerId?: string | undefined }

interface ThingTableProps {
  /** Read aloud. */
  readonly label: string
  /** Beside something else: what it is, how it stands and by when. */
  readonly isBrief?: boolean
  readonly things: readonly Row[]
}

/** What customers have with the insurer, each with the way to where it is handled. */
export function ThingTable({ label, isBrief = false, things }: ThingTableProps) {
  const roles = useDeskSession(({ session }) => session.me?.roles)
  return (
    <Table
      label={label}
      columns={columnsOf(roles ?? [], things).filter(
        ({ name }) => !isBrief || briefColumns.includes(name),
      )}
      rows={things}
      keyOf={({ kind, thingId, at }) => `${kind}/${thingId}/${at}`}
    />
  )
}

const briefColumns: readonly string[] = ['title', 'status', 'due']

/** What no row of a list has stands in no column of it. */
function columnsOf(roles: readonly StaffRole[], things: readonly Row[]): readonly Column<Row>[] {
  const columns: readonly (Column<Row> & { readonly has?: (row: Row) => unknown })[] = [
    {
      name: 'title',
      title: '事项',
      cell: (row) => {
        const href = wayTo(row, roles)
        const words = `${thingKindNames[row.kind]}：${row.title}`
        return (
          <>
            {href === undefined ? words : <a href={href}>{words}</a>}
            {row.note !== undefined && <p className={styles.note}>{row.note}</p>}
          </>
        )
      },
    },
    {
      name: 'status',
      title: '状态',
      cell: ({ status, isWaiting }) => (
        <Badge tone={isWaiting ? 'info' : 'neutral'}>{status}</Badge>
      ),
    },
    {
      name: 'due',
      title: '期限',
      isWhole: true,
      has: ({ dueAt, isLate }) => dueAt !== undefined || isLate,
      cell: ({ dueAt, isLate }) => (
        <>
          {dueAt !== undefined && <span className="num">{dueAt} 前 </span>}
          {isLate && <Badge tone="danger">已超时</Badge>}
        </>
      ),
    },
    {
      name: 'number',
      title: '号码',
      isWhole: true,
      has: ({ number }) => number,
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    {
      name: 'plate',
      title: '车牌',
      isWhole: true,
      has: ({ plate }) => plate,
      cell: ({ plate }) => <span className="num">{plate}</span>,
    },
    {
      name: 'amount',
      title: '金额（元）',
      isNumber: true,
      has: ({ amount }) => amount,
      cell: ({ amount }) => amount,
    },
    {
      name: 'at',
      title: '开始',
      isWhole: true,
      cell: ({ at }) => <span className="num">{at}</span>,
    },
  ]
  return columns.filter(({ has }) => has === undefined || things.some((row) => has(row)))
}

function wayTo(row: Row, roles: readonly StaffRole[]) {
  const own = hrefOfListed(row, roles)
  if (own !== undefined) return own
  const { customerId } = row
  return customerId === undefined ? undefined : hrefOf(customerPath, { id: customerId })
}
