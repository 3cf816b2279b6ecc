import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { areaPrefix } from '../../places/rules/areas.ts'
import { outletColumns, outletOf } from './outlet.repository.ts'
import type { KeptOutlet } from './outlet.ts'

interface OutletStore {
  readonly db: Db
}

export interface KeptOutletQuestion {
  /** Stands somewhere in name, address or phone; everything does where it is empty. */
  readonly search: string
  readonly areaCode: string | undefined
  readonly page: number
}

/** A page of all outlets in the order of areas and names, hidden ones too, and how many there are. */
export async function readKeptOutlets(
  { db }: OutletStore,
  { search, areaCode, page }: KeptOutletQuestion,
): Promise<{ readonly outlets: KeptOutlet[]; readonly total: number }> {
  const wanted = db
    .selectFrom('outlet')
    .$if(areaCode !== undefined, (query) =>
      query.where('area_code', 'like', `${areaPrefix(areaCode ?? '')}%`),
    )
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(name || ' ' || address || ' ' || phone), ${search.toLowerCase()}) > 0`,
      ),
    )
  const [rows, { total }] = await Promise.all([
    wanted
      .select(keptColumns)
      .select(sql<string>`types::text`.as('types'))
      .orderBy('area_code')
      .orderBy('name')
      .orderBy('id')
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage)
      .execute(),
    wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { outlets: rows.map(keptOf), total }
}

/** One outlet, hidden or not, locked until its transaction ends. */
export async function lockKeptOutlet(
  { db }: OutletStore,
  id: string,
): Promise<KeptOutlet | undefined> {
  const row = await selectKept(db, id).forUpdate().executeTakeFirst()
  return row && keptOf(row)
}

/** One outlet, hidden or not. */
export async function readKeptOutlet(
  { db }: OutletStore,
  id: string,
): Promise<KeptOutlet | undefined> {
  const row = await selectKept(db, id).executeTakeFirst()
  return row && keptOf(row)
}

const keptColumns = [...outletColumns, 'is_shown', 'version'] as const

function selectKept(db: Db, id: string) {
  return db
    .selectFrom('outlet')
    .where('id', '=', id)
    .select(keptColumns)
    .select(sql<string>`types::text`.as('types'))
}

type KeptRow = Parameters<typeof outletOf>[0] & {
  readonly is_shown: boolean
  readonly version: number
}

function keptOf({ is_shown, version, ...row }: KeptRow): KeptOutlet {
  return { ...outletOf(row), isShown: is_shown, version }
}
