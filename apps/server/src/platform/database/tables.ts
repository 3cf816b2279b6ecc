import type { AccidentReportTables } from './tables/accident-reports.ts'
import type { AgentTables } from './tables/agents.ts'
import type { AnalyticsTables } from './tables/analytics.ts'
import type { AnnouncementTables } from './tables/announcements.ts'
import type { AppealTables } from './tables/appeals.ts'
import type { AuditTables } from './tables/audit.ts'
import type { ChannelTables } from './tables/channels.ts'
import type { ClaimApprovalTables } from './tables/claim-approvals.ts'
import type { ClaimDocumentTables } from './tables/claim-documents.ts'
import type { ClaimNoticeTables } from './tables/claim-notices.ts'
import type { ClaimTables } from './tables/claims.ts'
import type { ContentTables } from './tables/content.ts'
import type { ConversationTables } from './tables/conversations.ts'
import type { CoreEventTables } from './tables/core-events.ts'
import type { CoreKeyTables } from './tables/core-keys.ts'
import type { CustomersAtDeskTables } from './tables/customers-at-desk.ts'
import type { DeliveryTables } from './tables/deliveries.ts'
import type { ElectronicPolicyTables } from './tables/electronic-policies.ts'
import type { FigureTables } from './tables/figures.ts'
import type { FileTables } from './tables/files.ts'
import type { GrantTables } from './tables/grants.ts'
import type { ImportTables } from './tables/imports.ts'
import type { InvoiceTables } from './tables/invoices.ts'
import type { KeyTables } from './tables/keys.ts'
import type { LimitTables } from './tables/limits.ts'
import type { LinkTables } from './tables/links.ts'
import type { OrderTables } from './tables/orders.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { OutletTables } from './tables/outlets.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PolicyTables } from './tables/policies.ts'
import type { ProductTables } from './tables/products.ts'
import type { PromotionTables } from './tables/promotions.ts'
import type { PurchaseTables } from './tables/purchases.ts'
import type { QuestionnaireTables } from './tables/questionnaires.ts'
import type { ReceiptTables } from './tables/receipts.ts'
import type { ReturnInsuranceTables } from './tables/return-insurance.ts'
import type { SandboxTradeTables } from './tables/sandbox-trades.ts'
import type { SessionTables } from './tables/session.ts'
import type { SettlementTables } from './tables/settlements.ts'
import type { ShortLinkTables } from './tables/short-links.ts'
import type { StaffTables } from './tables/staff.ts'
import type { TakenCodeTables } from './tables/taken-codes.ts'
import type { VerificationTables } from './tables/verification.ts'
import type { WishTables } from './tables/wishes.ts'

/**
 * Every table, as its rows are read. Rows of customer data begin with `customer_key`, so that they
 * can be distributed by customer; `sealed` holds the personal fields, encrypted.
 */
export interface Tables
  extends SessionTables,
    GrantTables,
    VerificationTables,
    LimitTables,
    AuditTables,
    OutboxTables,
    OutletTables,
    AnnouncementTables,
    ProductTables,
    PolicyTables,
    ElectronicPolicyTables,
    ClaimTables,
    AccidentReportTables,
    CustomersAtDeskTables,
    ClaimNoticeTables,
    ClaimApprovalTables,
    ClaimDocumentTables,
    SettlementTables,
    FileTables,
    FigureTables,
    AppealTables,
    InvoiceTables,
    OrderTables,
    DeliveryTables,
    PromotionTables,
    PurchaseTables,
    QuestionnaireTables,
    ReceiptTables,
    ReturnInsuranceTables,
    SandboxTradeTables,
    LinkTables,
    ShortLinkTables,
    ChannelTables,
    AgentTables,
    ConversationTables,
    ContentTables,
    StaffTables,
    TakenCodeTables,
    AnalyticsTables,
    ImportTables,
    KeyTables,
    CoreKeyTables,
    CoreEventTables,
    WishTables,
    PeopleTables {}
