import { type Kysely, type Migration, sql } from 'kysely'
import { accidentReports } from './first-schema/accident-reports.ts'
import { appeals } from './first-schema/appeals.ts'
import { audit } from './first-schema/audit.ts'
import { claimDocuments } from './first-schema/claim-documents.ts'
import { claims } from './first-schema/claims.ts'
import { content } from './first-schema/content.ts'
import { core } from './first-schema/core.ts'
import { customerService } from './first-schema/customer-service.ts'
import { electronicPolicies } from './first-schema/electronic-policies.ts'
import { house } from './first-schema/house.ts'
import { invoices } from './first-schema/invoices.ts'
import { orders } from './first-schema/orders.ts'
import { people } from './first-schema/people.ts'
import { policies } from './first-schema/policies.ts'
import { promotions } from './first-schema/promotions.ts'
import { questionnaires } from './first-schema/questionnaires.ts'
import { sessions } from './first-schema/sessions.ts'
import { staff } from './first-schema/staff.ts'

/** What a row refers to is there before it. */
const subjects = [
  sessions,
  audit,
  people,
  policies,
  electronicPolicies,
  claims,
  claimDocuments,
  appeals,
  invoices,
  orders,
  promotions,
  questionnaires,
  content,
  customerService,
  staff,
  accidentReports,
  core,
  house,
]

/** All tables as they are to begin with, subject by subject. */
export const firstSchema: Migration = {
  async up(db: Kysely<unknown>) {
    for (const tables of subjects) await sql.raw(tables).execute(db)
  },
}
