import { accidentReportCases } from './accident-report-cases.ts'
import { analyticsCases } from './analytics-cases.ts'
import { appealCases } from './appeal-cases.ts'
import { claimCases } from './claim-cases.ts'
import { customerServiceCases } from './customer-service-cases.ts'
import { deliveryCases } from './delivery-cases.ts'
import { electronicPolicyCases } from './electronic-policy-cases.ts'
import { familyCases } from './family-cases.ts'
import { invoiceCases } from './invoice-cases.ts'
import { linkCases } from './link-cases.ts'
import { passkeyCases } from './passkey-cases.ts'
import { paymentCases } from './payment-cases.ts'
import { personCases } from './person-cases.ts'
import { policyCases } from './policy-cases.ts'
import { promotionCases } from './promotion-cases.ts'
import { purchaseCases } from './purchase-cases.ts'
import { questionnaireCases } from './questionnaire-cases.ts'
import { returnInsuranceCases } from './return-insurance-cases.ts'
import { sessionCases } from './session-cases.ts'
import type { SubmissionCases } from './submission-case.ts'
import { verificationCases } from './verification-cases.ts'

/** One for each call that changes something; what all of them keep is tried with each. */
export const everyCase: SubmissionCases = [
  ...verificationCases,
  ...personCases,
  ...passkeyCases,
  ...familyCases,
  ...policyCases,
  ...electronicPolicyCases,
  ...invoiceCases,
  ...linkCases,
  ...appealCases,
  ...claimCases,
  ...accidentReportCases,
  ...paymentCases,
  ...deliveryCases,
  ...customerServiceCases,
  ...promotionCases,
  ...purchaseCases,
  ...questionnaireCases,
  ...returnInsuranceCases,
  ...analyticsCases,
  ...sessionCases,
]
