import { OperatorFault } from '../platform/operator/operator-fault.ts'

/** Why an import could not begin, or could not go on, in words for who started it; they hold no row's data. */
export class ImportFault extends OperatorFault {
  override readonly name = 'ImportFault'
}
