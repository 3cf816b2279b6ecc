import { later } from '../kit/overlays/later.tsx'

/** Most customers have proven nothing, and load nothing of it. */
export const CarriedThings = later(() => import('./own/OwnChoices.tsx'), 'OwnChoices')
