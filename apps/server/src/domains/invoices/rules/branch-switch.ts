import type { Settings } from '../../../platform/config/settings.ts'

/**
 * Why a branch issues no electronic invoices, and how to get a paper one; undefined where it does.
 * `area` is that of a policy number, or the code of a city: a municipality's code stands for its
 * whole province.
 */
export function whyNoInvoices(
  { electronicInvoiceOffAreas, brand: { hotline } }: Settings,
  area: string,
): string | undefined {
  const isOff = electronicInvoiceOffAreas.some((off) => covers(area, off))
  if (!isOff) return undefined
  return `这家分公司还没有开通电子发票。请投保人带上身份证件和保单，到承保网点领取纸质发票；公司客户请带营业执照。网点地址可拨打 ${hotline} 询问。`
}

function covers(area: string, off: string): boolean {
  const isWholeProvince = /^\d{2}0000/.test(area)
  return isWholeProvince ? off.startsWith(area.slice(0, 2)) : area.startsWith(off)
}
