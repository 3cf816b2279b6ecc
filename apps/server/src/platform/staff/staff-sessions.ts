import { randomUUID } from 'node:crypto'
import type { Staff } from '../calls/desk-handler.ts'
import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import type { EndedAtCompany } from '../company-sign-in/logout-token.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { deskCookieHash, newDeskCookie } from './desk-cookies.ts'
import { unsealName } from './staff-secrets.ts'
import { withinOf } from './within-branch.ts'

/** A session of the desk that nobody uses ends. */
export const staffIdleSeconds = 30 * 60
/** Longer than a shift. */
export const staffSessionSeconds = 10 * 3600
/** A session in use is marked as seen at most this often. */
const seenEverySeconds = 60

export interface StaffSession {
  readonly id: string
  readonly staff: Staff
  readonly seenAt: Date
}

/** Sessions of the desk; they have nothing to do with those of customers. */
export interface StaffSessions {
  /**
   * Begins one, in the transaction that proved who it is; answers its cookie. `companySession` names that of
   * the provider it began in.
   */
  open(staffId: string, transaction: Db, companySession?: Buffer): Promise<string>
  /** The live session of a cookie, of somebody who may still come in. */
  find(cookie: string): Promise<StaffSession | undefined>
  /** That somebody is there: what they do, not what their page asks for by itself. */
  keepAwake(session: StaffSession): Promise<void>
  end(session: Pick<StaffSession, 'id' | 'staff'>, transaction: Db): Promise<void>
  /** Whether this member of staff is signed in anywhere. */
  isAnyLive(staffId: string, transaction: Db): Promise<boolean>
  /** Of this member of staff, with every sign-in that is half done. */
  endAllOf(staffId: string, transaction: Db): Promise<void>
  /** Of what ended at the company's provider; answers whose they were. */
  endAtCompany(what: EndedAtCompany, transaction: Db): Promise<string[]>
}

interface StaffSessionServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
  readonly notifier: Pick<Notifier, 'notify'>
}

/** What is notified when sign-ins of a member of staff end, or what they may do has changed. */
export function staffTopic(staffId: string): string {
  return `staff/${staffId}`
}

export function staffSessionsOn({
  db,
  keys,
  clock,
  notifier,
}: StaffSessionServices): StaffSessions {
  return {
    async open(staffId, transaction, companySession) {
      const cookie = newDeskCookie()
      const now = clock.now()
      const row = { id: randomUUID(), cookie_hash: deskCookieHash(cookie), staff_id: staffId }
      const ends_at = secondsAfter(now, staffSessionSeconds)
      await transaction
        .insertInto('staff_session')
        .values({ ...row, seen_at: now, ends_at, company_session_hash: companySession ?? null })
        .execute()
      return cookie
    },

    async find(cookie) {
      const now = clock.now()
      const row = await db
        .selectFrom('staff_session')
        .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
        .leftJoin('branch', 'branch.com_code', 'staff.branch')
        .select([
          'staff_session.id as session_id',
          'seen_at',
          'staff.branch',
          'area_code',
          'com_name',
        ])
        .select(['staff.id', 'account', 'sealed', 'roles', 'opened_by', 'company_subject_hash'])
        .where('cookie_hash', '=', deskCookieHash(cookie))
        .where('ends_at', '>', now)
        .where('ends_at', '<=', latestEnd(now, staffSessionSeconds))
        .where('seen_at', '>', secondsAfter(now, -staffIdleSeconds))
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { id, account, sealed, roles, opened_by, session_id, seen_at } = row
      const name = unsealName(keys, id, sealed)
      const isByCompany = row.company_subject_hash !== null
      const within = withinOf(row.branch, row.area_code)
      const branch = row.branch ?? undefined
      const branchName = row.com_name ?? undefined
      const who = { id, account, roles, name, branch, branchName, within }
      const staff = { ...who, openedBy: opened_by ?? undefined, isByCompany }
      return { id: session_id, staff, seenAt: seen_at }
    },

    async keepAwake({ id, seenAt }) {
      const now = clock.now()
      if (seenAt > secondsAfter(now, -seenEverySeconds)) return
      await db.updateTable('staff_session').set({ seen_at: now }).where('id', '=', id).execute()
    },

    async end({ id, staff }, transaction) {
      await transaction.deleteFrom('staff_session').where('id', '=', id).execute()
      await notifier.notify(staffTopic(staff.id), transaction)
    },

    async isAnyLive(staffId, transaction) {
      const now = clock.now()
      const live = await transaction
        .selectFrom('staff_session')
        .select('id')
        .where('staff_id', '=', staffId)
        .where('ends_at', '>', now)
        .where('seen_at', '>', secondsAfter(now, -staffIdleSeconds))
        .limit(1)
        .executeTakeFirst()
      return live !== undefined
    },

    async endAllOf(staffId, transaction) {
      await transaction.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
      await transaction.deleteFrom('staff_entry').where('staff_id', '=', staffId).execute()
      await notifier.notify(staffTopic(staffId), transaction)
    },

    async endAtCompany(what, transaction) {
      const rows = await transaction
        .deleteFrom('staff_session')
        .where(({ eb, selectFrom }) =>
          'session' in what
            ? eb('company_session_hash', '=', what.session)
            : eb(
                'staff_id',
                'in',
                selectFrom('staff').select('id').where('company_subject_hash', '=', what.subject),
              ),
        )
        .returning('staff_id')
        .execute()
      const whose = [...new Set(rows.map(({ staff_id }) => staff_id))].sort()
      for (const staffId of whose) await notifier.notify(staffTopic(staffId), transaction)
      return whose
    },
  }
}
