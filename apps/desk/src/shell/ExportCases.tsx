import { exportCases } from '@ecenter/contract/appeals/desk/export-cases.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { useDeskSession } from '../client/desk-session.ts'
import { DownloadButton } from './DownloadButton.tsx'

interface ExportCasesProps {
  readonly request: TypedOf<typeof exportCases>
  readonly children: string
}

/** The registry as it is narrowed, as a file, for whoever may have it. */
export function ExportCases({ request, children }: ExportCasesProps) {
  const me = useDeskSession(({ session }) => session.me)
  if (me === undefined || !isAllowed(exportCases.access, me.roles)) return null
  return (
    <DownloadButton call={exportCases} request={request} fileName="投诉登记簿.csv">
      {children}
    </DownloadButton>
  )
}
