import type { AgreementName } from '../agreements.ts'
import type { AgreementText } from './agreement-text.ts'
import { eDocument } from './e-document.ts'
import { guardian } from './guardian.ts'
import { privacy } from './privacy.ts'
import { refundData } from './refund-data.ts'
import { service } from './service.ts'

export const agreementTexts: Readonly<Record<AgreementName, AgreementText>> = {
  privacy,
  service,
  guardian,
  'e-document': eDocument,
  'refund-data': refundData,
}
