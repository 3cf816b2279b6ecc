import { type TaxPlatform, TaxPlatformDown } from './tax-platform.ts'

/** No platform is connected: only what was delivered and stored before is handed out. */
export const absentTaxPlatform: TaxPlatform = {
  nextNumber: () => undefined,
  formatsOf: () => [],
  async deliver() {
    throw new TaxPlatformDown('no tax platform is connected')
  },
}
