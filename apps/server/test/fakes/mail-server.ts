import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedFile {
  readonly name: string | null
  readonly contentType: string
  readonly bytes: Buffer
}

/** A mail as its reader gets it, and the mailboxes that it was handed over for. */
export interface ReceivedMail extends Omit<Email, 'attachments'> {
  readonly recipients: readonly string[]
  readonly files: readonly ReceivedFile[]
}

export interface MailServer {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** From now on every recipient gets this reply; `undefined` welcomes them again. */
  refuseWith(replyCode: number | undefined): void
  /** While it is down, whoever connects is cut off; its port stays its own. */
  setDown(isDown: boolean): void
  stop(): Promise<void>
}

interface Choices {
  /** TLS from the first byte, with a certificate that nobody vouches for. */
  readonly secure?: boolean
  /** Who may log in; anybody may send without that. */
  readonly password?: string
}

/** A real mail server on this machine. */
export async function openMailServer({
  secure = false,
  password,
}: Choices = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let replyCode: number | undefined
  let isDown = false
  const lines = new Set<Socket>()

  const server = new SMTPServer({
    secure,
    // Silences the warning about its certificate, which is meant to be a bad one.
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (login, _session, done) =>
      login.password === password ? done(null, { user: 'ecenter' }) : done(reply(535)),
    onRcptTo: (_address, _session, done) =>
      replyCode === undefined ? done() : done(reply(replyCode)),
    async onData(stream, { envelope }, done) {
      const { attachments, ...email } = await PostalMime.parse(await buffer(stream))
      const recipients = envelope.rcptTo.map(({ address }) => address)
      received.push({ ...email, recipients, files: attachments.map(fileOf) })
      done()
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0)
  listening.prependListener('connection', (line: Socket) => {
    if (isDown) return void line.destroy()
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  await once(listening, 'listening')
  const address = listening.address()

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received,
    refuseWith(code) {
      replyCode = code
    },
    setDown(down) {
      isDown = down
      if (down) for (const line of lines) line.destroy()
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function fileOf({ filename, mimeType, content }: Attachment): ReceivedFile {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
  return { name: filename, contentType: mimeType, bytes }
}

/** Like a real server's it quotes what was asked for, which no log and no table may keep. */
function reply(responseCode: number): Error {
  return Object.assign(new Error('zhang.san@example.com is not welcome'), { responseCode })
}
