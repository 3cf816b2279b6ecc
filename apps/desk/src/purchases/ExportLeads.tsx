import type { RequestOf } from '@ecenter/contract/call.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { exportLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { useDeskSession } from '../client/desk-session.ts'
import { DownloadButton } from '../shell/DownloadButton.tsx'

interface ExportLeadsProps {
  readonly request: RequestOf<typeof exportLeads>
}

/** What is chosen as a file, for whoever may have it. */
export function ExportLeads({ request }: ExportLeadsProps) {
  const me = useDeskSession(({ session }) => session.me)
  if (me === undefined || !isAllowed(exportLeads.access, me.roles)) return null
  return (
    <DownloadButton call={exportLeads} request={request} fileName="投保登记.csv">
      导出表格
    </DownloadButton>
  )
}
