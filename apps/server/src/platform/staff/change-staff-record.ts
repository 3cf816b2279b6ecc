import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { lastStepAt } from './app-codes.ts'
import type { StaffStore } from './staff.repository.ts'
import { nameColumns, sealAppSecret } from './staff-secrets.ts'

export interface NewStaff {
  readonly account: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** Undefined for who comes in by their company account. */
  readonly passwordHash?: string
  readonly companySubject?: Buffer
  readonly createdAt: Date
  /** Who is shown the first password, at the desk. */
  readonly openedBy?: string
  /** Of who has joined an app already. */
  readonly appSecret?: string
  readonly branch?: string | undefined
  readonly team?: string | undefined
}

/** Answers the id of the new account; undefined where somebody has that account. */
export async function storeStaff(
  { db, keys }: StaffStore,
  { account, name, roles, createdAt, ...keeping }: NewStaff,
): Promise<string | undefined> {
  const { passwordHash, companySubject, openedBy, appSecret, branch, team } = keeping
  const id = randomUUID()
  const stored = await db
    .insertInto('staff')
    .values({
      id,
      account,
      ...nameColumns(keys, id, name),
      roles: [...roles],
      password_hash: passwordHash ?? null,
      company_subject_hash: companySubject ?? null,
      app_secret: appSecret === undefined ? null : sealAppSecret(keys, id, appSecret),
      branch: branch ?? null,
      team: team ?? null,
      disabled_at: null,
      created_at: createdAt,
      signed_in_at: null,
      opened_by: openedBy ?? null,
    })
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

/** Takes a code for good; false where it or a later one was taken before. */
export async function takeCode(
  { db }: Pick<StaffStore, 'db'>,
  { staffId, step, now }: { readonly staffId: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ last_code_step: step, signed_in_at: now })
    .where('id', '=', staffId)
    .where(({ eb, or }) =>
      or([eb('last_code_step', '<', step), eb('last_code_step', '>', lastStepAt(now))]),
    )
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** From now on the app shows the codes; false where one was joined already. */
export async function joinApp(
  { db, keys }: StaffStore,
  staffId: string,
  secret: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ app_secret: sealAppSecret(keys, staffId, secret) })
    .where('id', '=', staffId)
    .where('app_secret', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setPasswordHash(
  { db }: Pick<StaffStore, 'db'>,
  staffId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .execute()
}

export async function setRoles(
  { db }: Pick<StaffStore, 'db'>,
  staffId: string,
  roles: readonly StaffRole[],
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ roles: [...roles] })
    .where('id', '=', staffId)
    .execute()
}

/** Where they work: undefined at the head office. */
export async function setBranch(
  { db }: Pick<StaffStore, 'db'>,
  staffId: string,
  { branch, team }: { readonly branch?: string | undefined; readonly team?: string | undefined },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ branch: branch ?? null, team: team ?? null })
    .where('id', '=', staffId)
    .execute()
}

/** In or out: null lets them in again. */
export async function setDisabled(
  { db }: Pick<StaffStore, 'db'>,
  staffId: string,
  disabledAt: Date | null,
): Promise<void> {
  await db.updateTable('staff').set({ disabled_at: disabledAt }).where('id', '=', staffId).execute()
}

interface Reset {
  readonly passwordHash: string
  /** Who is shown the first password, at the desk. */
  readonly openedBy?: string
}

/** Back to a first password and no app; a company account opens it no more. */
export async function resetStaff(
  { db }: Pick<StaffStore, 'db'>,
  staffId: string,
  { passwordHash, openedBy }: Reset,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({
      password_hash: passwordHash,
      app_secret: null,
      company_subject_hash: null,
      opened_by: openedBy ?? null,
    })
    .where('id', '=', staffId)
    .execute()
}

/** From now on a company account opens it, and no password or app does. */
export async function joinCompany(
  { db }: Pick<StaffStore, 'db'>,
  staffId: string,
  subject: Buffer,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ company_subject_hash: subject, password_hash: null, app_secret: null, opened_by: null })
    .where('id', '=', staffId)
    .execute()
}

/** Another name for an account; false where somebody has that one. */
export async function renameAccount(
  { db }: Pick<StaffStore, 'db'>,
  staffId: string,
  account: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ account })
    .where('id', '=', staffId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff as other').select('other.id').where('other.account', '=', account),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface Arrival {
  readonly name: string
  /** Null at the head office; undefined where the company does not say, so that theirs stays. */
  readonly branch: string | null | undefined
  readonly now: Date
}

/** That they came in by their company account, and what it calls them now. */
export async function noteArrival(
  { db, keys }: StaffStore,
  staffId: string,
  { name, branch, now }: Arrival,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ ...nameColumns(keys, staffId, name), branch, signed_in_at: now })
    .where('id', '=', staffId)
    .execute()
}
