import {
  accidentNotePlace,
  accidentReportPlace,
} from '../../domains/accident-reports/store/accident-report.repository.ts'
import {
  appealEventPlace,
  appealPlace,
  handlerPlace,
} from '../../domains/appeals/store/appeal.repository.ts'
import { claimPlace } from '../../domains/claims/store/claim.repository.ts'
import { approvalPlace } from '../../domains/claims/store/claim-approval.ts'
import { verdictPlace } from '../../domains/claims/store/claim-document.repository.ts'
import { judgementPlace } from '../../domains/claims/store/claim-judgement.ts'
import { claimNudgePlace } from '../../domains/claims/store/claim-nudge.ts'
import { claimPayeePlace } from '../../domains/claims/store/claim-payee.ts'
import { settlementAnswerPlace } from '../../domains/claims/store/settlement-answer.ts'
import {
  chatMessagePlace,
  conversationPlace,
} from '../../domains/customer-service/store/conversation.repository.ts'
import { missPlace } from '../../domains/customer-service/store/robot-miss.repository.ts'
import { staffNotePlace } from '../../domains/customer-service/store/staff-note.repository.ts'
import { callNotePlace } from '../../domains/customers/store/call-note.ts'
import { deliveryPlace } from '../../domains/deliveries/store/delivery.repository.ts'
import { documentPlace } from '../../domains/electronic-policies/store/document.repository.ts'
import { invoiceFilePlace } from '../../domains/invoices/calls/invoice-archive.ts'
import { invoicePlace } from '../../domains/invoices/store/invoice.repository.ts'
import { registrationPlace } from '../../domains/links/store/refund-registration.repository.ts'
import { shortLinkPlace } from '../../domains/links/store/short-link.repository.ts'
import { orderPlace } from '../../domains/orders/store/order.repository.ts'
import { dataRequestPlace } from '../../domains/person/store/data-request.ts'
import { delegationPlace } from '../../domains/person/store/delegation.ts'
import { onlyProvenEndPlace } from '../../domains/person/store/only-proven-end.ts'
import { contactPlace } from '../../domains/person/store/person-contact.ts'
import { devicePlace } from '../../domains/person/store/person-device.ts'
import { passkeyPlace } from '../../domains/person/store/person-passkey.ts'
import { proofPlace } from '../../domains/person/store/proof-under-way.ts'
import { insuredPersonPlace } from '../../domains/policies/store/insured-person.ts'
import { endorsementPlace, policyPlace } from '../../domains/policies/store/policy.repository.ts'
import { policyPlatePlace } from '../../domains/policies/store/policy-plates.ts'
import { employeePlace } from '../../domains/promotions/store/employee.repository.ts'
import { promoterPlace } from '../../domains/promotions/store/promoter.repository.ts'
import {
  leadHandlerPlace,
  leadNotePlace,
  leadPlace,
} from '../../domains/purchases/store/lead.repository.ts'
import { answerPlace as questionnairePlace } from '../../domains/questionnaires/store/answer.repository.ts'
import { returnClaimPlace } from '../../domains/return-insurance/store/return-claim.repository.ts'
import { deskAnswerPlace } from '../../http/desk/submit-at-desk.ts'
import { answerPlace } from '../../http/submissions/stored-answer.ts'
import { stepPlace } from '../../http/submissions/submission-steps.ts'
import { coreAnswerPlace } from '../../imports/push/core-answers.ts'
import { unusedValuePlace } from '../../imports/push/unused-values.ts'
import { lookPlace } from '../../platform/audit/looks.ts'
import { coreEventPlace } from '../../platform/core-events/tell-core.ts'
import { attachmentPlace, outboxPlace } from '../../platform/outbox/outbox.ts'
import { type SealedColumn, sealedColumn } from '../../platform/sealed/sealed-column.ts'
import { sessionCustomerPlace } from '../../platform/session/session-customer.ts'
import { companyEntryPlace } from '../../platform/staff/company-entries.ts'
import { keptPlace } from '../../platform/staff/kept.repository.ts'
import { appSecretPlace, staffPlace } from '../../platform/staff/staff-secrets.ts'
import { ticketPlace } from '../../platform/wechat/wechat-tickets.ts'
import { wishPlace } from '../../platform/wishes/wish.ts'
import { wishNotePlace } from '../../platform/wishes/wish-notes.ts'

