import type { AccidentReportTables } from './tables/accident-reports.ts'
import type { AppealTables } from './tables/appeals.ts'
import type { AuditTables } from './tables/audit.ts'
import type { ClaimDocumentTables } from './tables/claim-documents.ts'
import type { ClaimTables } from './tables/claims.ts'
import type { ContentTables } from './tables/content.ts'
import type { CoreTables } from './tables/core.ts'
import type { CustomerServiceTables } from './tables/customer-service.ts'
import type { ElectronicPolicyTables } from './tables/electronic-policies.ts'
import type { HouseTables } from './tables/house.ts'
import type { InvoiceTables } from './tables/invoices.ts'
import type { OrderTables } from './tables/orders.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PolicyTables } from './tables/policies.ts'
import type { PromotionTables } from './tables/promotions.ts'
import type { QuestionnaireTables } from './tables/questionnaires.ts'
import type { SessionTables } from './tables/sessions.ts'
import type { StaffTables } from './tables/staff.ts'

/**
 * Every table, as its rows are read. Rows of customer data begin with `customer_key`, so that they
 * can be distributed by customer; `sealed` holds the personal fields, encrypted.
 */
export interface Tables
  extends AccidentReportTables,
    AppealTables,
    AuditTables,
    ClaimDocumentTables,
    ClaimTables,
    ContentTables,
    CoreTables,
    CustomerServiceTables,
    ElectronicPolicyTables,
    HouseTables,
    InvoiceTables,
    OrderTables,
    PeopleTables,
    PolicyTables,
    PromotionTables,
    QuestionnaireTables,
    SessionTables,
    StaffTables {}
