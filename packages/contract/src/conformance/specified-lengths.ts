/** How many characters a field takes (specification, section 5). */
export const specifiedLengths = {
  mobile: 11,
  invoiceNumber: 8,
  invoiceCode: 12,
  taxPayerNumber: 20,
  claimInsuredName: 50,
  complaintName: 30,
  complaintEmail: 60,
  promoterName: 30,
  smsCode: 6,
  imageCode: 4,
  studentName: 50,
  parentName: 50,
  warrantyIdTail: 4,
  marketplaceOrderNumber: 30,
  returnCourierNumber: 25,
} as const
