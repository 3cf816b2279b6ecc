import type { ListServices } from '../list-services.ts'
import type { Services } from '../services.ts'

/** What the code of this subject may touch, and what it hands on to the subjects that it asks. */
export type FiguresServices = Pick<Services, 'db' | 'keys' | 'settings'>

/** Lists and figures may lag behind what is decided. */
export type FigureListServices = FiguresServices & Pick<ListServices, 'clock' | 'replica'>
