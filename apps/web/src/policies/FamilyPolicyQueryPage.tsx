import { navigate } from '../shell/location.ts'
import { useOtherPolicyQuery } from '../state/other-policy-query.ts'
import { DoorForm } from './doors/DoorForm.tsx'
import { DoorTiles } from './doors/DoorTiles.tsx'
import { familyDoors } from './doors/family-doors.ts'
import { QueryScreen } from './doors/QueryScreen.tsx'
import { useFact } from './doors/use-fact.ts'
import { familyFacts } from './found/policy-question.ts'

const title = '查学生和家庭保单'

/** `/policy-query-wdf`: what covers a student or a family. */
export function FamilyPolicyQueryPage() {
  const typed = useOtherPolicyQuery()
  const [fact, setFact] = useFact(familyFacts)
  return (
    <QueryScreen
      tab="#/policy-query-wdf"
      title={title}
      about="学平险和家庭意外保单，由监护人或成年的本人查询。"
    >
      <DoorForm
        label={title}
        door={familyDoors[fact]}
        typed={typed}
        onFound={(asked) => {
          useOtherPolicyQuery.setState(asked)
          navigate(`/policy-detail-WDFList?by=${fact}`)
        }}
      >
        <DoorTiles facts={familyFacts} doors={familyDoors} fact={fact} onChoose={setFact} />
      </DoorForm>
    </QueryScreen>
  )
}
