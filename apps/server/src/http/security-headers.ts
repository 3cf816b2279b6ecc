import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/config/settings.ts'
import type { Site } from './site.ts'

/** The headers of every answer. The page's own inline script and style are let through by hash alone. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  site: Site | undefined,
): Promise<void> {
  const isHttps = settings.publicOrigin?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(site?.scriptHashes ?? [])],
        styleSrc: ["'self'", ...(site?.styleHashes ?? [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: settings.frameAncestors.split(' '),
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['ecenter'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: settings.frameAncestors === "'none'" && { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)')
  })
}
