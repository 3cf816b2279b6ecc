import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { specifiedFields } from '@ecenter/contract/conformance/specified-fields.ts'
import { specifiedRoutes } from '@ecenter/contract/conformance/specified-routes.ts'
import { trackedButtons } from '@ecenter/contract/constants/tracked-buttons.ts'
import { expect, test } from 'vitest'
import { routeRows } from '../../apps/web/src/app/route-rows.ts'
import { root } from '../run-program.mjs'
import { callsWithoutPage, elsewhere } from './elsewhere.ts'
import { readSite } from './site-files.ts'
import { readSpecificationMap, specificationMap } from './specification-map.ts'

const { calls, fields } = readSpecificationMap()

test('the map says what the code does; `npm run docs:map` writes it', () => {
  expect(readFileSync(join(root, 'docs/specification-map.md'), 'utf8')).toBe(specificationMap())
})

test('every route has its page', () => {
  const pages = new Map(routeRows.map(({ path, page }) => [path, page]))
  expect(specifiedRoutes.filter(({ path }) => !pages.has(path))).toEqual([])
})

test('every call of the specification is made by a page, or has a reason why by none', () => {
  const unmade = calls.filter(({ pages }) => pages.length === 0).map(({ name }) => name)
  expect(unmade.filter((name) => !(name in callsWithoutPage))).toEqual([])
})

test('no call has a reason that a page makes', () => {
  const made = calls.filter(({ pages }) => pages.length > 0).map(({ name }) => name)
  expect(made.filter((name) => name in callsWithoutPage)).toEqual([])
})

test('every field of a store is fed and read, or the map says where its datum lives', () => {
  const idle = fields.filter(({ fed, read }) => fed.length === 0 || read.length === 0)
  expect(idle.filter(({ instead }) => instead === undefined).map(nameOf)).toEqual([])
})

test('no field lives elsewhere that is fed and read in its store', () => {
  const used = fields.filter(({ fed, read }) => fed.length > 0 && read.length > 0)
  expect(used.filter(({ instead }) => instead !== undefined).map(nameOf)).toEqual([])
})

test('what lives elsewhere are fields of the specification, and the places they name are there', () => {
  const named = Object.entries(elsewhere).flatMap(([entity, places]) =>
    Object.keys(places).map((field) => ({ entity, field })),
  )
  const known = fields.map(nameOf)
  expect(named.map(nameOf).filter((name) => !known.includes(name))).toEqual([])
  expect(Object.keys(specifiedFields)).toEqual(expect.arrayContaining(Object.keys(elsewhere)))

  const paths = readSite().map(({ path }) => path)
  const places = Object.values(elsewhere).flatMap((texts) =>
    Object.values(texts).flatMap((text) =>
      [...text.matchAll(/`([a-z][\w/-]*\.tsx?)`/g)].map(([, path = '']) => path),
    ),
  )
  expect(places.filter((path) => !path.startsWith('packages/') && !paths.includes(path))).toEqual(
    [],
  )
})

test('every file that the map names is there', () => {
  const named = [...specificationMap().matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
  const isThere = (path: string) =>
    ['apps/web/src', ''].some((folder) => existsSync(join(root, folder, path)))
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((path) => !isThere(path))).toEqual([])
})

test('the names of counted buttons are those of the specification, and each stands on a page', () => {
  const text = readSite()
    .map(({ tree }) => tree.text)
    .join('\n')
  const marked = [...text.matchAll(/(?:data-click="|clickName: ')([^"']+)/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(marked)].toSorted()).toEqual([...trackedButtons].toSorted())
})

function nameOf({ entity, field }: { readonly entity: string; readonly field: string }): string {
  return `${entity}.${field}`
}
