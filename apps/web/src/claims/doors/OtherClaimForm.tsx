import { DoorForm } from '../../lookups/DoorForm.tsx'
import { DoorTiles } from '../../lookups/DoorTiles.tsx'
import { useDoorForm } from '../../lookups/use-door-form.ts'
import { navigate } from '../../shell/location.ts'
import { useOtherClaimQuery } from '../../state/other-claim-query.ts'
import { type OtherFact, otherFacts } from '../claim-facts.ts'
import { otherDoors } from './claim-doors.ts'

interface OtherClaimFormProps {
  readonly fact: OtherFact
  readonly onChoose: (fact: OtherFact) => void
}

export function OtherClaimForm({ fact, onChoose }: OtherClaimFormProps) {
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
