import type { ReactNode } from 'react'
import { RowKeyHints } from '../buttons/KeyHint.tsx'
import { Panel } from '../layout/Panel.tsx'
import { Pager } from './Pager.tsx'

interface PagedPanelProps {
  /** Absent where the page's own heading names it. */
  readonly title?: string
  readonly total: number
  readonly rowsPerPage: number
  readonly page: number
  readonly onPage: (page: number) => void
  /** What stands there where this page has no rows; undefined where it has. */
  readonly empty: ReactNode | undefined
  /** False where nothing opens a row: the keys that go through rows are not offered there. */
  readonly canOpen?: boolean
  /** The table. */
  readonly children: ReactNode
}

/** One page of a long list, or why there is none, and the way to the others. */
export function PagedPanel(props: PagedPanelProps) {
  const { title, total, rowsPerPage, page, onPage, empty, canOpen = true, children } = props
  return (
    <>
      {empty === undefined ? (
        <Panel isFlush {...(title !== undefined && { title })}>
          {children}
        </Panel>
      ) : (
        // Behind the last page nothing stands, but something is there.
        page === 1 && total === 0 && empty
      )}
      <Pager page={page} pages={Math.ceil(total / rowsPerPage)} onPage={onPage} />
      {canOpen && title === undefined && empty === undefined && <RowKeyHints />}
    </>
  )
}
