import { plateChangeName } from '@ecenter/contract/plates/plate-change-name.ts'
import type {
  InsuredVehicle,
  PolicyDetail,
  PolicyParties,
} from '@ecenter/contract/policies/policy.ts'
import { findEarlierTerms, queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { SquarePen } from 'lucide'
import { useEffect } from 'react'
import { carPolicyCookie } from '../client/failures/is-silenced.ts'
import { type CallState, useCall } from '../client/use-call.ts'
import { Card } from '../kit/layout/Card.tsx'
import { Columns } from '../kit/layout/Columns.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { Row, Rows } from '../kit/lists/Rows.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { CoverageCard } from './detail/CoverageCard.tsx'
import { ElectronicPolicyBar } from './detail/ElectronicPolicyBar.tsx'
import { spokenName } from './detail/kind-names.ts'
import { PartiesRows } from './detail/PartiesRows.tsx'
import { PolicyMoreRows } from './detail/PolicyMoreRows.tsx'
import { PremiumCard } from './detail/PremiumCard.tsx'
import { SpecialAgreementsCard } from './detail/SpecialAgreementsCard.tsx'
import { TermCard } from './detail/TermCard.tsx'
import { useSeenPolicy } from './detail/use-seen-policy.ts'

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
    <Screen isWide actions={<ElectronicPolicyBar policies={details.policies} />}>
      <Columns
        side={
          <>
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
                {plateChangeName(opened.vehicle?.licenseNo)}
              </NavRow>
            </Card>
            <EarlierTerms handle={details.handle} />
          </>
        }
      >
        <TermCard policy={opened} />
        {details.policies.map((policy) => (
          <CoverageCard key={policy.handle} policy={policy} />
        ))}
        <PremiumCard policies={details.policies} />
      </Columns>
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

/** Flags the car policy screens for this browser session (specification, section 8); it proves nothing. */
function markCarPolicyVisit(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in the web views we serve
  document.cookie = `${carPolicyCookie}; path=/; samesite=lax`
}

/** Earlier terms of the same car; where there are none, nothing shows. */
function EarlierTerms({ handle }: { readonly handle: string }) {
  const { value } = useCall(findEarlierTerms, { handle })
  if (value === undefined || value.policyInfoList.length === 0) return null
  return (
    <Card title="往年保单" isNavList>
      {value.policyInfoList.map((policy) => (
        <NavRow
          key={policy.handle}
          href={`#/policy-carDetail?handle=${policy.handle}`}
          note={`${policy.startDate} 至 ${policy.endDate}`}
        >
          {policy.productName}
        </NavRow>
      ))}
    </Card>
  )
}

interface PolicyDetails extends Omit<CallState<unknown>, 'value'> {
  readonly handle: string
  /** All policies of the car that run together; the one that was opened comes first. */
  readonly policies: readonly PolicyDetail[] | undefined
}

/** The details of the policy that the address names, with those that run beside it. */
function usePolicyDetails(): PolicyDetails {
  const handle = pageParameter('handle') ?? ''
  const { value, ...state } = useCall(queryCarPolicy, { handle })
  const policies =
    value &&
    [...value.policyInfoList].sort(
      (one, other) => Number(other.handle === handle) - Number(one.handle === handle),
    )
  useSeenPolicy(policies?.[0])
  return { ...state, handle, policies }
}

interface VehicleCardProps {
  readonly vehicle: InsuredVehicle
  readonly parties: PolicyParties
}

function VehicleCard({ vehicle, parties }: VehicleCardProps) {
  return (
    <Card title="车辆和人员">
      <Rows isStacked>
        <Row label="车架号" isNumber>
          {vehicle.maskedFrameNo}
        </Row>
        <Row label="发动机号" isNumber>
          {vehicle.maskedEngineNo}
        </Row>
        <Row label="使用性质">
          {vehicle.useNature}，{vehicle.seats} 座
        </Row>
        <Row label="初次登记" isNumber>
          {vehicle.firstRegisteredOn}
        </Row>
        <PartiesRows parties={parties} />
      </Rows>
    </Card>
  )
}
