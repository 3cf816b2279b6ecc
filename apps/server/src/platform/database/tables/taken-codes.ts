export interface TakenCodeTables {
  taken_code: TakenCodeTable
}

/** A number or code that was given out, so that no other gets it. */
interface TakenCodeTable {
  code: string
}
