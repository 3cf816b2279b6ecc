import { OperatorFault } from '../operator/operator-fault.ts'

/** The configured keys are not those that the data was made with. */
export class KeysRefused extends OperatorFault {
  override readonly name = 'KeysRefused'
}
