import { callsPath } from '@ecenter/contract/call.ts'
import { deskCallsPath, deskPath } from '@ecenter/contract/desk/desk-call.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../platform/config/settings.ts'
import { filesPath, type Site } from '../pages/site.ts'

type Inline = Pick<Site, 'scriptHashes' | 'styleHashes'>

/** The headers of every answer, written once at start. */
export function addSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  { site, desk }: { readonly site?: Site | undefined; readonly desk?: Site | undefined },
): void {
  const ofPages = pageHeaders(settings, site)
  const ofDesk = deskHeaders(settings, desk)
  const ofFiles = { ...leanHeaders(settings), 'content-security-policy': workerPolicy }
  const ofCalls = { ...leanHeaders(settings), 'content-security-policy': noPagePolicy }
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith(filesPath) || url.startsWith(deskFilesPath)) reply.headers(ofFiles)
    else if (url.startsWith(callsPath) || url.startsWith(deskCallsPath)) reply.headers(ofCalls)
    else if (url.startsWith(deskPath)) reply.headers(ofDesk)
    else reply.headers(ofPages)
  })
}

const deskFilesPath = deskPath + filesPath.slice(1)

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
  site: Inline | undefined,
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

/** Nobody frames the desk, and it shows files that its calls answer from its own memory alone. */
function deskHeaders(
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  desk: Inline | undefined,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...(desk?.scriptHashes ?? [])].join(' '),
    ["style-src 'self'", ...(desk?.styleHashes ?? [])].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttps(publicOrigin) ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...leanHeaders({ publicOrigin }),
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'x-frame-options': 'DENY',
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
  site: Inline | undefined,
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
    // By the first the PDF viewer loads its worker, by the second `/report` the one that keeps it.
    'trusted-types ecenter report',
    ...(isOnHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
