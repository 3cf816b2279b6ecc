import type { PolicyDetail, PolicyEndorsement } from '@ecenter/contract/policies/policy.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { FilePen } from 'lucide'
import { useCall } from '../client/use-call.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Row, Rows } from '../kit/lists/Rows.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { yuan } from '../kit/words/money.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { queryPageOfAddress } from '../verification/query-page.ts'
import { detailHref } from './policy-pages.ts'

/** What was changed in a policy after it was issued, the newest change first. */
export function PolicyEndorsementPage() {
  const handle = pageParameter('handle') ?? ''
  const { value, failed, ask } = useCall(readOnePolicy, { handle })
  const policy = value?.policyInfo
  const endorsements = policy && [...policy.endorsements].reverse()
  return (
    <Screen>
      <ProvenContent handle={handle} failed={failed} ask={ask} queryHref={queryPageOfAddress()}>
        {value === undefined && (
          <>
            <Loading />
            <SkeletonCards />
          </>
        )}
      </ProvenContent>
      {policy && endorsements?.length === 0 && (
        <ResultState
          tone="empty"
          icon={FilePen}
          title="没有批改记录"
          actions={
            <ButtonLink href={detailHref(policy)} isBlock>
              查看保单
            </ButtonLink>
          }
        >
          这份保单自出单以来没有变更过。
        </ResultState>
      )}
      {policy &&
        endorsements?.map((each) => (
          <EndorsementCard
            key={each.endorsementNo}
            endorsement={each}
            href={chosenOf(policy, each)}
          />
        ))}
    </Screen>
  )
}

interface EndorsementCardProps {
  readonly endorsement: PolicyEndorsement
  /** Its document. */
  readonly href: string
}

function EndorsementCard({ endorsement, href }: EndorsementCardProps) {
  const { kind, effectiveOn, summary, changes, premiumChange, endorsementNo } = endorsement
  return (
    <Card label={`${effectiveOn} ${kind}`} title={kind} aside={effectiveOn} sub={summary}>
      <Rows isStacked>
        {changes.map(({ item, before, after }) => (
          <Row key={item} label={item}>
            {before} 改为 {after}
          </Row>
        ))}
        {premiumChange !== 0 && (
          <Row label={premiumChange > 0 ? '加收保费（元）' : '退还保费（元）'} isNumber>
            {yuan(Math.abs(premiumChange))}
          </Row>
        )}
        <Row label="批单号" isNumber>
          {endorsementNo}
        </Row>
      </Rows>
      <ButtonLink variant="text" isBlock href={href}>
        查看批单
      </ButtonLink>
    </Card>
  )
}

function chosenOf({ handle, kind }: PolicyDetail, { endorsementNo }: PolicyEndorsement): string {
  const place = new URLSearchParams({ handle, kind, paper: 'endorsement', endorsementNo })
  return `#/pdf?${place.toString()}`
}
