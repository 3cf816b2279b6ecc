export interface LimitTables {
  counter: CounterTable
}

interface CounterTable {
  key: string
  points: number
  expires_at: Date
}
