import { viewApplication } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { Facts } from '../kit/layout/Facts.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { SignedFile } from './documents/SignedFile.tsx'

interface ApplicationPanelProps {
  readonly claimId: string
  readonly application: NonNullable<DeskClaim['application']>
}

/** The application that the customer signed, and what they tell otherwise than the report. */
export function ApplicationPanel({ claimId, application }: ApplicationPanelProps) {
  const { signedAt, corrected } = application
  const facts = [
    { name: '签字时间', value: <span className="num">{signedAt}</span> },
    ...corrected.flatMap(({ name, before, now }) => [
      { name: `${name}（客户更正）`, value: now },
      { name: `${name}（报案记录）`, value: before },
    ]),
  ]
  return (
    <Panel title="索赔申请书">
      <Facts facts={facts} />
      <SignedFile claimId={claimId} call={viewApplication} name="签好的申请书" />
    </Panel>
  )
}
