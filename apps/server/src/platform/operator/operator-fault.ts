/** What the operator has to mend, in words for them: the setting, and what to do. They hold no secret and no customer's data. */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault'
}
