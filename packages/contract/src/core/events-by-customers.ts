import type { features } from '../contract.ts'
import { accidentPhotoAdded, accidentPhotoRefused, accidentReported } from './accident-events.ts'
import { appealFiled, appealFileSent, appealReviewRequested } from './appeal-events.ts'
import {
  claimApplicationSigned,
  claimDocumentSent,
  claimNudged,
  payeeChangeRequested,
  payeeGiven,
  returnClaimReported,
  settlementAgreed,
  settlementObjected,
} from './claim-events.ts'
import { chat, type EventsBySubmission, figure, proof } from './events-by-submission.ts'
import { invoiceReissueRequested, invoiceTitleChangeRequested } from './invoice-events.ts'
import {
  deliveryChangeRequested,
  orderCancelled,
  plateCorrectionRequested,
} from './order-events.ts'
import {
  consentGiven,
  consentWithdrawn,
  contactChangeRequested,
  dataRequested,
  refundDetailsRegistered,
} from './person-events.ts'
import { leadLeft, promoterApplied, questionnaireAnswered } from './sale-events.ts'

const document = 'makes or sends what the core knows already'
const ownSite = 'a setting of this site alone'
const pieceOfFile = 'a file is told when all of it has come'

export const eventsByCustomers: EventsBySubmission<typeof features> = {
  session: { signOn: proof },
  verification: {
    verifyCodeCheck: proof,
    getSMSCode: proof,
    sendSmsWap: proof,
    checkSMSCode: proof,
    getCentPhoneCode: proof,
    checkCaptcha: proof,
  },
  person: {
    startProof: proof,
    startProofByPlate: proof,
    startProofOfCompany: proof,
    confirmProof: [consentGiven],
    giveFact: [consentGiven],
    endProof: proof,
    mailDocuments: document,
    mailDocumentsTo: document,
    reportAccess: [appealFiled],
    addDevice: proof,
    removeDevice: proof,
    setOnlyProven: ownSite,
    stopOnlyProvenEnd: ownSite,
    withdrawConsent: [consentWithdrawn],
    askForCopy: [dataRequested],
    askForErasure: [dataRequested],
    startPasskey: proof,
    addPasskey: proof,
    removePasskey: proof,
    startPasskeyProof: proof,
    provePasskey: [consentGiven],
    changeContact: [contactChangeRequested],
    changePhone: [contactChangeRequested],
    offerFamily: ownSite,
    acceptFamily: ownSite,
    endFamily: ownSite,
  },
  policies: {},
  plates: { updateCorrect: [plateCorrectionRequested] },
  electronicPolicies: {
    downLodElectronicPolicy: document,
    sendPolicyEmail: document,
    wapSendEmail: document,
  },
  invoices: {
    queryInvoiceAndDownload: document,
    electronicInvoiceDownLoad: document,
    sendInvoiceEmail: document,
    changeInvoiceTitle: [invoiceTitleChangeRequested],
    reissueInvoice: [invoiceReissueRequested],
  },
  claims: {
    sendDocumentPiece: pieceOfFile,
    sendDocument: [claimDocumentSent],
    changeSubscription: ownSite,
    stopSubscription: ownSite,
    agreeToSettlement: [settlementAgreed],
    changePayee: [payeeGiven],
    splitAmongPayees: [payeeGiven],
    askPayeeChange: [payeeChangeRequested],
    signApplication: [claimApplicationSigned],
    nudgeClaim: [claimNudged],
  },
  accidentReports: {
    sendAccidentPhotoPiece: pieceOfFile,
    sendOwnAccidentPhotoPiece: pieceOfFile,
    sendAccidentPhoto: [accidentPhotoAdded, accidentPhotoRefused],
    sendOwnAccidentPhoto: [accidentPhotoAdded, accidentPhotoRefused],
    reportAccident: [accidentReported],
    reportOwnAccident: [accidentReported],
  },
  appeals: {
    addAppeal: [appealFiled],
    askReview: [appealReviewRequested],
    sendCaseFilePiece: pieceOfFile,
    sendCaseFile: [appealFileSent],
    objectToSettlement: [appealFiled, settlementObjected],
  },
  deliveries: { changeDelivery: [deliveryChangeRequested] },
  orders: {
    startPayment: 'no money has come yet; once a gateway says so, order.paid.v1 tells of it',
    cancelOrder: [orderCancelled],
    changePaymentReminder: ownSite,
  },
  payments: {},
  outlets: {},
  places: {},
  customerService: {
    userSign: chat,
    question: chat,
    askForAgent: chat,
    rateConversation: chat,
    rateAnswer: chat,
    sendChatFile: chat,
    readMessages: chat,
    leaveMessage: chat,
    linkHistory: chat,
    shareCard: chat,
    stopWaiting: chat,
    endConversation: chat,
  },
  promotions: { generateLink: [promoterApplied], mailPromotionLink: document },
  purchases: { leaveLead: [leadLeft] },
  questionnaires: { submitQuestionnaire: [questionnaireAnswered] },
  returnInsurance: { returnInsuranceClaim: [returnClaimReported] },
  links: { submitRefundDetails: [refundDetailsRegistered] },
  activities: {},
  analytics: { record: figure, recordVitals: figure, recordFault: figure },
}
