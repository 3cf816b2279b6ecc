import type { Branch } from '@ecenter/contract/places/place.ts'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import { areaPrefix, provinceCode } from '../rules/areas.ts'

interface BranchStore {
  readonly db: ReadDb
}

export interface AreaBranch extends Branch {
  readonly areaCode: string
}

const columns = ['com_code as comCode', 'com_name as comName', 'address', 'phone'] as const

/** The branches of an area and of all areas in it. */
async function readBranches({ db }: BranchStore, area: string): Promise<Branch[]> {
  return db
    .selectFrom('branch')
    .where('area_code', 'like', `${areaPrefix(area)}%`)
    .select(columns)
    .orderBy('com_code')
    .execute()
}

/** The branches that serve an area: its own, or else those of its province. */
export async function readServingBranches(store: BranchStore, area: string): Promise<Branch[]> {
  const own = await readBranches(store, area)
  return own.length > 0 ? own : readBranches(store, provinceCode(area))
}

export async function readBranch(
  { db }: BranchStore,
  comCode: string,
): Promise<Branch | undefined> {
  return db.selectFrom('branch').where('com_code', '=', comCode).select(columns).executeTakeFirst()
}

/** The same with the area that it lies in; it is there, for the insurer's own records name it. */
export async function readBranchArea({ db }: BranchStore, comCode: string): Promise<AreaBranch> {
  return db
    .selectFrom('branch')
    .where('com_code', '=', comCode)
    .select([...columns, 'area_code as areaCode'])
    .executeTakeFirstOrThrow()
}

/** What all branches are called, by their codes. */
export async function readBranchNames({ db }: BranchStore): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('branch').select(['com_code', 'com_name']).execute()
  return new Map(rows.map(({ com_code, com_name }) => [com_code, com_name]))
}

/** All branches with the areas they lie in, by their codes. */
export async function readBranchAreas({
  db,
}: BranchStore): Promise<
  { readonly code: string; readonly name: string; readonly area: string }[]
> {
  return db
    .selectFrom('branch')
    .select(['com_code as code', 'com_name as name', 'area_code as area'])
    .orderBy('com_code')
    .execute()
}

/** The code of the branch that a word names, by code or name; the word itself where none is called so. */
export async function branchNamed<Word extends string | null | undefined>(
  { db }: BranchStore,
  word: Word,
): Promise<string | Word> {
  if (typeof word !== 'string') return word
  const row = await db
    .selectFrom('branch')
    .select('com_code')
    .where(({ or, eb }) => or([eb('com_code', '=', word), eb('com_name', '=', word)]))
    .orderBy('com_code')
    .executeTakeFirst()
  return row?.com_code ?? word
}

/** Adds branches, or writes them anew. */
export async function storeBranches(
  { db }: { readonly db: Db },
  branches: readonly AreaBranch[],
): Promise<void> {
  await db
    .insertInto('branch')
    .values(
      branches.map(({ comCode, comName, areaCode, address, phone }) => ({
        com_code: comCode,
        com_name: comName,
        area_code: areaCode,
        address,
        phone,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('com_code').doUpdateSet(({ ref }) => ({
        com_name: ref('excluded.com_name'),
        area_code: ref('excluded.area_code'),
        address: ref('excluded.address'),
        phone: ref('excluded.phone'),
      })),
    )
    .execute()
}
