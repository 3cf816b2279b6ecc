import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import { microBatch } from '../../../platform/database/micro-batch.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { areaPrefix } from '../../places/rules/areas.ts'
import { mapPoint, type Place } from '../rules/map-point.ts'
import type { KeptOutlet, Outlet } from './outlet.ts'

interface OutletStore {
  readonly db: ReadDb
}

export interface OutletFilter {
  /** Codes of areas that an outlet lies in, each; none stands for the whole country. */
  readonly areas: readonly string[]
  /** As in `websitetype`; all zeros for every kind. */
  readonly types: string
  /** One of these is enough; undefined for whatever they offer. */
  readonly services: readonly string[] | undefined
}

const everyType = '00000'

export const outletColumns = [
  'id',
  'name',
  'address',
  'area_code',
  'services',
  'phone',
  'latitude',
  'longitude',
  'hours',
] as const

/** A page of outlets, the nearest first where a place is given, else in the order of areas and names. */
export async function readOutlets(
  store: OutletStore,
  filter: OutletFilter,
  { page, near }: { readonly page: number; readonly near: Place | undefined },
): Promise<Outlet[]> {
  const wanted = filtered(store.db.selectFrom('outlet'), filter)
    .select(outletColumns)
    .select(sql<string>`types::text`.as('types'))
  const sorted =
    near === undefined
      ? wanted.orderBy('area_code').orderBy('name').orderBy('id')
      : wanted.orderBy(sql`spot <-> ${pointText(near)}::point`).orderBy('id')
  const rows = await sorted
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
    .execute()
  return rows.map(outletOf)
}

/** How many there are of all pages. */
export async function countOutlets({ db }: OutletStore, filter: OutletFilter): Promise<number> {
  const { count } = await filtered(db.selectFrom('outlet'), filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The same for requests that meet: most ask for the whole country, and share one count of it. An answer
 * is never older than its question.
 */
export function outletCounter(
  countOf: (filter: OutletFilter) => Promise<number>,
): (filter: OutletFilter) => Promise<number> {
  return microBatch((filters) => {
    const counts = new Map<string, Promise<number>>()
    return Promise.all(
      filters.map((filter) => {
        const key = JSON.stringify(filter)
        const count = counts.get(key) ?? countOf(filter)
        counts.set(key, count)
        return count
      }),
    )
  })
}

export async function readOutlet({ db }: OutletStore, id: string): Promise<Outlet | undefined> {
  const row = await db
    .selectFrom('outlet')
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .select(outletColumns)
    .select(sql<string>`types::text`.as('types'))
    .executeTakeFirst()
  return row && outletOf(row)
}

/**
 * Types, services and smallest areas of all outlets in an area, or of all there are, each
 * combination with its count.
 */
export async function readChoices(
  { db }: OutletStore,
  area: string | undefined,
): Promise<OutletChoice[]> {
  const rows = await filtered(db.selectFrom('outlet'), {
    areas: area === undefined ? [] : [area],
    types: everyType,
    services: undefined,
  })
    .select(['area_code as areaCode', 'services'])
    .select(sql<string>`types::text`.as('types'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['area_code', 'services', 'types'])
    .execute()
  return rows
}

export interface OutletChoice {
  readonly areaCode: string
  readonly services: readonly string[]
  readonly types: string
  readonly count: number
}

/** The smallest areas that have outlets. */
export async function readOutletAreas({ db }: OutletStore): Promise<string[]> {
  const rows = await db
    .selectFrom('outlet')
    .where('is_shown', '=', true)
    .select('area_code')
    .distinct()
    .execute()
  return rows.map(({ area_code }) => area_code)
}

/** Adds outlets, or writes them anew. */
export async function storeOutlets(
  { db }: { readonly db: Db },
  outlets: readonly (Outlet & Partial<KeptOutlet>)[],
): Promise<void> {
  await db
    .insertInto('outlet')
    .values(
      outlets.map(({ areaCode, services, hours, types, isShown = true, ...outlet }) => ({
        ...outlet,
        is_shown: isShown,
        area_code: areaCode,
        services: [...services],
        types: sql<string>`${types}::bit(5)`,
        spot: pointText(outlet),
        hours: sql<Outlet['hours']>`${JSON.stringify(hours)}::jsonb`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        address: ref('excluded.address'),
        area_code: ref('excluded.area_code'),
        types: ref('excluded.types'),
        services: ref('excluded.services'),
        phone: ref('excluded.phone'),
        latitude: ref('excluded.latitude'),
        longitude: ref('excluded.longitude'),
        spot: ref('excluded.spot'),
        hours: ref('excluded.hours'),
        is_shown: ref('excluded.is_shown'),
        version: ref('excluded.version'),
      })),
    )
    .execute()
}

function filtered<Selected>(
  query: SelectQueryBuilder<Tables, 'outlet', Selected>,
  { areas, types, services }: OutletFilter,
): SelectQueryBuilder<Tables, 'outlet', Selected> {
  return query.where((eb) =>
    eb.and([
      eb('is_shown', '=', true),
      ...areas.map((area) => eb('area_code', 'like', `${areaPrefix(area)}%`)),
      ...(types === everyType ? [] : [isOfType(types)]),
      ...(services === undefined ? [] : [sql<boolean>`services && ${[...services]}::text[]`]),
    ]),
  )
}

function isOfType(types: string) {
  return sql<boolean>`(types & ${types}::bit(5)) <> ${everyType}::bit(5)`
}

function pointText(place: Place): string {
  const { x, y } = mapPoint(place)
  return `(${x},${y})`
}

type OutletRow = Omit<Outlet, 'areaCode'> & { readonly area_code: string }

export function outletOf({ area_code, ...row }: OutletRow): Outlet {
  return { ...row, areaCode: area_code }
}
