import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { followConversation } from '@ecenter/contract/customer-service/talk-calls.ts'
import { type Chat, sentBy } from './open-chats.ts'

export interface Streams {
  /** Resolves when a message that was sent under this id has come to its page. */
  arrival(sentAs: string): Promise<number>
  close(): void
}

const atOnce = 50

/** One stream for each chat, each over a connection of its own. */
export async function openStreams(port: number, chats: readonly Chat[]): Promise<Streams> {
  const awaited = new Map<string, (at: number) => void>()
  const opened: ClientRequest[] = []
  const left = [...chats]
  async function open(): Promise<void> {
    for (let chat = left.pop(); chat !== undefined; chat = left.pop()) {
      const { path, init } = sentBy(chat, followConversation, { signid: chat.signid })
      const { method, headers, body } = init
      const sending = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
      opened.push(sending)
      sending.on('error', () => {})
      sending.end(body)
      const [response]: IncomingMessage[] = await once(sending, 'response')
      response?.setEncoding('utf8').on('data', hear)
      if (response !== undefined) await once(response, 'data')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
  return {
    arrival: (sentAs) => new Promise((resolve) => awaited.set(sentAs, resolve)),
    close() {
      for (const each of opened) each.destroy()
    },
  }

  /** Events are short, and one that came in two parts would only be missed, which ends the run. */
  function hear(text: string): void {
    const at = performance.now()
    for (const [, sentAs = ''] of text.matchAll(/"sentAs":"([^"]+)"/g)) {
      awaited.get(sentAs)?.(at)
      awaited.delete(sentAs)
    }
  }
}
