import { addAppeal } from './add-appeal.ts'

export const appealCalls = {
  addAppeal,
}
