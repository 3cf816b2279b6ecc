import { later } from '../kit/overlays/later.tsx'

/** With how all places are read, which is much; a page that offers it opens without. */
export const LaterPlaceSheet = later(() => import('./PlaceSheet.tsx'), 'PlaceSheet')
