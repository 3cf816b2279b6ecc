import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Books } from './books.ts'
import { type CoreState, isTold } from './core-state.ts'
import { type Decision, decide, decisions, isRefusable, nextStep } from './decide.ts'
import type { KeptState } from './state-file.ts'

interface Watched {
  readonly state: KeptState
  readonly books: Books
  readonly folder: string
  readonly clock: () => number
}

/**
 * Lets the demo's page look at this core and have it decide: on this machine alone, for whoever may read
 * `watch.json` of its folder, which names port and password.
 */
export async function openWatch({ state, books, folder, clock }: Watched): Promise<Server> {
  const password = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    if (!isAdmitted(request, password)) return end(response, 403)
    if (request.method === 'GET' && request.url === '/')
      return end(response, 200, viewOf(state.now(), clock()))
    const asked = request.method === 'POST' ? askedIn(request.url ?? '') : undefined
    if (asked === undefined) return end(response, 404)
    state.change((before) => decide(before, books, { ...asked, now: clock() }))
    return end(response, 200, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is known')
  writePrivately(join(folder, 'watch.json'), JSON.stringify({ port: address.port, password }))
  return server
}

/** `/release/<event id>` or `/hold-on`. */
function askedIn(url: string): { decision: Decision; eventId: string | undefined } | undefined {
  const [, named, eventId] = url.split('/')
  const decision = decisions.find((each) => each === named)
  return decision && { decision, eventId }
}

function isAdmitted({ headers }: IncomingMessage, password: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${password}`))
}

function end(response: ServerResponse, status: number, body: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** What is shown: no row's content, which is a person's. The latest first. */
function viewOf({ after, seen, answers, isHolding, isShuffling }: CoreState, now: number) {
  return {
    after,
    isHolding,
    isShuffling,
    events: seen.toReversed(),
    answers: answers.toReversed().map((answer) => ({
      eventId: answer.eventId,
      type: answer.type,
      subject: answer.subject,
      decision: answer.decision,
      isTold: isTold(answer),
      isRefusable: isRefusable(answer),
      canMoveOn: nextStep(answer, now) !== undefined,
      rows: answer.rows.map(({ kind, key, version, tries, result, reason }) => {
        return { kind, key, version, tries, result, reason }
      }),
    })),
  }
}

function writePrivately(path: string, text: string): void {
  const beside = `${path}.new`
  writeFileSync(beside, text, { mode: 0o600 })
  chmodSync(beside, 0o600)
  renameSync(beside, path)
}
