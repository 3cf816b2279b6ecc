import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import { useCallback } from 'react'
import { useAction } from '../../client/use-action.ts'
import { OneUseLink } from '../../documents/handing-out/OneUseLink.tsx'
import { endorsementOfAddress } from '../papers.ts'

interface PaperLinkProps {
  readonly handle: string
  readonly paper: PolicyPaper
}

/** A link to what the policy of this page is handed out as. */
export function PaperLink({ handle, paper }: PaperLinkProps) {
  const makeLink = useAction(downLodElectronicPolicy)
  const endorsementNo = endorsementOfAddress()
  return (
    <OneUseLink
      handle={handle}
      makeLink={useCallback(
        () => makeLink({ handle, paper, endorsementNo }),
        [makeLink, handle, paper, endorsementNo],
      )}
    />
  )
}
