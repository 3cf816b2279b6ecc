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
import { approvalContext } from '../../domains/claims/store/claim-approval.ts'
import { verdictContext } from '../../domains/claims/store/claim-document.repository.ts'
import { judgementContext } from '../../domains/claims/store/claim-judgement.ts'
import { claimNudgeContext } from '../../domains/claims/store/claim-nudge.ts'
import { claimPayeeContext } from '../../domains/claims/store/claim-payee.ts'
import { documentRequestContext } from '../../domains/claims/store/document-request.ts'
import { payeeChangeContext } from '../../domains/claims/store/payee-change.ts'
import { settlementAnswerContext } from '../../domains/claims/store/settlement-answer.ts'
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
  sealedColumn('accident_report', 'sealed', ['id'], ({ id }) => accidentReportContext(id)),
  sealedColumn('accident_report_note', 'sealed', ['report_id', 'seq'], (row) =>
    accidentNoteContext(row.report_id, row.seq),
  ),
  sealedColumn('appeal', 'sealed', ['id'], ({ id }) => appealContext(id)),
  sealedColumn('appeal', 'handler_sealed', ['id'], ({ id }) => handlerContext(id)),
  sealedColumn('appeal', 'letter_sealed', ['id'], ({ id }) => appealLetterContext(id)),
  sealedColumn('appeal_note', 'sealed', ['id'], ({ id }) => appealNoteContext(id)),
  sealedColumn('appeal_event', 'sealed', ['appeal_id', 'seq'], (row) =>
    appealEventContext(row.appeal_id, row.seq),
  ),
  sealedColumn('call_note', 'sealed', ['id'], ({ id }) => callNoteContext(id)),
  sealedColumn('chat_message', 'sealed', ['conversation_id', 'seq'], (row) =>
    chatMessageContext(row.conversation_id, row.seq),
  ),
  sealedColumn('claim', 'sealed', ['id'], ({ id }) => claimContext(id)),
  sealedColumn('claim_application', 'sealed', ['id'], ({ id }) => applicationContext(id)),
  sealedColumn('claim_approval', 'sealed', ['claim_id'], (row) => approvalContext(row.claim_id)),
  sealedColumn('claim_document_verdict', 'sealed', ['claim_id', 'document_type'], (row) =>
    verdictContext(row.claim_id, row.document_type),
  ),
  sealedColumn('claim_judgement', 'sealed', ['claim_id', 'document_type'], (row) =>
    judgementContext(row.claim_id, row.document_type),
  ),
  sealedColumn('claim_nudge', 'sealed', ['claim_id', 'asked_on'], (row) =>
    claimNudgeContext(row.claim_id, row.asked_on),
  ),
  sealedColumn('claim_payee', 'sealed', ['claim_id'], (row) => claimPayeeContext(row.claim_id)),
  sealedColumn('conversation', 'sealed', ['id'], ({ id }) => conversationContext(id)),
  sealedColumn('core_answer', 'sealed', ['event_id'], (row) => coreAnswerContext(row.event_id)),
  sealedColumn('core_event', 'sealed', ['id'], ({ id }) => coreEventContext(id)),
  sealedColumn('customer_order', 'sealed', ['id'], ({ id }) => orderContext(id)),
  sealedColumn('data_request', 'sealed', ['id'], ({ id }) => dataRequestContext(id)),
  sealedColumn('delivery', 'sealed', ['order_id'], (row) => deliveryContext(row.order_id)),
  sealedColumn('employee', 'sealed', ['employee_no'], (row) => employeeContext(row.employee_no)),
  sealedColumn('document_request', 'sealed', ['id'], ({ id }) => documentRequestContext(id)),
  sealedColumn('endorsement', 'sealed', ['id'], ({ id }) => endorsementContext(id)),
  sealedColumn('insured_person', 'sealed', ['id'], ({ id }) => insuredPersonContext(id)),
  sealedColumn('invoice', 'sealed', ['id'], ({ id }) => invoiceContext(id)),
  sealedColumn('invoice_file', 'sealed', ['invoice_id', 'format'], (row) =>
    invoiceFileContext(row.invoice_id, row.format),
  ),
  sealedColumn('left_phone', 'sealed', ['customer_key'], (row) => contactContext(row.customer_key)),
  sealedColumn('only_proven_end', 'sealed', ['id'], ({ id }) => onlyProvenEndContext(id)),
  sealedColumn('outbox_attachment', 'sealed', ['id'], ({ id }) => attachmentContext(id)),
  sealedColumn('outbox_message', 'sealed', [], () => outboxContext),
  sealedColumn('payee_change', 'sealed', ['id'], ({ id }) => payeeChangeContext(id)),
  sealedColumn('person_access', 'sealed', ['id'], ({ id }) => lookContext(id)),
  sealedColumn('person_contact', 'sealed', ['customer_key'], (row) =>
    contactContext(row.customer_key),
  ),
  sealedColumn('person_delegation', 'sealed', ['id'], ({ id }) => delegationContext(id)),
  sealedColumn('person_device', 'sealed', ['id'], ({ id }) => deviceContext(id)),
  sealedColumn('person_passkey', 'sealed', ['id'], ({ id }) => passkeyContext(id)),
  sealedColumn('person_proof', 'sealed', ['session_id'], (row) => proofContext(row.session_id)),
  sealedColumn('session_customer', 'sealed', ['session_id'], (row) =>
    sessionCustomerContext(row.session_id),
  ),
  sealedColumn('policy', 'sealed', ['id'], ({ id }) => policyContext(id)),
  sealedColumn('corrected_plate', 'sealed', ['policy_id', 'plate_key'], (row) =>
    policyPlateContext(row.policy_id, row.plate_key),
  ),
  sealedColumn('policy_document', 'sealed', ['id'], ({ id }) => documentContext(id)),
  sealedColumn('promoter', 'sealed', ['code'], ({ code }) => promoterContext(code)),
  sealedColumn('purchase_lead', 'sealed', ['id'], ({ id }) => leadContext(id)),
  sealedColumn('purchase_lead', 'handler_sealed', ['id'], ({ id }) => leadHandlerContext(id)),
  sealedColumn('purchase_lead_note', 'sealed', ['lead_id', 'seq'], (row) =>
    leadNoteContext(row.lead_id, row.seq),
  ),
  sealedColumn('questionnaire_answer', 'sealed', ['questionnaire_id', 'customer_key'], (row) =>
    questionnaireContext({ questionnaireId: row.questionnaire_id, customerKey: row.customer_key }),
  ),
  sealedColumn('refund_registration', 'sealed', ['link_id'], (row) =>
    registrationContext(row.link_id),
  ),
  sealedColumn('return_claim', 'sealed', ['policy_id'], (row) => returnClaimContext(row.policy_id)),
  sealedColumn('robot_miss', 'sealed', ['id'], ({ id }) => missContext(id)),
  sealedColumn('settlement_answer', 'sealed', ['claim_id', 'offer_version'], (row) =>
    settlementAnswerContext(row.claim_id, row.offer_version),
  ),
  sealedColumn('short_link', 'sealed', ['id'], ({ id }) => shortLinkContext(id)),
  sealedColumn('staff_kept', 'sealed', ['staff_id', 'place'], (row) =>
    keptContext(row.staff_id, row.place),
  ),
  sealedColumn('look_finding', 'sealed', ['staff_id', 'rule', 'day'], (row) =>
    lookFindingContext({ staffId: row.staff_id, rule: row.rule, day: row.day }),
  ),
  sealedColumn('staff', 'sealed', ['id'], ({ id }) => staffContext(id)),
  sealedColumn('staff', 'app_secret', ['id'], ({ id }) => appSecretContext(id)),
  sealedColumn('staff_company_entry', 'sealed', ['cookie_hash'], (row) =>
    companyEntryContext(row.cookie_hash),
  ),
  sealedColumn('staff_entry', 'app_secret', ['staff_id'], (row) => appSecretContext(row.staff_id)),
  sealedColumn('staff_note', 'sealed', ['id'], ({ id }) => staffNoteContext(id)),
  sealedColumn('staff_submission', 'answer', ['staff_id', 'request_id'], (row) =>
    deskAnswerContext(row.staff_id, row.request_id),
  ),
  sealedColumn('submission', 'answer', ['session_id', 'request_id'], (row) =>
    answerContext(row.session_id, row.request_id),
  ),
  sealedColumn('submission_step', 'result', ['session_id', 'request_id', 'step'], (row) =>
    stepContext(row.session_id, row.request_id, row.step),
  ),
  sealedColumn('unused_value', 'sealed', ['row_key'], (row) => unusedValueContext(row.row_key)),
  sealedColumn('wish', 'sealed', ['event_id', 'part'], ({ event_id: eventId, part }) =>
    wishContext({ eventId, part }),
  ),
  sealedColumn('wish_note', 'sealed', ['id'], ({ id }) => wishNoteContext(id)),
  sealedColumn('wechat_ticket', 'sealed', ['name'], ({ name }) => ticketContext(name)),
]
