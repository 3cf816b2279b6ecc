import type { Call } from '../call.ts'
import type { features } from '../contract.ts'
import type { DeskCall } from '../desk/desk-call.ts'
import type { deskFeatures } from '../desk/desk-contract.ts'
import { accidentReported } from './accident-events.ts'
import {
  appealAnswered,
  appealExtended,
  appealFiled,
  appealReviewRequested,
  claimApplicationSigned,
  claimDecisionRequested,
  claimDocumentJudged,
  claimDocumentSent,
  claimEventAdded,
  claimNudgeAnswered,
  claimNudged,
  payeeGiven,
  returnClaimDecided,
  returnClaimReported,
  settlementAgreed,
  settlementObjected,
} from './claim-events.ts'
import type { CoreEvent } from './core-event.ts'
import { invoiceReissueRequested, invoiceTitleChangeRequested } from './invoice-events.ts'
import {
  deliveryChangeRequested,
  deliveryEventAdded,
  orderCancelled,
  plateCorrectionRequested,
} from './order-events.ts'
import {
  consentGiven,
  consentWithdrawn,
  contactChangeRequested,
  dataRequested,
  refundDetailsRegistered,
  refundSettled,
} from './person-events.ts'
import { leadLeft, leadNoted, promoterApplied, questionnaireAnswered } from './sale-events.ts'

/** What a submission tells the core; or, in words, why it tells nothing. */
type Told = readonly CoreEvent[] | string

/** Every submission among these calls has to say so: one that is missing does not compile. */
type EventsBySubmission<Features extends Record<string, Record<string, Call | DeskCall>>> = {
  readonly [Feature in keyof Features]: {
    readonly [Name in keyof Features[Feature] as Features[Feature][Name]['kind'] extends 'submit'
      ? Name
      : never]: Told
  }
}

const proof = 'proves who somebody is, in one session'
const document = 'makes or sends what the core knows already'
const chat = 'a conversation stays with the service'
const figure = 'a figure about the site'
const ownSite = 'a setting of this site alone'
const content = 'what the site tells everybody'
const photoOfReport = 'a photo is told with the report that it belongs to'
const looking = 'whom staff look at, and who proves what on the telephone, stays in the trail here'
const endOfOnlyProven =
  'nothing has changed yet; once it has ended, person.only-proven.ended.v1 tells of it'
const staffAlone = 'who handles it is of no concern to the core'

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
    sendDocument: [claimDocumentSent],
    changeSubscription: ownSite,
    stopSubscription: ownSite,
    agreeToSettlement: [settlementAgreed],
    changePayee: [payeeGiven],
    splitAmongPayees: [payeeGiven],
    signApplication: [claimApplicationSigned],
    nudgeClaim: [claimNudged],
  },
  accidentReports: {
    sendAccidentPhotoPiece: photoOfReport,
    sendOwnAccidentPhotoPiece: photoOfReport,
    sendAccidentPhoto: photoOfReport,
    sendOwnAccidentPhoto: photoOfReport,
    reportAccident: [accidentReported],
    reportOwnAccident: [accidentReported],
  },
  appeals: {
    addAppeal: [appealFiled],
    askReview: [appealReviewRequested],
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

export const eventsByStaff: EventsBySubmission<typeof deskFeatures> = {
  staff: {
    signIn: proof,
    confirmCode: proof,
    signOut: proof,
    changePassword: proof,
    addStaff: 'accounts of the desk are its own',
    changeStaff: 'accounts of the desk are its own',
    settleStaffRequest: 'accounts of the desk are its own',
    keepOwn: 'what somebody keeps for themselves, and nobody was told of',
  },
  day: {},
  coreEvents: { retryDeadEvent: 'tells again what it has told' },
  wishes: {
    askWishAgain: 'tells again what it has told',
    noteWish: 'a note about a call is of no concern to the core',
  },
  appeals: {
    takeCase: staffAlone,
    noteCallBack: 'a note about a call; what is decided is told by the answer',
    extendCase: [appealExtended],
    answerCase: [appealAnswered],
    giveCase: staffAlone,
    noteOnCase: 'a note for colleagues alone',
    attachToCase: 'a file for colleagues alone',
    decideLetter: [appealAnswered],
  },
  accidentReports: {
    noteReport: 'a note about a call; what comes of a report the core decides',
  },
  claims: {
    addClaimEvent: [claimEventAdded],
    askClaimDecision: [claimDecisionRequested],
    correctClaimEvent: [claimEventAdded],
    // Where the core decides, it asks as `askClaimDecision` does.
    decideApproval: [claimEventAdded],
    judgeDocument: [claimDocumentJudged],
    undoJudgement: 'takes back what nobody was told of',
    answerNudge: [claimNudgeAnswered],
  },
  customers: {
    choosePurpose: looking,
    revealField: looking,
    beginCall: looking,
    endCall: looking,
    noteCall: staffAlone,
    closeCallBack: staffAlone,
    proveCaller: looking,
    sendCallerCode: looking,
    confirmCallerCode: looking,
    askOnlyProvenEnd: endOfOnlyProven,
    confirmOnlyProvenEnd: endOfOnlyProven,
    stopOnlyProvenEnd: endOfOnlyProven,
    takeCaseIn: [appealFiled],
    reportForCaller: [accidentReported],
    leadForCaller: [leadLeft],
    // Where the claim asks for it already, nothing is new to the core.
    askForDocument: [claimEventAdded],
    closeDocumentRequest: staffAlone,
  },
  deliveries: { addDeliveryEvent: [deliveryEventAdded] },
  returnInsurance: {
    acceptReturnClaim: [returnClaimDecided],
    refuseReturnClaim: [returnClaimDecided],
  },
  links: {
    createLink: 'asks a customer for an account; what they register is told',
    revokeLink: 'a link that nobody used changes nothing',
    markPaid: [refundSettled],
    markFailed: [refundSettled],
  },
  chats: {
    takeChat: chat,
    takeNext: chat,
    takeOverChat: chat,
    sendToChat: chat,
    transferChat: chat,
    noteChat: chat,
    askForProof: chat,
    closeChat: chat,
    readChatUpTo: chat,
    saveCannedAnswer: content,
    removeCannedAnswer: content,
    answerLeft: chat,
    setAvailability: 'how staff work today',
    giveChatTo: chat,
    wrapUpChat: chat,
    tagChat: chat,
    saveChatLabel: 'words that staff sort their chats by',
  },
  content: {
    publishContentDraft: content,
    returnContentDraft: content,
    withdrawContentDraft: content,
  },
  faqs: { saveFaq: content, setMissAside: content },
  outlets: { saveOutlet: content },
  activities: { saveAnnouncement: content, sendPicture: content },
  analytics: { recordDeskFault: figure },
  questionnaires: { saveQuestionnaire: content },
  promotions: {},
  places: {},
  purchases: { takeLead: staffAlone, noteLead: [leadNoted] },
  figures: {},
  looks: { settleFinding: 'how the house watches over its staff' },
  core: {},
}
