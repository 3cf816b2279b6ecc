import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../platform/config/settings.ts'
import { numberFormsOf } from '../../platform/numbers/number-forms-of.ts'
import { acceptedEncoding } from '../answers/accepted-encoding.ts'
import { type Logo, readLogo } from './brand-logo.ts'
import { brandedPage } from './branded-page.ts'

/** Where everything lies that the page names. */
export const filesPath = '/assets/'

/** It lies where the page does, for it answers for what lies below it. */
const reportWorkerFile = 'report-worker.js'

/** The built web site: its page with the brand in it, and the hashes that let its inline parts run. */
export interface Site {
  readonly folder: string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly page: Page
  readonly logo: Logo | undefined
  /** The script that keeps `/report` where there is no line; the desk has none. */
  readonly reportWorker: Buffer | undefined
}

interface Page {
  /** A `Link` header: the browser asks for what the page needs before it has read the page. */
  readonly needs: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

/** Reads the built page and puts the brand in, once at start; hashes and compressions follow from it. */
export function openSite(
  folder: string,
  { brand, ...profile }: Pick<Settings, 'brand' | 'numbers' | 'promisedTimes'>,
): Site {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const worker = join(folder, reportWorkerFile)
  const html = withProfile(brandedPage(built, brand), profile)
  return {
    folder,
    reportWorker: existsSync(worker) ? readFileSync(worker) : undefined,
    logo: brand.logo === undefined ? undefined : readLogo(brand.logo),
    scriptHashes: hashesOf(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styleHashes: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
    page: {
      needs: needsOf(html),
      plain: Buffer.from(html),
      gzip: gzipSync(html, { level: 9 }),
      brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    },
  }
}

/**
 * The page is asked for afresh each time; everything it names is immutable under its hashed name. `at`
 * is where the site lies on this host.
 */
export async function serveSite(app: FastifyInstance, site: Site, at = '/'): Promise<void> {
  app.get(at, (request, reply) => sendPage(site.page, request, reply))
  app.get(`${at}index.html`, (request, reply) => sendPage(site.page, request, reply))
  if (site.reportWorker !== undefined) {
    // Asked for afresh like the page: its files are those of one version alone.
    app.get(at + reportWorkerFile, (_request, reply) =>
      reply.type('text/javascript').header('cache-control', 'no-cache').send(site.reportWorker),
    )
  }
  await app.register(fastifyStatic, {
    root: join(site.folder, 'assets'),
    prefix: at + filesPath.slice(1),
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // What never changes needs nothing to compare it by.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
  })
}

function sendPage(
  { needs, plain, gzip, brotli }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = acceptedEncoding(request)
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding').header('link', needs)
  if (encoding === undefined) return reply.send(plain)
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? brotli : gzip)
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
}

function needsOf(html: string): string {
  const files = html.matchAll(
    /<(?:link rel="(?:modulepreload|stylesheet)"|script)[^>]* (?:href|src)="([^"]+)"/g,
  )
  return Array.from(files, ([, file = '']) =>
    file.endsWith('.css')
      ? `<${file}>; rel=preload; as=style; crossorigin`
      : `<${file}>; rel=modulepreload; crossorigin`,
  ).join(', ')
}

/**
 * Says what an insurer's numbers look like and within what time it acts, where that is other than usual,
 * before any program of the page runs (`number-forms.ts`, `promised-times.ts`); its hash is in the content
 * security policy as that of every inline script. Patterns have capitals, digits and signs alone and times
 * are numbers, so nothing of them ends the script.
 */
function withProfile(
  html: string,
  { numbers, promisedTimes }: Pick<Settings, 'numbers' | 'promisedTimes'>,
): string {
  const said = [
    ...(numbers ? [`numberForms=${JSON.stringify(numberFormsOf(numbers))}`] : []),
    ...(promisedTimes ? [`promisedTimes=${JSON.stringify(promisedTimes)}`] : []),
  ]
  if (said.length === 0) return html
  return html.replace('<title>', (title) => `<script>${said.join(';')}</script>${title}`)
}
