import { callsPath } from '@ecenter/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/config/settings.ts'
import { filesPath, type Site } from './site.ts'

/** The headers of every answer, written once at start. */
export function addSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  site: Site | undefined,
): void {
  const ofPages = pageHeaders(settings, site)
  const ofFiles = { ...leanHeaders(settings), 'content-security-policy': workerPolicy }
  const ofCalls = { ...leanHeaders(settings), 'content-security-policy': noPagePolicy }
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith(filesPath)) reply.headers(ofFiles)
    else if (url.startsWith(callsPath)) reply.headers(ofCalls)
    else reply.headers(ofPages)
  })
}

/** Of the site's files only the PDF viewer's worker heeds a policy. */
const workerPolicy = "default-src 'self'"
const noPagePolicy = "default-src 'none'; frame-ancestors 'none'"

/** For what is no page: a phone on a slow line pays for every byte of a header. */
function leanHeaders({ publicOrigin }: Pick<Settings, 'publicOrigin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...transportSecurity(publicOrigin),
  }
}

function pageHeaders(
  { publicOrigin, frameAncestors }: Pick<Settings, 'publicOrigin' | 'frameAncestors'>,
  site: Pick<Site, 'scriptHashes' | 'styleHashes'> | undefined,
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(frameAncestors, site, isHttps(publicOrigin)),
    'x-content-type-options': 'nosniff',
    // WeChat's cashier opens only for whoever comes from a site that it knows; it is told no path.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(frameAncestors === "'none'" ? { 'x-frame-options': 'DENY' } : {}),
    ...transportSecurity(publicOrigin),
  }
}

function transportSecurity(origin: string | undefined): Record<string, string> {
  return isHttps(origin)
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}
}

function isHttps(origin: string | undefined): boolean {
  return origin?.startsWith('https:') ?? false
}

/** The page's own inline script and style are let through by hash alone; nothing is evaluated. */
function contentSecurityPolicy(
  frameAncestors: string,
  site: Pick<Site, 'scriptHashes' | 'styleHashes'> | undefined,
  isOnHttps: boolean,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(site?.scriptHashes ?? [])].join(' '),
    ["style-src 'self'", ...(site?.styleHashes ?? [])].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types ecenter',
    ...(isOnHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
