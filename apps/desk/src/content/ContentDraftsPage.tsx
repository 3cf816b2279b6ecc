import {
  contentKindNames,
  type DraftState,
  draftStateNames,
  type ListedDraft,
  listContentDrafts,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { editorPaths } from '../shell/content/content-paths.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf } from '../shell/location.ts'

/** What colleagues write shows within this. */
const moveMs = 15_000

/** Everything that was written for customers and is not published yet. */
export function ContentDraftsPage() {
  const query = useDeskQuery(listContentDrafts, {}, { everyMs: moveMs })
  return (
    <Loaded query={query}>
      {({ drafts }) =>
        drafts.length === 0 ? (
          <EmptyState title="没有等待审核的内容">
            同事改的问答、网点、首页内容和问卷，先在这里审核，再给客户看。
          </EmptyState>
        ) : (
          <Panel isFlush>
            <Table
              label={`还没有发布的内容，${drafts.length} 份`}
              columns={columns}
              rows={drafts}
              keyOf={({ draftId }) => draftId}
            />
          </Panel>
        )
      }
    </Loaded>
  )
}

const tones: Readonly<Record<DraftState, 'info' | 'success' | 'warning'>> = {
  waiting: 'info',
  scheduled: 'success',
  returned: 'warning',
}

const columns: readonly Column<ListedDraft>[] = [
  {
    name: 'title',
    title: '内容',
    cell: ({ title, kind, contentId, draftId }) => (
      <a href={hrefOf(editorPaths[kind], { id: contentId, draft: draftId })}>{title}</a>
    ),
  },
  { name: 'kind', title: '种类', isWhole: true, cell: ({ kind }) => contentKindNames[kind] },
  {
    name: 'change',
    title: '改动',
    isWhole: true,
    cell: ({ contentId }) => (contentId === undefined ? '新增' : '修改'),
  },
  {
    name: 'state',
    title: '状态',
    isWhole: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{draftStateNames[state]}</Badge>,
  },
  {
    name: 'by',
    title: '作者',
    isWhole: true,
    cell: ({ by, at, isOwn }) => (
      <span className="num">{`${isOwn ? '我' : (by ?? '已离开的同事')}，${at}`}</span>
    ),
  },
  {
    name: 'note',
    title: '说明',
    cell: ({ publishAt, reviewedBy, note }) =>
      publishAt === undefined ? note : `${publishAt} 发布，${reviewedBy ?? ''} 审核`,
  },
]
