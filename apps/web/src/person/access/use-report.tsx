import {
  type AccessEntry,
  type AccessReport,
  reportAccess,
} from '@ecenter/contract/person/access.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { useAction } from '../../client/use-action.ts'
import { useConfirm } from '../use-confirm.tsx'
import { lookerOf } from './access-days.ts'

/** Says of a look that it was not theirs, once they have said yes; the code of the list is asked for again where it is over. */
export function useReport(handle: string, onProofMissing: () => void) {
  const [reports, setReports] = useState<Readonly<Record<string, AccessReport>>>({})
  const [reporting, setReporting] = useState<string>()
  const send = useAction(reportAccess)
  const { confirm, dialog } = useConfirm()

  async function report(entry: AccessEntry) {
    const { entryId, at, what } = entry
    const isSure = await confirm({
      title: '这一次不是您，也不是您让做的？',
      text: `${at}，${lookerOf(entry)}：${what}。我们会按投诉查清楚，在答复日期前告诉您结果。`,
      yes: '反映',
    })
    if (!isSure) return
    setReporting(entryId)
    const result = await send({ handle, entryId })
    setReporting(undefined)
    if (result.kind === 'answered') {
      setReports((before) => ({ ...before, [entryId]: result.value }))
    } else if (result.kind === 'rejected' && result.code === resultCodes.grantMissing) {
      onProofMissing()
    } else tellFailure({ call: reportAccess, failed: result })
  }

  /** The entries, with what was reported meanwhile. */
  function withReports(entries: readonly AccessEntry[]): AccessEntry[] {
    return entries.map((entry) => ({ ...entry, report: entry.report ?? reports[entry.entryId] }))
  }

  return { report, reporting, withReports, dialog }
}
