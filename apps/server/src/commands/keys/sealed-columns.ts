import {
  accidentNoteContext,
  accidentReportContext,
} from '../../domains/accident-reports/store/accident-report.repository.ts'
import {
  appealContext,
  appealEventContext,
  appealLetterContext,
  appealNoteContext,
  handlerContext,
} from '../../domains/appeals/store/appeal.repository.ts'
import { claimContext } from '../../domains/claims/store/claim.repository.ts'
import { applicationContext } from '../../domains/claims/store/claim-application.ts'
import { judgementContext } from '../../domains/claims/store/claim-judgement.ts'
import { claimNudgeContext } from '../../domains/claims/store/claim-nudge.ts'
import { verdictContext } from '../../domains/claims/store/documents/claim-document.repository.ts'
import { documentRequestContext } from '../../domains/claims/store/documents/document-request.ts'
import { approvalContext } from '../../domains/claims/store/settlement/claim-approval.ts'
import { claimPayeeContext } from '../../domains/claims/store/settlement/claim-payee.ts'
import { payeeChangeContext } from '../../domains/claims/store/settlement/payee-change.ts'
import { settlementAnswerContext } from '../../domains/claims/store/settlement/settlement-answer.ts'
import {
  chatMessageContext,
  conversationContext,
} from '../../domains/customer-service/store/conversation.repository.ts'
import { missContext } from '../../domains/customer-service/store/robot-miss.repository.ts'
import { staffNoteContext } from '../../domains/customer-service/store/staff-note.repository.ts'
import { callNoteContext } from '../../domains/customers/store/call-note.ts'
import { deliveryContext } from '../../domains/deliveries/store/delivery.repository.ts'
import { documentContext } from '../../domains/electronic-policies/store/document.repository.ts'
import { invoiceFileContext } from '../../domains/invoices/calls/invoice-archive.ts'
import { invoiceContext } from '../../domains/invoices/store/invoice.repository.ts'
import { registrationContext } from '../../domains/links/store/refund-registration.repository.ts'
import { shortLinkContext } from '../../domains/links/store/short-link.repository.ts'
import { lookFindingContext } from '../../domains/looks/store/look-finding.repository.ts'
import { orderContext } from '../../domains/orders/store/order.repository.ts'
import { orderNoteContext } from '../../domains/orders/store/order-note.ts'
import { dataRequestContext } from '../../domains/person/store/data-request.ts'
import { delegationContext } from '../../domains/person/store/delegation.ts'
import { onlyProvenEndContext } from '../../domains/person/store/only-proven-end.ts'
import { contactContext } from '../../domains/person/store/person-contact.ts'
import { deviceContext } from '../../domains/person/store/person-device.ts'
import { passkeyContext } from '../../domains/person/store/person-passkey.ts'
import { proofContext } from '../../domains/person/store/proof-under-way.ts'
import { insuredPersonContext } from '../../domains/policies/store/insured-person.ts'
import {
  endorsementContext,
  policyContext,
} from '../../domains/policies/store/policy.repository.ts'
import { policyPlateContext } from '../../domains/policies/store/policy-plates.ts'
import { employeeContext } from '../../domains/promotions/store/employee.repository.ts'
import { promoterContext } from '../../domains/promotions/store/promoter.repository.ts'
import {
  leadContext,
  leadHandlerContext,
  leadNoteContext,
} from '../../domains/purchases/store/lead.repository.ts'
import { answerContext as questionnaireContext } from '../../domains/questionnaires/store/answer.repository.ts'
import { returnClaimContext } from '../../domains/return-insurance/store/return-claim.repository.ts'
import { deskAnswerContext } from '../../http/desk/submit-at-desk.ts'
import { answerContext } from '../../http/submissions/stored-answer.ts'
import { stepContext } from '../../http/submissions/submission-steps.ts'
import { coreAnswerContext } from '../../imports/push/core-answers.ts'
import { unusedValueContext } from '../../imports/push/unused-values.ts'
import { lookContext } from '../../platform/audit/looks.ts'
import { coreEventContext } from '../../platform/core-events/tell-core.ts'
import { attachmentContext, outboxContext } from '../../platform/outbox/outbox.ts'
import { type SealedColumn, sealedColumn } from '../../platform/sealed/sealed-column.ts'
import { sessionCustomerContext } from '../../platform/session/session-customer.ts'
import { companyEntryContext } from '../../platform/staff/company-entries.ts'
import { keptContext } from '../../platform/staff/kept.repository.ts'
import { appSecretContext, staffContext } from '../../platform/staff/staff-secrets.ts'
import { ticketContext } from '../../platform/wechat/wechat-tickets.ts'
import { wishContext } from '../../platform/wishes/wish.ts'
import { wishNoteContext } from '../../platform/wishes/wish-notes.ts'

