import { LinkTabs } from '../kit/LinkTabs.tsx'
import { PageIntro } from '../kit/PageIntro.tsx'
import { useFact } from '../lookups/use-fact.ts'
import { HelpFoot } from '../shell/HelpFoot.tsx'
import { Screen } from '../shell/Screen.tsx'
import { claimFacts, isCarFact } from './claim-facts.ts'
import { queryHref } from './claim-pages.ts'
import { CarClaimForm } from './doors/CarClaimForm.tsx'
import { OtherClaimForm } from './doors/OtherClaimForm.tsx'

const tabs = { car: queryHref('plate'), other: queryHref('report') } as const

/** `/claims-query`: the claims of a car, or any claim by what is known of it. */
export function ClaimsQueryPage() {
  const [fact, setFact] = useFact(claimFacts)
  return (
    <Screen isPlain>
      <LinkTabs
        label="理赔种类"
        tabs={[
          { label: '车险理赔', href: tabs.car },
          { label: '其他理赔', href: tabs.other },
        ]}
        current={isCarFact(fact) ? tabs.car : tabs.other}
      />
      <PageIntro title="查理赔进度">报过案的，在这里看办到哪一步、还要您做什么。</PageIntro>
      {isCarFact(fact) ? (
        <CarClaimForm fact={fact} onChoose={setFact} />
      ) : (
        <OtherClaimForm fact={fact} onChoose={setFact} />
      )}
      <HelpFoot note="您填写的信息只用于本次查询" question="还没有报案，或查不到？" />
    </Screen>
  )
}
