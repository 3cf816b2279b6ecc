import type { BookedPart } from './books.ts'
import { invoiceNumber } from './numbers.ts'

/** Products whose premiums carry no VAT: those that insure people. */
const exempt = /^E/

/** The invoice for the premium of one policy, to who took it out, with the vehicle tax collected along. */
export function invoiceRow(policyNo: string, { policy }: BookedPart, issuedOn: string) {
  const { applicant, insured, vehicle, productName, premiumFen, vehicleTaxFen } = policy
  const year = issuedOn.slice(0, 4)
  return {
    reference: `FP${policyNo}00`,
    policyNo,
    insuredIdNumber: insured.idNumber,
    status: 'issued',
    issuedOn,
    number: invoiceNumber(policyNo, issuedOn),
    buyer: { name: applicant.name, taxpayerNumber: applicant.idNumber },
    items: [{ name: `*保险服务*${productName}`, ...taxed(policyNo.slice(1, 4), premiumFen) }],
    ...(vehicleTaxFen !== undefined && {
      vehicleTax: {
        from: `${year}-01-01`,
        to: `${year}-12-31`,
        dueFen: vehicleTaxFen,
        lateFeeFen: 0,
      },
    }),
    ...(vehicle?.licenseNo !== undefined && { licenseNo: vehicle.licenseNo }),
    drawer: '电子开票',
  }
}

/** Both parts add up to the premium; the tax is six percent of the net amount. */
function taxed(productCode: string, premiumFen: number) {
  if (exempt.test(productCode)) return { netFen: premiumFen, taxRate: '免税', taxFen: 0 }
  const netFen = Math.floor((premiumFen * 100 + 53) / 106)
  return { netFen, taxRate: '6%', taxFen: premiumFen - netFen }
}
