import { companySignInPath, companySignOutPath } from '@ecenter/contract/staff/desk/account.ts'
import { newDeskVisitor } from '../desk-visitor.ts'
import type { TestService } from '../test-services.ts'
import type { Company } from './open-company.ts'

/** A browser that goes to the company's provider and back to the desk, with the cookies of both. */
export function companyBrowser(service: TestService, company: Company) {
  const desk = newDeskVisitor(service)
  const jar = new Map<string, string>()

  async function open(url: string) {
    const wire = await desk.inject({ method: 'GET', url })
    return { wire, to: `${wire.headers.location ?? ''}` }
  }

  async function atCompany(address: string | URL, form?: URLSearchParams): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** Signs in as this employee there; answers the address that the browser is sent back to. */
  async function returnAddress(as: string | undefined): Promise<string> {
    let { to } = await open(companySignInPath)
    company.next = as
    while (to.startsWith(company.issuer)) {
      const { headers } = await atCompany(to)
      to = new URL(headers.get('location') ?? '', to).href
    }
    return to.replace(company.origin, '')
  }

  return {
    ...desk,
    open,
    returnAddress,
    /** The whole way; answers how one came back to the desk. */
    async signIn(as: string | undefined): Promise<string> {
      const back = await returnAddress(as)
      return howOf(back.startsWith('/desk/company/') ? (await open(back)).to : back)
    },
    /** Signs out at the provider, and confirms there. */
    async signOutThere(): Promise<URL> {
      const { to } = await open(companySignOutPath)
      const page = await (await atCompany(to)).text()
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
      const form = new URLSearchParams({ xsrf, logout: 'yes' })
      const { headers } = await atCompany(`${company.issuer}/session/end/confirm`, form)
      return new URL(headers.get('location') ?? '', to)
    },
  }
}

/** The provider reaches this service where it tells that somebody has signed out; answers what it was told. */
export function tellEnds(service: TestService, company: Company): number[] {
  const told: number[] = []
  company.told = async (address, payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { pathname: url } = new URL(address)
    const { statusCode } = await service.app.inject({ method: 'POST', url, headers, payload })
    told.push(statusCode)
    return statusCode
  }
  return told
}

export function howOf(address: string): string {
  return address.replace(/^\/desk\/\?company=/, '')
}
