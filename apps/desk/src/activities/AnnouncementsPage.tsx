import {
  type AnnouncementKind,
  announcementKindNames,
  type DeskAnnouncement,
  listAnnouncements,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Plus } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { useAreas } from '../places/use-areas.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { statusOf } from './announcement-status.ts'
import { whereText } from './where-text.ts'

const tabs = choicesOf(announcementKindNames).map(({ value, label }) => ({
  name: value,
  title: label,
}))

/** What the home page tells, kind by kind, in its order. */
export function AnnouncementsPage() {
  const { parameters } = usePlace()
  const kind = tabs.find(({ name }) => name === parameters.kind)?.name ?? 'carousel'
  const query = useDeskQuery(listAnnouncements, {})
  return (
    <>
      <Toolbar
        actions={
          <ButtonLink variant="primary" icon={Plus} href={hrefOf('/announcement', { kind })}>
            新增{announcementKindNames[kind]}
          </ButtonLink>
        }
      />
      <Tabs
        label="首页内容"
        tabs={tabs}
        chosen={kind}
        onChoose={(chosen) => goInstead('/announcements', { kind: chosen })}
      >
        <Loaded query={query}>
          {({ announcements, today }) => (
            <Rows
              kind={kind}
              today={today}
              announcements={announcements.filter((each) => each.kind === kind)}
            />
          )}
        </Loaded>
      </Tabs>
    </>
  )
}

interface RowsProps {
  readonly kind: AnnouncementKind
  /** An ISO date. */
  readonly today: string
  readonly announcements: readonly DeskAnnouncement[]
}

function Rows({ kind, today, announcements }: RowsProps) {
  const areas = useAreas()
  const name = announcementKindNames[kind]
  if (announcements.length === 0) {
    return <EmptyState title={`还没有${name}`}>新增后，客户在首页就能看到。</EmptyState>
  }
  const columns: readonly Column<DeskAnnouncement>[] = [
    {
      name: 'title',
      title: '标题',
      cell: ({ id, title }) => <a href={hrefOf('/announcement', { id })}>{title}</a>,
    },
    { name: 'where', title: '地区和渠道', cell: (each) => whereText(areas, each) },
    {
      name: 'when',
      title: '日期',
      isWhole: true,
      cell: ({ from, until }) => (
        <span className="num">
          {from} 至 {until}
        </span>
      ),
    },
    { name: 'seq', title: '次序', isNumber: true, cell: ({ seq }) => seq },
    {
      name: 'status',
      title: '状态',
      isWhole: true,
      cell: (each) => <Status {...statusOf(each, today)} />,
    },
  ]
  return (
    <Panel isFlush>
      <Table label={name} columns={columns} rows={announcements} keyOf={({ id }) => id} />
    </Panel>
  )
}

function Status({ word, tone }: ReturnType<typeof statusOf>) {
  return <Badge tone={tone}>{word}</Badge>
}
