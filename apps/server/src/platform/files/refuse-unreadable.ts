import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { OperatorFault } from '../operator/operator-fault.ts'

/** For a command, which works with what a service made in `DATA_FOLDER`, and makes nothing there itself. */
export async function refuseUnreadable(path: string, what: string): Promise<void> {
  try {
    await access(path, constants.R_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new OperatorFault(
      code === 'EACCES'
        ? `DATA_FOLDER: this user may not read its ${what} (${path}): be the user of the service`
        : `DATA_FOLDER has no ${what} (${path}): name the folder of the service, or start that first`,
    )
  }
}
