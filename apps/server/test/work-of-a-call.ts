import { inspect } from 'node:util'
import pg from 'pg'
import { vi } from 'vitest'
import type { Keys } from '../src/platform/keys/keys.ts'

/** What was asked of keys and database: each unsealed value and each statement with its values, in order. */
export interface Work {
  readonly unsealed: string[]
  readonly statements: string[]
}

/** Writes down what is unsealed and asked; `during` answers what one act took. */
export function watchWork() {
  let work: Work = { unsealed: [], statements: [] }
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [text, values] = textAndValues(asked)
    // What a connection asks for itself, to plan anew, has no values.
    if (Array.isArray(values)) work.statements.push(inspect([text, values], { depth: 4 }))
    return Reflect.apply(query, this, asked)
  })

  return {
    watchKeys(keys: Keys): Keys {
      return {
        ...keys,
        unseal(context, sealed) {
          work.unsealed.push(`${context} ${sealed.toString('base64url')}`)
          return keys.unseal(context, sealed)
        },
      }
    },
    async during(act: () => Promise<unknown>): Promise<Work> {
      work = { unsealed: [], statements: [] }
      await act()
      return work
    },
  }
}

/** A pipelined statement is an object that has both. */
function textAndValues([first, values]: readonly unknown[]): [unknown, unknown] {
  const { text, values: own } = Object(first)
  return typeof first === 'string' ? [first, values] : [text, own]
}

/** Those that stand more than once. */
export function twice(things: readonly string[]): string[] {
  return [...new Set(things.filter((thing, at) => things.indexOf(thing) !== at))]
}
