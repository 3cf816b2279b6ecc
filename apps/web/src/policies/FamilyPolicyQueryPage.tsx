import { DoorTiles } from '../lookups/DoorTiles.tsx'
import { useFact } from '../lookups/use-fact.ts'
import { navigate } from '../shell/location.ts'
import { useOtherPolicyQuery } from '../state/other-policy-query.ts'
import { familyDoors } from './doors/family-doors.ts'
import { PolicyDoorForm } from './doors/PolicyDoorForm.tsx'
import { QueryScreen } from './doors/QueryScreen.tsx'
import { familyFacts } from './found/policy-question.ts'
import { useSupport } from './use-support.ts'

const title = '查学生和家庭保单'

/** `/policy-query-wdf`: what covers a student or a family. */
export function FamilyPolicyQueryPage() {
  const typed = useOtherPolicyQuery()
  const [fact, setFact] = useFact(familyFacts)
  return (
    <QueryScreen
      tab="#/policy-query-wdf"
      product="student-family"
      support={useSupport()}
      title={title}
      about="学平险和家庭意外保单，由监护人或成年的本人查询。"
    >
      <PolicyDoorForm
        label={title}
        door={familyDoors[fact]}
        typed={typed}
        onFound={(asked) => {
          useOtherPolicyQuery.setState(asked)
          navigate(`/policy-detail-WDFList?by=${fact}`)
        }}
      >
        <DoorTiles facts={familyFacts} doors={familyDoors} fact={fact} onChoose={setFact} />
      </PolicyDoorForm>
    </QueryScreen>
  )
}
