import { queryCorrect } from './query-correct.ts'
import { updateCorrect } from './update-correct.ts'

export const plateCalls = { queryCorrect, updateCorrect }
