import { ImportFault } from './import-fault.ts'

/** What is wrong with the file itself: once it is put right it is another one, and none goes on where this one was. */
export class FileFault extends ImportFault {}

/** What is read is not what was judged. Rows of it may be stored, so that no import may go on where this one stands. */
export class ChangedFile extends FileFault {
  constructor() {
    super('the file changed while it was read: import it again once nobody writes to it')
  }
}
