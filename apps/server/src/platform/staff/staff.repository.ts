import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { StaffKeeping, StaffRecord } from './staff-member.ts'
import { nameHash, unsealAppSecret, unsealName } from './staff-secrets.ts'
import type { Acting } from './two-people.ts'

export interface StaffStore {
  readonly db: Db
  readonly keys: Keys
}

/** All of them, those who are out too, by account. */
export async function listStaffRecords(store: StaffStore): Promise<StaffRecord[]> {
  const rows = await selectStaff(store).orderBy('account').execute()
  return rows.map((row) => recordOf(store, row))
}

/** Who is or was at the desk and has one of these names: nobody's is opened for it. */
export async function staffCalled(
  { db, keys }: StaffStore,
  names: readonly string[],
): Promise<string[]> {
  const hashes = [...new Set(names)].map((name) => nameHash(keys, name))
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('name_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** The names of these members of staff, by id. */
export async function staffNames(
  store: StaffStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await store.db
    .selectFrom('staff')
    .select(['id', 'sealed'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, sealed }) => [id, unsealName(store.keys, id, sealed)]))
}

export async function findStaffByAccount(
  store: StaffStore,
  account: string,
): Promise<StaffKeeping | undefined> {
  const row = await selectStaff(store).where('account', '=', account).executeTakeFirst()
  return row && keepingOf(store, row)
}

/** Whose company account it is. */
export async function findStaffBySubject(
  store: StaffStore,
  subject: Buffer,
): Promise<StaffRecord | undefined> {
  const row = await selectStaff(store)
    .where('company_subject_hash', '=', subject)
    .executeTakeFirst()
  return row && recordOf(store, row)
}

export async function findStaff(store: StaffStore, id: string): Promise<StaffKeeping | undefined> {
  const row = await selectStaff(store).where('id', '=', id).executeTakeFirst()
  return row && keepingOf(store, row)
}

/** Of one who acted: with whom they may be one person. */
export async function actingOf({ db }: Pick<StaffStore, 'db'>, id: string): Promise<Acting> {
  const row = await db
    .selectFrom('staff')
    .select('opened_by')
    .where('id', '=', id)
    .executeTakeFirst()
  return { id, openedBy: row?.opened_by ?? undefined }
}

/**
 * Holds accounts until the transaction ends, always in the same order. Rows that name them may be written
 * meanwhile: each of two who change each other has written a submission of their own before.
 */
export async function lockStaff({ db }: Pick<StaffStore, 'db'>, ids: readonly string[]) {
  await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

function selectStaff({ db }: StaffStore) {
  return db
    .selectFrom('staff')
    .select(['id', 'account', 'sealed', 'roles', 'password_hash', 'app_secret'])
    .select([
      'last_code_step',
      'disabled_at',
      'signed_in_at',
      'company_subject_hash',
      'branch',
      'team',
      'opened_by',
    ])
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>

function recordOf({ keys }: StaffStore, row: StaffRow): StaffRecord {
  const { id, account, sealed, roles, app_secret, disabled_at, signed_in_at } = row
  const isByCompany = row.company_subject_hash !== null
  const isNew = app_secret === null && !isByCompany
  return {
    id,
    account,
    roles,
    name: unsealName(keys, id, sealed),
    state: disabled_at !== null ? 'disabled' : isNew ? 'new' : 'active',
    signedInAt: signed_in_at ?? undefined,
    isByCompany,
    branch: row.branch ?? undefined,
    team: row.team ?? undefined,
    openedBy: row.opened_by ?? undefined,
  }
}

function keepingOf(store: StaffStore, row: StaffRow): StaffKeeping {
  const { id, password_hash, app_secret, last_code_step } = row
  return {
    ...recordOf(store, row),
    passwordHash: password_hash ?? undefined,
    appSecret: app_secret === null ? undefined : unsealAppSecret(store.keys, id, app_secret),
    lastCodeStep: last_code_step,
  }
}
