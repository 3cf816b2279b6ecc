import type { deskFeatures } from '../desk/desk-contract.ts'
import {
  accidentClosed,
  accidentJoined,
  accidentReopened,
  accidentReported,
} from './accident-events.ts'
import { appealAnswered, appealExtended, appealFiled } from './appeal-events.ts'
import {
  claimDecisionRequested,
  claimDocumentJudged,
  claimEventAdded,
  claimNudgeAnswered,
  payeeChangeDecided,
  returnClaimDecided,
} from './claim-events.ts'
import { chat, type EventsBySubmission, figure, proof } from './events-by-submission.ts'
import { deliveryEventAdded, orderHurried } from './order-events.ts'
import { refundSettled } from './person-events.ts'
import { leadLeft, leadNoted } from './sale-events.ts'

const content = 'what the site tells everybody'
const looking = 'whom staff look at, and who proves what on the telephone, stays in the trail here'
const endOfOnlyProven =
  'nothing has changed yet; once it has ended, person.only-proven.ended.v1 tells of it'
const staffAlone = 'who handles it is of no concern to the core'

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
    nameCase: 'what the registry counts a case under is of no concern to the core',
    noteOnCase: 'a note for colleagues alone',
    attachToCase: 'a file for colleagues alone',
    decideLetter: [appealAnswered],
  },
  accidentReports: {
    noteReport: 'a note about a call; what comes of a report the core decides',
    closeReport: [accidentClosed],
    reopenReport: [accidentReopened],
    joinReports: [accidentJoined],
  },
  claims: {
    addClaimEvent: [claimEventAdded],
    askClaimDecision: [claimDecisionRequested],
    correctClaimEvent: [claimEventAdded],
    // Where the core decides, it asks as `askClaimDecision` does.
    decideApproval: [claimEventAdded],
    // The first of two tells nothing yet.
    decidePayeeChange: [payeeChangeDecided],
    judgeDocument: [claimDocumentJudged],
    revealInsured: looking,
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
    tryCallBack: staffAlone,
    moveCallBack: staffAlone,
    proveCaller: looking,
    sendCallerCode: looking,
    confirmCallerCode: looking,
    askOnlyProvenEnd: endOfOnlyProven,
    confirmOnlyProvenEnd: endOfOnlyProven,
    stopOnlyProvenEnd: endOfOnlyProven,
    takeCaseIn: [appealFiled],
    reportForCaller: [accidentReported],
    leadForCaller: [leadLeft],
    linkForCaller: 'asks a customer for an account; what they register is told',
    // Where the claim asks for it already, nothing is new to the core.
    askForDocument: [claimEventAdded],
    closeDocumentRequest: staffAlone,
    sendScreenCard: chat,
  },
  orders: { noteOrder: 'a note for colleagues alone', hurryOrder: [orderHurried] },
  deliveries: { addDeliveryEvent: [deliveryEventAdded] },
  returnInsurance: {
    acceptReturnClaim: [returnClaimDecided],
    refuseReturnClaim: [returnClaimDecided],
  },
  links: {
    revokeLink: 'a link that nobody used changes nothing',
    markPaid: [refundSettled],
    markFailed: [refundSettled],
    closeFailed: staffAlone,
    tellTransfer: staffAlone,
    settleTransfer: staffAlone,
  },
  chats: {
    takeChat: chat,
    takeNext: chat,
    takeOverChat: chat,
    sendToChat: chat,
    sendFileToChat: chat,
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
