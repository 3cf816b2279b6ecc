import {
  type OutletServiceCode,
  outletServiceCodes,
} from '@ecenter/contract/constants/outlet-service-items.ts'

/**
 * What is checked after a press: 全部 checks or clears every service, and stands checked exactly as
 * long as every one of them does.
 */
export function servicesChecked(
  before: readonly OutletServiceCode[],
  pressed: readonly OutletServiceCode[],
): readonly OutletServiceCode[] {
  const hasAll = pressed.includes('all')
  if (hasAll !== before.includes('all')) return hasAll ? outletServiceCodes : []
  const services = pressed.filter((code) => code !== 'all')
  return services.length === outletServiceCodes.length - 1 ? outletServiceCodes : services
}
