import type {
  PolicyDetail,
  PolicyFact,
  PolicyParties,
  RiskItem,
} from '@ecenter/contract/policies/policy.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { useCall } from '../client/use-call.ts'
import { Card } from '../kit/layout/Card.tsx'
import { Columns } from '../kit/layout/Columns.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { Row, Rows } from '../kit/lists/Rows.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { yuan } from '../kit/words/money.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { queryPageOfAddress } from '../verification/query-page.ts'
import { CoverageCard } from './detail/CoverageCard.tsx'
import { ElectronicPolicyBar } from './detail/ElectronicPolicyBar.tsx'
import { InsuredPeopleCard } from './detail/InsuredPeopleCard.tsx'
import { PartiesRows } from './detail/PartiesRows.tsx'
import { PolicyMoreRows } from './detail/PolicyMoreRows.tsx'
import { PremiumCard } from './detail/PremiumCard.tsx'
import { SpecialAgreementsCard } from './detail/SpecialAgreementsCard.tsx'
import { TermCard } from './detail/TermCard.tsx'
import { useSeenPolicy } from './detail/use-seen-policy.ts'

/** `/policy-detail`: a policy of any kind but car. */
export function PolicyDetailPage() {
  const handle = pageParameter('handle') ?? ''
  const { value, ...state } = useCall(readOnePolicy, { handle })
  useSeenPolicy(value?.policyInfo)
  if (value === undefined) {
    return (
      <Screen>
        <ProvenContent {...state} handle={handle} queryHref={queryPageOfAddress()}>
          <Loading />
          <SkeletonCards />
        </ProvenContent>
      </Screen>
    )
  }
  return value.policyInfo.isOwnShareOnly ? (
    <OwnShare policy={value.policyInfo} />
  ) : (
    <WholePolicy policy={value.policyInfo} />
  )
}

function WholePolicy({ policy }: { readonly policy: PolicyDetail }) {
  return (
    <Screen isWide actions={<ElectronicPolicyBar policies={[policy]} />}>
      <Columns side={<Terms policy={policy} />}>
        <Cover policy={policy} />
        {policy.insuredCount > 1 && <InsuredPeopleCard policy={policy} />}
        <PremiumCard policies={[policy]} />
      </Columns>
    </Screen>
  )
}

/** One of many insured: no document and no premium, for they belong to who took the policy out. */
function OwnShare({ policy }: { readonly policy: PolicyDetail }) {
  return (
    <Screen>
      <NoticeBar tone="info">
        您是这份保单的被保险人之一，这里只显示与您有关的内容。需要保单文件时，请联系
        {policy.kind === 'group' ? '投保单位' : '投保人'}。
      </NoticeBar>
      <Cover policy={policy} />
      <Terms policy={policy} />
    </Screen>
  )
}

/** What is covered, and for whom. */
function Cover({ policy }: { readonly policy: PolicyDetail }) {
  return (
    <>
      <TermCard policy={policy} />
      <RiskCard items={policy.riskInfo} />
      <CoverageCard policy={policy} />
      {policy.detailInfos.map(({ title, facts }) => (
        <FactsCard key={title} title={title} facts={facts} />
      ))}
      <PartiesCard parties={policy.parties} />
    </>
  )
}

/** What both sides agreed on. */
function Terms({ policy }: { readonly policy: PolicyDetail }) {
  const { endorsements, clauses, policyNo, productName } = policy
  return (
    <>
      <SpecialAgreementsCard agreements={policy.specialAgreements} />
      <FactsCard title="产品信息" facts={policy.productBasicInfo} />
      {endorsements.length + clauses.length > 0 && (
        <Card label="更多" isNavList>
          <PolicyMoreRows policy={policy} />
        </Card>
      )}
      <PageFoot>
        {productName} <span className="num">{policyNo}</span>
      </PageFoot>
    </>
  )
}

function PartiesCard({ parties }: { readonly parties: PolicyParties }) {
  return (
    <Card title="投保人和被保险人">
      <Rows isStacked>
        <PartiesRows parties={parties} />
      </Rows>
    </Card>
  )
}

/** What is insured, item by item; sums stand only where an item has its own. */
function RiskCard({ items }: { readonly items: readonly RiskItem[] }) {
  if (items.length === 0) return null
  const hasSums = items.some(({ sumInsured }) => sumInsured !== undefined)
  return (
    <Card title="保的是什么" {...(hasSums ? { aside: '保险金额，单位：元' } : {})}>
      <Rows isRuled>
        {items.map(({ name, note, sumInsured }) => (
          <Row key={name} label={name} {...(note === undefined ? {} : { note })} isNumber>
            {sumInsured === undefined ? '' : yuan(sumInsured)}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

interface FactsCardProps {
  readonly title: string
  readonly facts: readonly PolicyFact[]
}

/** Labelled facts; without any, nothing shows. */
function FactsCard({ title, facts }: FactsCardProps) {
  if (facts.length === 0) return null
  return (
    <Card title={title}>
      <Rows isStacked>
        {facts.map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
