import { listDocumentRequests } from '@ecenter/contract/customers/desk/document-request.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { CountTile } from '../../kit/layout/CountTile.tsx'
import { hrefOf } from '../../shell/location.ts'
import { documentRequestsPath } from '../../shell/shell-paths.ts'

/** What customers sent because one asked for it, and one has not seen. */
export function DocumentRequestsTile() {
  const { value, failed } = useDeskQuery(listDocumentRequests, {})
  const waiting = value === undefined ? undefined : value.requests.length - value.arrived
  return (
    <CountTile
      title="请客户交的材料"
      href={hrefOf(documentRequestsPath)}
      count={value?.arrived}
      hasFailed={failed !== undefined}
      unit="份已交来"
      note={waiting ? `还有 ${waiting} 份等客户交` : undefined}
    />
  )
}
