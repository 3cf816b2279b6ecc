import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { LinkTabs } from '../kit/tabs/LinkTabs.tsx'
import { DoorForm } from '../lookups/SearchFormView.tsx'
import { DoorTiles } from '../lookups/SearchTiles.tsx'
import { useFact } from '../lookups/use-fact.ts'
import { useDoorForm } from '../lookups/use-search-form.ts'
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
import { carDoors, otherDoors } from './search/claim-forms.ts'

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

interface OtherClaimFormProps {
  readonly fact: OtherFact
  readonly onChoose: (fact: OtherFact) => void
}

function OtherClaimForm({ fact, onChoose }: OtherClaimFormProps) {
  const typed = useOtherClaimQuery()
  const form = useDoorForm({
    door: otherDoors[fact],
    typed,
    onFound(asked) {
      useOtherClaimQuery.setState(asked)
      navigate(`/claims-info-nocar?by=${fact}`)
    },
    onNothingFound: () => navigate(`/claims-queryResult?by=${fact}`),
  })
  return (
    <DoorForm label="查其他理赔" form={form} submitText="查询理赔">
      <DoorTiles facts={otherFacts} doors={otherDoors} fact={fact} onChoose={onChoose} />
    </DoorForm>
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
  const form = useDoorForm({
    door: carDoors[fact],
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
    <DoorForm label="查车险理赔" form={form} submitText="查询理赔">
      <DoorTiles facts={carFacts} doors={carDoors} fact={fact} onChoose={onChoose} />
    </DoorForm>
  )
}
