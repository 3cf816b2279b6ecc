/** A customer as the car's form asks for them. */
export interface Customer {
  readonly licenseNo: string
  readonly identifyNumber: string
}

/** A policy as the partners' form asks for it. */
export interface PolicyNumberFacts {
  readonly policyNo: string
  readonly insuredNumber: string
  readonly insuredName: string
}

/**
 * Customers of the demo insurer (`/dev/demo.json`). A phone gets one code a minute, so no two
 * tests that open a policy share a person.
 */
export const customerWithEverything: Customer = person('京A8K621', '110199198506151375')
export const customerWithSixEndorsements: Customer = person('粤B6H153', '440399198012051531')
export const customerWhoRenewed: Customer = person('京P2C175', '110199198402141754')
export const customerWhosePolicyExpired: Customer = person('沪B6D218', '310199196811022463')
export const customerWhosePolicyBeginsSoon: Customer = person('浙A2M370', '33019919930921415X')
export const customerWhoCancelled: Customer = person('鄂A7T449', '420199198204305132')
export const customerWithoutPhone: Customer = person('川A5R062', '510199195101096241')
export const customerOnPaper: Customer = person('鲁A4W131', '370199197408161311')
export const customerWithElectricCar: Customer = person('京AD12345', '110199199010109194')
export const customerWithRareName: Customer = person('粤A1L92G', '440199200002299217')
export const customerWithPassport: Customer = person('沪C8S017', 'EA0000017')
export const customerWithTwoCars: Customer = person('京Q5F142', '110199198701311426')
export const customerWithTwoPolicies: Customer = person('新A0U942', '650199198805259429')
export const customerWithCompulsoryOnly: Customer = person('渝A3J164', '500199199106011645')
export const companyWithLongName: Customer = person('粤BDA2001', '91440399MA0002001G')
export const companyWithFleet: Customer = person('京L8101Y', '91110199MA0001201R')
export const customerWithWrongPlate: Customer = person('京G5H575', '110199197703157579')
export const customerWithEarlierTerm: Customer = person('京N1T502', '110199197907272026')
export const customerWithoutStory: Customer = person('浙A8R503', '330199197607202035')
export const customerInAHurry: Customer = person('粤A2K509', '440199198408222092')
export const customerWhoComesBack: Customer = person('浙A3M512', '330199196404122129')
export const fatherWhoPaid: Customer = person('苏A9E817', '320199196607078170')

/** Has policies of most kinds; a name may stand where the serial of a document does. */
export const personWithEverything = {
  visaserialNo: '王明',
  identifyNumber: '110199198506151375',
}

function person(licenseNo: string, identifyNumber: string): Customer {
  return { licenseNo, identifyNumber }
}
