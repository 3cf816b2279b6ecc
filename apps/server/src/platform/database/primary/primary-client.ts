import pg from 'pg'
import { type Primary, primaryOf } from './primary.ts'

/** Where to connect and by what, for `pg` as for its pools. */
interface ConnectionKind {
  readonly connectionString: string
  readonly Client: typeof pg.Client
}

/** 25006: this server takes no writes. */
const readOnly = '25006'

/** One for all connections of the process, for what one has seen of a fail-over is true of all. */
const primaries = new Map<string, Primary>()

/** Connections to the server that takes writes, of those that the URL names, whichever it is at that time. */
export function connectionsTo(url: string): ConnectionKind {
  const primary = primaries.get(url) ?? primaryOf(url)
  primaries.set(url, primary)
  return { connectionString: primary.address, Client: clientOf(primary) }
}

/**
 * Finds the primary before it connects, and has it searched for again when something fails that a
 * change of primary would explain.
 */
function clientOf(primary: Primary): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    private isLeft = false

    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on('error', primary.doubt)
      this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (code === readOnly) primary.doubt()
      })
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null, client?: pg.Client) => void): void
    override connect(callback?: (error: Error | null, client?: pg.Client) => void) {
      const arrived = this.arrive()
      if (callback === undefined) return arrived
      arrived.then((client) => callback(null, client), callback)
    }

    override end(): Promise<void>
    override end(callback: (error: Error) => void): void
    override end(callback?: (error: Error) => void) {
      this.isLeft = true
      return callback === undefined ? super.end() : super.end(callback)
    }

    private async arrive(): Promise<pg.Client> {
      try {
        const place = await primary.place()
        // There was nothing to end until now, and nobody would end what begins here.
        if (this.isLeft) throw terminated()
        if (place !== undefined) Object.assign(this, { host: place.host, port: place.port })
        primary.watch(this)
        return await Promise.race([super.connect(), this.ended()])
      } catch (error) {
        primary.doubt()
        throw error
      }
    }

    /** Of a connection that is ended before it stands `pg` says nothing to who waits for it. */
    private ended(): Promise<never> {
      return new Promise((_, reject) => this.once('end', () => reject(terminated())))
    }
  }
}

/** In the words of `pg`, by which it is known as the failure of a connection. */
function terminated(): Error {
  return new Error('Connection terminated')
}
