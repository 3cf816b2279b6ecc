import type { PolicyDetail } from '@ecenter/contract/policies/policy-detail.ts'
import { FilePen, ScrollText } from 'lucide'
import { useEffect } from 'react'
import { Card } from '../kit/Card.tsx'
import { Loading } from '../kit/Loading.tsx'
import { NavRow } from '../kit/NavRow.tsx'
import { PageFoot } from '../kit/PageFoot.tsx'
import { SkeletonCards } from '../kit/Skeleton.tsx'
import { Screen } from '../shell/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { CoverageCard } from './CoverageCard.tsx'
import { markCarPolicyVisit } from './car-policy-cookie.ts'
import { EarlierTerms } from './EarlierTerms.tsx'
import { ElectronicPolicyBar } from './ElectronicPolicyBar.tsx'
import { kindNames } from './kind-names.ts'
import { PremiumCard } from './PremiumCard.tsx'
import { TermCard } from './TermCard.tsx'
import { usePolicyDetails } from './use-policy-details.ts'
import { VehicleCard } from './VehicleCard.tsx'

/** `/policy-carDetail` and, inside a partner's channel, `/policy-carDetail-channel`. */
export function CarPolicyDetailPage() {
  const details = usePolicyDetails()
  const [opened] = details.policies ?? []
  useEffect(markCarPolicyVisit, [])

  if (details.policies === undefined || opened === undefined) {
    return (
      <Screen>
        <ProvenContent {...details} queryHref="#/policy-query">
          <Loading />
          <SkeletonCards />
        </ProvenContent>
      </Screen>
    )
  }
  return (
    <Screen actions={<ElectronicPolicyBar policies={details.policies} />}>
      <TermCard policy={opened} />
      {details.policies.map((policy) => (
        <CoverageCard key={policy.handle} policy={policy} />
      ))}
      <PremiumCard policies={details.policies} />
      <VehicleCard policy={opened} />
      <Card label="更多" isNavList>
        {details.policies.map((policy) => (
          <MoreRows key={policy.handle} policy={policy} />
        ))}
      </Card>
      <EarlierTerms handle={details.handle} />
      <PageFoot>
        {details.policies.map(({ policyNo, productName }) => (
          <span key={policyNo}>
            {productName} <span className="num">{policyNo}</span>
            <br />
          </span>
        ))}
      </PageFoot>
    </Screen>
  )
}

function MoreRows({ policy: { handle, kind, endorsements, clauses } }: { policy: PolicyDetail }) {
  const name = kindNames[kind]
  return (
    <>
      {endorsements.length > 0 && (
        <NavRow
          href={`#/policy-detail-correctInfos?handle=${handle}`}
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
          {name}条款
        </NavRow>
      )}
    </>
  )
}
