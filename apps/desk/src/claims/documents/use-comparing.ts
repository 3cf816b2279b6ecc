import {
  listClaimFiles,
  type WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { filesBeside } from './file-words.ts'

/** Whether a document stands beside another file of its claim, and which: asked for once somebody compares. */
export function useComparing(document: Pick<WaitingDocument, 'claimId' | 'type' | 'files'>) {
  const [isOn, setIsOn] = useState(false)
  const [fileId, setFileId] = useState<string>()
  const { value, failed } = useDeskQuery(
    listClaimFiles,
    isOn ? { claimId: document.claimId } : undefined,
  )
  const beside = value === undefined ? [] : filesBeside(document, value.documents)
  const chosen = beside.find(({ file }) => file.fileId === fileId) ?? beside[0]

  return {
    isOn,
    compared: isOn && chosen ? { beside, chosen, onChoose: setFileId } : undefined,
    /** There is nothing to compare it with. */
    isAlone: isOn && value !== undefined && chosen === undefined,
    failed: isOn ? failed : undefined,
    toggle: () => setIsOn(!isOn),
  }
}
