import { listOutletVersions } from './list-outlet-versions.ts'
import { listOutlets } from './list-outlets.ts'
import { previewOutlet } from './preview-outlet.ts'
import { readOutlet } from './read-outlet.ts'
import { saveOutlet } from './save-outlet.ts'

export const outletDeskCalls = {
  listOutlets,
  readOutlet,
  saveOutlet,
  previewOutlet,
  listOutletVersions,
}
