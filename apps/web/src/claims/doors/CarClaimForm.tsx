import { DoorForm } from '../../lookups/DoorForm.tsx'
import { DoorTiles } from '../../lookups/DoorTiles.tsx'
import { useDoorForm } from '../../lookups/use-door-form.ts'
import { navigate } from '../../shell/location.ts'
import { useCarClaimQuery } from '../../state/car-claim-query.ts'
import { useCarPolicyQuery } from '../../state/car-policy-query.ts'
import { type CarFact, carFacts } from '../claim-facts.ts'
import { carDoors } from './claim-doors.ts'

interface CarClaimFormProps {
  readonly fact: CarFact
  readonly onChoose: (fact: CarFact) => void
}

/** The car whose policies were asked for is the one whose claims are asked for, until another is typed. */
export function CarClaimForm({ fact, onChoose }: CarClaimFormProps) {
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
