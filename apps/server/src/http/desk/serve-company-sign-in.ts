import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
import {
  type CompanyReturn,
  companyPath,
  companySignInPath,
  companySignOutPath,
} from '@ecenter/contract/staff/desk/account.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { comeByCompany } from '../../domains/staff/company/come-by-company.ts'
import { endByCompany } from '../../domains/staff/company/end-by-company.ts'
import { CompanyFailure } from '../../platform/company-sign-in/company-failure.ts'
import {
  type CompanyProvider,
  companyReturnPath,
} from '../../platform/company-sign-in/company-provider.ts'
import { beginCompanyEntry, takeCompanyEntry } from '../../platform/staff/company-entries.ts'
import { addressOf, ipOf } from '../admission/network-of.ts'
import {
  companyCookieName,
  giveCompanyCookie,
  giveDeskCookie,
  takeCompanyCookie,
} from './desk-cookie.ts'

/** Where the provider tells that somebody has signed out there, or was put out. */
const backChannelPath = `${companyPath}back-channel`
/** A token has some hundred bytes. */
const tokenBytesAtMost = 16 * 1024

/**
 * The way to the company's provider of OpenID Connect and back (code flow), and out. Whatever goes wrong is
 * said at the desk's own page: `?company=` names it.
 */
export function serveCompanySignIn(app: FastifyInstance, services: Services): void {
  const { companyProvider: provider, limits } = services
  if (provider === undefined) return

  app.get(companySignInPath, async (request, reply) => {
    if (!isForPage(request)) return reply.code(403).send()
    // A page of somebody else's would use up the tries of an office; who follows its link presses the button.
    if (isFromElsewhere(request)) return leave(reply, deskPath)
    if (!(await mayLeave(request))) {
      return toDesk(reply, 'too-many')
    }
    return orToDesk(request, reply, async () => {
      const { address, entry } = await provider.begin()
      giveCompanyCookie(services, reply, await beginCompanyEntry(services, entry))
      return leave(reply, address.href)
    })
  })

  app.get(companyReturnPath, async (request, reply) => {
    if (!isForPage(request)) return reply.code(403).send()
    const cookie = request.cookies[companyCookieName(services)]
    takeCompanyCookie(services, reply)
    const entry = await takeCompanyEntry(services, cookie)
    if (entry === undefined) return toDesk(reply, 'ended')
    return orToDesk(request, reply, async () => {
      const person = await provider.personWhoReturned(request.url, entry)
      const came = await comeByCompany(services, person, addressOf(services, ipOf(request)))
      if ('refused' in came) return toDesk(reply, came.refused)
      giveDeskCookie(services, reply, came.cookie)
      return toDesk(reply, 'in')
    })
  })

  app.get(companySignOutPath, async (request, reply) => {
    if (!isForPage(request)) return reply.code(403).send()
    if (isFromElsewhere(request)) return leave(reply, deskPath)
    if (!(await mayLeave(request))) {
      return toDesk(reply, 'not-out')
    }
    const address = await provider.signOutAddress().catch((error: unknown) => {
      services.log.failure('company sign-out', error, request.id)
      return undefined
    })
    return address === undefined ? toDesk(reply, 'not-out') : leave(reply, address.href)
  })

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: tokenBytesAtMost },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    scope.post(backChannelPath, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return reply.code(await statusOfEnd(services, provider, request)).send()
    })
  })

  /** Each asks the provider. Apart from passwords: neither way closes the other. */
  function mayLeave(request: FastifyRequest): Promise<boolean> {
    return limits.take('companySignInsByAddress', addressOf(services, ipOf(request)))
  }

  /** What a provider did wrong is told to the operator by its code, and to staff in one word. */
  async function orToDesk(
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof CompanyFailure)) throw error
      if (error.why !== 'cancelled') services.log.failure('company sign-in', error, request.id)
      const address = addressOf(services, ipOf(request))
      const outcome = `refused: ${error.why}, by company account`
      await services.audit.record({ event: 'staff-signed-in', address, outcome })
      return toDesk(reply, error.why)
    }
  }
}

/** Pictures and frames of any page may ask for these addresses; only a window leads somebody anywhere. */
function isForPage({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document'
}

/** Not asked of who returns: the provider is elsewhere. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site'
}

/** 200 for what ended, 400 for a token that is none of the provider, 503 where its keys cannot be had now. */
async function statusOfEnd(
  services: Services,
  provider: CompanyProvider,
  request: FastifyRequest,
): Promise<200 | 400 | 503> {
  const token = request.body instanceof URLSearchParams && request.body.get('logout_token')
  if (!token) return 400
  try {
    const ended = await provider.readEnd(token)
    if (ended === undefined) return 400
    await endByCompany(services, ended, addressOf(services, ipOf(request)))
    return 200
  } catch (error) {
    if (!(error instanceof CompanyFailure)) throw error
    services.log.failure('company sign-out', error, request.id)
    return 503
  }
}

function toDesk(reply: FastifyReply, how: CompanyReturn): FastifyReply {
  return leave(reply, `${deskPath}?company=${how}`)
}

/** The address that was left bears a code that is good once: nobody is told it, and nothing keeps it. */
function leave(reply: FastifyReply, address: string): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  return reply.redirect(address)
}
