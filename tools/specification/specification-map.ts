import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Call } from '@ecenter/contract/call.ts'
import { claimStatus } from '@ecenter/contract/claims/claim-progress.ts'
import {
  addedCalls,
  imageCalls,
  specifiedCalls,
} from '@ecenter/contract/conformance/specified-calls.ts'
import { specifiedFields } from '@ecenter/contract/conformance/specified-fields.ts'
import { specifiedRoutes } from '@ecenter/contract/conformance/specified-routes.ts'
import { deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import { features } from '@ecenter/contract/contract.ts'
import { orderStatus } from '@ecenter/contract/orders/order.ts'
import { policyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { routeRows } from '../../apps/web/src/app/route-rows.ts'
import { root } from '../run-program.mjs'
import { usesOfCall } from './call-uses.ts'
import { callsWithoutPage, elsewhere } from './elsewhere.ts'
import { type FieldUses, usesOfFields } from './field-uses.ts'
import { readSite, type SiteFile } from './site-files.ts'

/** A call of the specification with the name that the contract gives it. */
export interface NamedCall {
  readonly address: string
  readonly name: string
  readonly feature: string
  /** The files of the site that make it. */
  readonly pages: readonly string[]
}

export interface MappedField extends FieldUses {
  readonly entity: string
  readonly field: string
  /** Where its datum lives, where the store is not the place. */
  readonly instead: string | undefined
}

/** What the specification names, and where it lives: the same facts for the page and for its test. */
export function readSpecificationMap() {
  const files = readSite()
  return { calls: callsIn(files), fields: fieldsIn(files) }
}

/** `docs/specification-map.md`. */
export function specificationMap(): string {
  const { calls, fields } = readSpecificationMap()
  return `${[opening, ...routeLines(), ...callLines(calls), ...fieldLines(fields), ...stateLines()].join('\n')}\n`
}

function callsIn(files: readonly SiteFile[]): NamedCall[] {
  const specified = Object.entries(specifiedCalls).flatMap(([group, paths]) =>
    paths.map((path) => group + path),
  )
  const named = Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries<Call>(calls).map(([name, { group, path }]) => ({
      address: group + path,
      name,
      feature,
    })),
  )
  return [...specified, ...imageCalls, ...addedCalls].map((address) => {
    const call = named.find((each) => each.address === address)
    if (call === undefined) throw new Error(`the contract has no call ${address}`)
    return { ...call, pages: usesOfCall({ name: call.name, subject: dashed(call.feature) }, files) }
  })
}

function fieldsIn(files: readonly SiteFile[]): MappedField[] {
  return Object.entries(specifiedFields).flatMap(([entity, fields]) => {
    const uses = usesOfFields(storeOf(entity), fields, files)
    return fields.map((field: string) => ({
      entity,
      field,
      ...(uses.get(field) ?? { fed: [], read: [] }),
      instead: elsewhere[entity]?.[field],
    }))
  })
}

/** The file of an entity's store, below `apps/web/src`. */
function storeOf(entity: string): string {
  return `state/${dashed(entity)}.ts`
}

const opening = `<!-- Made by \`npm run docs:map\` from the contract, the route table and the stores. A test tells when it is out of date. -->

# The specification, and where it lives

Every route, call, field and state that the specification names, with its place in the project, or with the reason
why it has none. Files of the site stand below \`apps/web/src\`.
`

function routeLines(): string[] {
  const rows = specifiedRoutes.map(({ path, title, isAdded }) => {
    const page = routeRows.find((row) => row.path === path)?.page
    return `| \`${path}\` | ${title} | ${page === undefined ? '' : `\`${page}.tsx\``} | ${isAdded ? 'added: a feature without a route' : ''} |`
  })
  return [
    '## Routes (section 2)',
    '',
    '| Route | Title | Page | |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
}

function callLines(calls: readonly NamedCall[]): string[] {
  const rows = calls.map(({ address, name, feature, pages }) => {
    const made = pages.length > 0 ? listed(pages) : `none: ${callsWithoutPage[name] ?? ''}`
    return `| \`${address}\` | \`${name}\` | ${handlerOf(feature, name)} | ${made} |`
  })
  const head = ['| Call | In the contract | Answered by | Made by |', '|---|---|---|---|']
  return ['## Calls (section 7)', '', ...head, ...rows, '']
}

function dashed(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
}

/** The file of the handler; a short one stands in the table of its subject. */
function handlerOf(feature: string, name: string): string {
  const subject = `apps/server/src/domains/${dashed(feature)}`
  const files = readdirSync(join(root, subject), { recursive: true, encoding: 'utf8' }).toSorted()
  const file =
    files.find((each) => basename(each) === `${dashed(name)}.ts`) ??
    files.find((each) => /^calls\/[^/]+-handlers\.ts$/.test(each))
  return `\`${subject}/${file ?? ''}\``
}

function fieldLines(fields: readonly MappedField[]): string[] {
  const entities = [...new Set(fields.map(({ entity }) => entity))]
  return [
    '## Fields (section 3)',
    '',
    ...entities.flatMap((entity) => [
      `### ${entity}`,
      '',
      existsSync(join(root, 'apps/web/src', storeOf(entity)))
        ? `\`${storeOf(entity)}\``
        : 'No store: each field says where its datum lives.',
      '',
      '| Field | Fed by | Read by | Or lives instead |',
      '|---|---|---|---|',
      ...fields
        .filter((each) => each.entity === entity)
        .map(
          ({ field, fed, read, instead }) =>
            `| \`${field}\` | ${listed(fed)} | ${listed(read)} | ${instead ?? ''} |`,
        ),
      '',
    ]),
  ]
}

function stateLines(): string[] {
  const deliveries = Object.entries(deliveryCodes).map(
    ([sequence, codes]) =>
      `| delivery, sequence ${sequence} | ${Object.entries(codes)
        .map(([code, text]) => `${code} ${text}`)
        .join(', ')} | \`packages/contract/src/constants/couriers.ts\` |`,
  )
  return [
    '## States (section 4)',
    '',
    '| State | Values | Place |',
    '|---|---|---|',
    ...deliveries,
    '| login | `loginStatus` 1: logged in | `state/session-flags.ts`, `app/login-guard.ts` |',
    '| going back | `allowBack` | `state/session-flags.ts`, `shell/back-guard.ts` |',
    '| loading | `loading` | `state/session-flags.ts`, `app/App.tsx` |',
    '| services of outlets | all are checked at first | `state/outlet-query.ts` |',
    `| policy (not shown there) | ${policyStatus.options.join(', ')} | \`packages/contract/src/policies/policy-summary.ts\` |`,
    `| order (not shown there) | ${orderStatus.options.join(', ')} | \`packages/contract/src/orders/order.ts\` |`,
    `| claim (not shown there) | ${claimStatus.options.join(', ')} | \`packages/contract/src/claims/claim-progress.ts\` |`,
  ]
}

const shownAtMost = 3

function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, shownAtMost).map((path) => `\`${path}\``)
  const more = paths.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