/** Everything in the database that a data key seals, but what jobs carry. A test finds a column that is missing. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedColumn('accident_report', 'sealed', ['id'], ({ id }) => accidentReportPlace(id)),
  sealedColumn('accident_report_note', 'sealed', ['report_id', 'seq'], (row) =>
    accidentNotePlace(row.report_id, row.seq),
  ),
  sealedColumn('appeal', 'sealed', ['id'], ({ id }) => appealPlace(id)),
  sealedColumn('appeal', 'handler_sealed', ['id'], ({ id }) => handlerPlace(id)),
  sealedColumn('appeal_event', 'sealed', ['appeal_id', 'seq'], (row) =>
    appealEventPlace(row.appeal_id, row.seq),
  ),
  sealedColumn('call_note', 'sealed', ['id'], ({ id }) => callNotePlace(id)),
  sealedColumn('chat_message', 'sealed', ['conversation_id', 'seq'], (row) =>
    chatMessagePlace(row.conversation_id, row.seq),
  ),
  sealedColumn('claim', 'sealed', ['id'], ({ id }) => claimPlace(id)),
  sealedColumn('claim_approval', 'sealed', ['claim_id'], (row) => approvalPlace(row.claim_id)),
  sealedColumn('claim_document_verdict', 'sealed', ['claim_id', 'document_type'], (row) =>
    verdictPlace(row.claim_id, row.document_type),
  ),
  sealedColumn('claim_judgement', 'sealed', ['claim_id', 'document_type'], (row) =>
    judgementPlace(row.claim_id, row.document_type),
  ),
  sealedColumn('claim_nudge', 'sealed', ['claim_id', 'asked_on'], (row) =>
    claimNudgePlace(row.claim_id, row.asked_on),
  ),
  sealedColumn('claim_payee', 'sealed', ['claim_id'], (row) => claimPayeePlace(row.claim_id)),
  sealedColumn('conversation', 'sealed', ['id'], ({ id }) => conversationPlace(id)),
  sealedColumn('core_answer', 'sealed', ['event_id'], (row) => coreAnswerPlace(row.event_id)),
  sealedColumn('core_event', 'sealed', ['id'], ({ id }) => coreEventPlace(id)),
  sealedColumn('customer_order', 'sealed', ['id'], ({ id }) => orderPlace(id)),
  sealedColumn('data_request', 'sealed', ['id'], ({ id }) => dataRequestPlace(id)),
  sealedColumn('delivery', 'sealed', ['order_id'], (row) => deliveryPlace(row.order_id)),
  sealedColumn('employee', 'sealed', ['employee_no'], (row) => employeePlace(row.employee_no)),
  sealedColumn('endorsement', 'sealed', ['id'], ({ id }) => endorsementPlace(id)),
  sealedColumn('insured_person', 'sealed', ['id'], ({ id }) => insuredPersonPlace(id)),
  sealedColumn('invoice', 'sealed', ['id'], ({ id }) => invoicePlace(id)),
  sealedColumn('invoice_file', 'sealed', ['invoice_id', 'format'], (row) =>
    invoiceFilePlace(row.invoice_id, row.format),
  ),
  sealedColumn('left_phone', 'sealed', ['customer_key'], (row) => contactPlace(row.customer_key)),
  sealedColumn('only_proven_end', 'sealed', ['id'], ({ id }) => onlyProvenEndPlace(id)),
  sealedColumn('outbox_attachment', 'sealed', ['id'], ({ id }) => attachmentPlace(id)),
  sealedColumn('outbox_message', 'sealed', [], () => outboxPlace),
  sealedColumn('person_access', 'sealed', ['id'], ({ id }) => lookPlace(id)),
  sealedColumn('person_contact', 'sealed', ['customer_key'], (row) =>
    contactPlace(row.customer_key),
  ),
  sealedColumn('person_delegation', 'sealed', ['id'], ({ id }) => delegationPlace(id)),
  sealedColumn('person_device', 'sealed', ['id'], ({ id }) => devicePlace(id)),
  sealedColumn('person_passkey', 'sealed', ['id'], ({ id }) => passkeyPlace(id)),
  sealedColumn('person_proof', 'sealed', ['session_id'], (row) => proofPlace(row.session_id)),
  sealedColumn('session_customer', 'sealed', ['session_id'], (row) =>
    sessionCustomerPlace(row.session_id),
  ),
  sealedColumn('policy', 'sealed', ['id'], ({ id }) => policyPlace(id)),
  sealedColumn('corrected_plate', 'sealed', ['policy_id', 'plate_key'], (row) =>
    policyPlatePlace(row.policy_id, row.plate_key),
  ),
  sealedColumn('policy_document', 'sealed', ['id'], ({ id }) => documentPlace(id)),
  sealedColumn('promoter', 'sealed', ['code'], ({ code }) => promoterPlace(code)),
  sealedColumn('purchase_lead', 'sealed', ['id'], ({ id }) => leadPlace(id)),
  sealedColumn('purchase_lead', 'handler_sealed', ['id'], ({ id }) => leadHandlerPlace(id)),
  sealedColumn('purchase_lead_note', 'sealed', ['lead_id', 'seq'], (row) =>
    leadNotePlace(row.lead_id, row.seq),
  ),
  sealedColumn('questionnaire_answer', 'sealed', ['questionnaire_id', 'customer_key'], (row) =>
    questionnairePlace({ questionnaireId: row.questionnaire_id, customerKey: row.customer_key }),
  ),
  sealedColumn('refund_registration', 'sealed', ['link_id'], (row) =>
    registrationPlace(row.link_id),
  ),
  sealedColumn('return_claim', 'sealed', ['policy_id'], (row) => returnClaimPlace(row.policy_id)),
  sealedColumn('robot_miss', 'sealed', ['id'], ({ id }) => missPlace(id)),
  sealedColumn('settlement_answer', 'sealed', ['claim_id', 'offer_version'], (row) =>
    settlementAnswerPlace(row.claim_id, row.offer_version),
  ),
  sealedColumn('short_link', 'sealed', ['id'], ({ id }) => shortLinkPlace(id)),
  sealedColumn('staff_kept', 'sealed', ['staff_id', 'place'], (row) =>
    keptPlace(row.staff_id, row.place),
  ),
  sealedColumn('staff', 'sealed', ['id'], ({ id }) => staffPlace(id)),
  sealedColumn('staff', 'app_secret', ['id'], ({ id }) => appSecretPlace(id)),
  sealedColumn('staff_company_entry', 'sealed', ['cookie_hash'], (row) =>
    companyEntryPlace(row.cookie_hash),
  ),
  sealedColumn('staff_entry', 'app_secret', ['staff_id'], (row) => appSecretPlace(row.staff_id)),
  sealedColumn('staff_note', 'sealed', ['id'], ({ id }) => staffNotePlace(id)),
  sealedColumn('staff_submission', 'answer', ['staff_id', 'request_id'], (row) =>
    deskAnswerPlace(row.staff_id, row.request_id),
  ),
  sealedColumn('submission', 'answer', ['session_id', 'request_id'], (row) =>
    answerPlace(row.session_id, row.request_id),
  ),
  sealedColumn('submission_step', 'result', ['session_id', 'request_id', 'step'], (row) =>
    stepPlace(row.session_id, row.request_id, row.step),
  ),
  sealedColumn('unused_value', 'sealed', ['row_key'], (row) => unusedValuePlace(row.row_key)),
  sealedColumn('wish', 'sealed', ['event_id', 'part'], ({ event_id: eventId, part }) =>
    wishPlace({ eventId, part }),
  ),
  sealedColumn('wish_note', 'sealed', ['id'], ({ id }) => wishNotePlace(id)),
  sealedColumn('wechat_ticket', 'sealed', ['name'], ({ name }) => ticketPlace(name)),
]
