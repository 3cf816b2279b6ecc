import { listAreas } from './list-areas.ts'

export const placeDeskCalls = { listAreas }
