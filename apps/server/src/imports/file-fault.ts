import { ImportFault } from './import-fault.ts'

/** What is wrong with the file itself: once it is put right it is another one, and none goes on where this one was. */
export class FileFault extends ImportFault {}
