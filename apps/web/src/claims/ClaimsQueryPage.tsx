import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { LinkTabs } from '../kit/tabs/LinkTabs.tsx'
import { SearchFormView } from '../lookups/SearchFormView.tsx'
import { SearchTiles } from '../lookups/SearchTiles.tsx'
import { useFact } from '../lookups/use-fact.ts'
import { useSearchForm } from '../lookups/use-search-form.ts'
import { navigate } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { useCarClaimQuery } from '../state/car-claim-query.ts'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { useOtherClaimQuery } from '../state/other-claim-query.ts'
import {
  type CarFact,
  carFacts,
  claimFacts,
  isCarFact,
  type OtherFact,
  otherFacts,
} from './claim-facts.ts'
import { queryHref } from './claim-pages.ts'
import { carForms, otherForms } from './search/claim-forms.ts'

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
      <PageIntro title="查理赔进度">
        报过案的，在这里看办到哪一步、还要您做什么。
        {isCarFact(fact) && (
          <>
            还没报案？<a href="#/report">在线报案</a>
          </>
        )}
      </PageIntro>
      {isCarFact(fact) ? (
        <CarClaimForm fact={fact} onChoose={setFact} />
      ) : (
        <OtherClaimForm fact={fact} onChoose={setFact} />
      )}
      <HelpFoot
        note="您填写的信息只用于本次查询"
        question={isCarFact(fact) ? '查不到？' : '还没有报案，或查不到？'}
      />
    </Screen>
  )
}

interface OtherClaimFormProps {
  readonly fact: OtherFact
  readonly onChoose: (fact: OtherFact) => void
}

function OtherClaimForm({ fact, onChoose }: OtherClaimFormProps) {
  const typed = useOtherClaimQuery()
  const form = useSearchForm({
    searchForm: otherForms[fact],
    typed,
    onFound(asked) {
      useOtherClaimQuery.setState(asked)
      navigate(`/claims-info-nocar?by=${fact}`)
    },
    onNothingFound: () => navigate(`/claims-queryResult?by=${fact}`),
  })
  return (
    <SearchFormView label="查其他理赔" form={form} submitText="查询理赔">
      <SearchTiles facts={otherFacts} searchForms={otherForms} fact={fact} onChoose={onChoose} />
    </SearchFormView>
  )
}

interface CarClaimFormProps {
  readonly fact: CarFact
  readonly onChoose: (fact: CarFact) => void
}

/** The car whose policies were asked for is the one whose claims are asked for, until another is typed. */
function CarClaimForm({ fact, onChoose }: CarClaimFormProps) {
  const car = useCarPolicyQuery()
  const { policyNo, identifyNumber } = useCarClaimQuery()
  const form = useSearchForm({
    searchForm: carForms[fact],
    typed: {
      licenseNo: car.licenseNo,
      policyNo,
      identifyNumber: identifyNumber || car.identifyNumber,
    },
    onFound({ licenseNo, ...asked }) {
      if (fact === 'plate') useCarPolicyQuery.setState({ licenseNo })
      useCarClaimQuery.setState(asked)
      navigate(`/claims-mine-car?by=${fact}`)
    },
    onNothingFound: () => navigate(`/claims-queryResult?by=${fact}`),
  })
  return (
    <SearchFormView label="查车险理赔" form={form} submitText="查询理赔">
      <SearchTiles facts={carFacts} searchForms={carForms} fact={fact} onChoose={onChoose} />
    </SearchFormView>
  )
}
