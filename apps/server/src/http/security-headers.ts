import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/config/settings.ts'
import type { Site } from './site.ts'

/** The headers of every answer, written once at start. */
export function addSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  site: Site | undefined,
): void {
  const headers = securityHeaders(settings, site)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

function securityHeaders(
  { publicOrigin, frameAncestors }: Pick<Settings, 'publicOrigin' | 'frameAncestors'>,
  site: Pick<Site, 'scriptHashes' | 'styleHashes'> | undefined,
): Record<string, string> {
  const isHttps = publicOrigin?.startsWith('https:') ?? false
  return {
    'content-security-policy': contentSecurityPolicy(frameAncestors, site, isHttps),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(frameAncestors === "'none'" ? { 'x-frame-options': 'DENY' } : {}),
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The page's own inline script and style are let through by hash alone; nothing is evaluated. */
function contentSecurityPolicy(
  frameAncestors: string,
  site: Pick<Site, 'scriptHashes' | 'styleHashes'> | undefined,
  isHttps: boolean,
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
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
