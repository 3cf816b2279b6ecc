import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { FilePen, ScrollText } from 'lucide'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { spokenName } from './kind-names.ts'

/** Ways from a policy to its changes and its clauses. */
export function PolicyMoreRows({ policy }: { readonly policy: PolicyDetail }) {
  const { handle, kind, endorsements, clauses } = policy
  const name = spokenName(policy)
  return (
    <>
      {endorsements.length > 0 && (
        <NavRow
          href={`#/policy-detail-correctInfos?handle=${handle}&kind=${kind}`}
          icon={FilePen}
          value={`${endorsements.length} 次`}
        >
          {name}批改记录
        </NavRow>
      )}
      {clauses.length > 0 && (
        <NavRow
          href={`#/policy-detail-PDFList?handle=${handle}`}
          icon={ScrollText}
          value={`${clauses.length} 份`}
        >
          {name || '保险'}条款
        </NavRow>
      )}
    </>
  )
}