/** Everything in the database that a data key seals, but what jobs carry. A test finds a column that is missing. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedColumn('accident_report', ['id'], accidentReportContext),
  sealedColumn('accident_report_note', ['report_id', 'seq'], accidentNoteContext),
  sealedColumn('appeal', ['id'], appealContext),
  sealedColumn('appeal', ['id'], handlerContext, 'handler_sealed'),
  sealedColumn('appeal', ['id'], appealLetterContext, 'letter_sealed'),
  sealedColumn('appeal_note', ['id'], appealNoteContext),
  sealedColumn('appeal_event', ['appeal_id', 'seq'], appealEventContext),
  sealedColumn('call_note', ['id'], callNoteContext),
  sealedColumn('chat_message', ['conversation_id', 'seq'], chatMessageContext),
  sealedColumn('claim', ['id'], claimContext),
  sealedColumn('claim_application', ['id'], applicationContext),
  sealedColumn('claim_approval', ['claim_id'], approvalContext),
  sealedColumn('claim_document_verdict', ['claim_id', 'document_type'], verdictContext),
  sealedColumn('claim_judgement', ['claim_id', 'document_type'], judgementContext),
  sealedColumn('claim_nudge', ['claim_id', 'asked_on'], claimNudgeContext),
  sealedColumn('claim_payee', ['claim_id'], claimPayeeContext),
  sealedColumn('conversation', ['id'], conversationContext),
  sealedColumn('core_answer', ['event_id'], coreAnswerContext),
  sealedColumn('core_event', ['id'], coreEventContext),
  sealedColumn('customer_order', ['id'], orderContext),
  sealedColumn('data_request', ['id'], dataRequestContext),
  sealedColumn('delivery', ['order_id'], deliveryContext),
  sealedColumn('employee', ['employee_no'], employeeContext),
  sealedColumn('document_request', ['id'], documentRequestContext),
  sealedColumn('endorsement', ['id'], endorsementContext),
  sealedColumn('insured_person', ['id'], insuredPersonContext),
  sealedColumn('invoice', ['id'], invoiceContext),
  sealedColumn('invoice_file', ['invoice_id', 'format'], invoiceFileContext),
  sealedColumn('left_phone', ['customer_key'], contactContext),
  sealedColumn('only_proven_end', ['id'], onlyProvenEndContext),
  sealedColumn('order_note', ['order_id', 'seq'], orderNoteContext),
  sealedColumn('outbox_attachment', ['id'], attachmentContext),
  sealedColumn('outbox_message', [], () => outboxContext),
  sealedColumn('payee_change', ['id'], payeeChangeContext),
  sealedColumn('person_access', ['id'], lookContext),
  sealedColumn('person_contact', ['customer_key'], contactContext),
  sealedColumn('person_delegation', ['id'], delegationContext),
  sealedColumn('person_device', ['id'], deviceContext),
  sealedColumn('person_passkey', ['id'], passkeyContext),
  sealedColumn('person_proof', ['session_id'], proofContext),
  sealedColumn('session_customer', ['session_id'], sessionCustomerContext),
  sealedColumn('policy', ['id'], policyContext),
  sealedColumn('corrected_plate', ['policy_id', 'plate_key'], policyPlateContext),
  sealedColumn('policy_document', ['id'], documentContext),
  sealedColumn('promoter', ['code'], promoterContext),
  sealedColumn('purchase_lead', ['id'], leadContext),
  sealedColumn('purchase_lead', ['id'], leadHandlerContext, 'handler_sealed'),
  sealedColumn('purchase_lead_note', ['lead_id', 'seq'], leadNoteContext),
  sealedColumn(
    'questionnaire_answer',
    ['questionnaire_id', 'customer_key'],
    (questionnaireId, customerKey) => questionnaireContext({ questionnaireId, customerKey }),
  ),
  sealedColumn('refund_registration', ['link_id'], registrationContext),
  sealedColumn('return_claim', ['policy_id'], returnClaimContext),
  sealedColumn('robot_miss', ['id'], missContext),
  sealedColumn('settlement_answer', ['claim_id', 'offer_version'], settlementAnswerContext),
  sealedColumn('short_link', ['id'], shortLinkContext),
  sealedColumn('staff_kept', ['staff_id', 'place'], keptContext),
  sealedColumn('look_finding', ['staff_id', 'rule', 'day'], (staffId, rule, day) =>
    lookFindingContext({ staffId, rule, day }),
  ),
  sealedColumn('staff', ['id'], staffContext),
  sealedColumn('staff', ['id'], appSecretContext, 'app_secret'),
  sealedColumn('staff_company_entry', ['cookie_hash'], companyEntryContext),
  sealedColumn('staff_entry', ['staff_id'], appSecretContext, 'app_secret'),
  sealedColumn('staff_note', ['id'], staffNoteContext),
  sealedColumn('staff_submission', ['staff_id', 'request_id'], deskAnswerContext, 'answer'),
  sealedColumn('submission', ['session_id', 'request_id'], answerContext, 'answer'),
  sealedColumn('submission_step', ['session_id', 'request_id', 'step'], stepContext, 'result'),
  sealedColumn('unused_value', ['row_key'], unusedValueContext),
  sealedColumn('wish', ['event_id', 'part'], (eventId, part) => wishContext({ eventId, part })),
  sealedColumn('wish_note', ['id'], wishNoteContext),
  sealedColumn('wechat_ticket', ['name'], ticketContext),
]
