import { SquarePen } from 'lucide'
import { useEffect } from 'react'
import { Card } from '../kit/Card.tsx'
import { Loading } from '../kit/Loading.tsx'
import { NavRow } from '../kit/NavRow.tsx'
import { PageFoot } from '../kit/PageFoot.tsx'
import { SkeletonCards } from '../kit/Skeleton.tsx'
import { Screen } from '../shell/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { markCarPolicyVisit } from './car-policy-cookie.ts'
import { CoverageCard } from './detail/CoverageCard.tsx'
import { EarlierTerms } from './detail/EarlierTerms.tsx'
import { ElectronicPolicyBar } from './detail/ElectronicPolicyBar.tsx'
import { spokenName } from './detail/kind-names.ts'
import { PolicyMoreRows } from './detail/PolicyMoreRows.tsx'
import { PremiumCard } from './detail/PremiumCard.tsx'
import { SpecialAgreementsCard } from './detail/SpecialAgreementsCard.tsx'
import { TermCard } from './detail/TermCard.tsx'
import { usePolicyDetails } from './detail/use-policy-details.ts'
import { VehicleCard } from './detail/VehicleCard.tsx'

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
      {opened.vehicle && <VehicleCard vehicle={opened.vehicle} parties={opened.parties} />}
      {details.policies.map((policy) => (
        <SpecialAgreementsCard
          key={policy.handle}
          title={`${spokenName(policy)}特别约定`}
          agreements={policy.specialAgreements}
        />
      ))}
      <Card label="更多" isNavList>
        {details.policies.map((policy) => (
          <PolicyMoreRows key={policy.handle} policy={policy} />
        ))}
        <NavRow
          href={`#/license-correct?handle=${details.handle}`}
          data-click="plate supplement"
          icon={SquarePen}
        >
          补录车牌
        </NavRow>
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
