import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { OperatorFault } from '../../platform/operator/operator-fault.ts'
import { logoPath } from './branded-page.ts'

const bytesAtMost = 64 * 1024
const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47])

export interface Logo {
  readonly bytes: Buffer
  readonly contentType: 'image/png' | 'image/svg+xml'
}

/** Reads the logo once at start; throws, naming the setting, when it is none that can be shown. */
export function readLogo(path: string): Logo {
  const bytes = bytesOf(path)
  if (bytes.length > bytesAtMost) throw new OperatorFault('BRAND_LOGO: is larger than 64 kB')
  if (bytes.subarray(0, 4).equals(pngBegins)) return { bytes, contentType: 'image/png' }
  if (/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(bytes.toString('utf8'))) {
    return { bytes, contentType: 'image/svg+xml' }
  }
  throw new OperatorFault('BRAND_LOGO: is neither a PNG nor an SVG')
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new OperatorFault(`BRAND_LOGO: ${path} cannot be read`)
  }
}

export function serveLogo(app: FastifyInstance, { bytes, contentType }: Logo): void {
  app.get(logoPath, (_request, reply) =>
    reply.type(contentType).header('cache-control', 'max-age=86400').send(bytes),
  )
}
