import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files take their time on a slow connection. */
    isUpload?: boolean
  }
}

/** How long the service waits for the body of a request, in milliseconds. */
export interface Patience {
  /** Without a single byte. */
  readonly silenceMs: number
  /** For all of it, also for the head; far more than our pages need, whose bodies are short. */
  readonly callMs: number
  /** For a whole file, as long as something moves. */
  readonly uploadMs: number
}

export const usualPatience: Patience = { silenceMs: 10_000, callMs: 15_000, uploadMs: 180_000 }

const looksPerSilence = 10

/** A request whose body has not come whole yet. */
interface Awaited {
  readonly raw: FastifyRequest['raw']
  readonly endsAt: number
  bytes: number
  /** Looks in a row that found nothing new. They are counted, for a service that was busy heard nothing either. */
  silent: number
}

/** Drops the connection of whoever begins a body and then stops, or sends it drop by drop. */
export function cutStalled(app: FastifyInstance, patience: Patience): void {
  const awaited = new Set<Awaited>()
  const timer = setInterval(look, patience.silenceMs / looksPerSilence).unref()

  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const wholeMs = routeOptions.config.isUpload ? patience.uploadMs : patience.callMs
    awaited.add({ raw, endsAt: performance.now() + wholeMs, bytes: bytesOn(raw), silent: 0 })
  })
  app.addHook('onClose', async () => clearInterval(timer))

  function look(): void {
    for (const each of awaited) {
      const { raw } = each
      if (!hasCome(raw) && !raw.destroyed && !raw.socket.destroyed) {
        note(each)
        if (each.silent < looksPerSilence && performance.now() < each.endsAt) continue
        raw.destroy()
      }
      awaited.delete(each)
    }
  }
}

/** Whole, or read to its end: a request that came over no network never says that it is whole. */
function hasCome({ complete, readableEnded }: FastifyRequest['raw']): boolean {
  return complete || readableEnded
}

function note(each: Awaited): void {
  const bytes = bytesOn(each.raw)
  each.silent = bytes === each.bytes ? each.silent + 1 : 0
  each.bytes = bytes
}

/** The connection counts them itself, whoever reads them. */
function bytesOn({ socket }: FastifyRequest['raw']): number {
  return socket.bytesRead
}
