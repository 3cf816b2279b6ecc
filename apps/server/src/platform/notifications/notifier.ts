import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterCommit } from '../database/after-commit.ts'
import type { Database, Db } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { Log } from '../log/log.ts'
import type { Redis } from '../redis/redis.ts'
import { hearNotifications } from './hear-notifications.ts'

/** What was published by a process that could reach Redis, while we could not. */
const lookEachMs = 2000
/** What a process did not publish any more, for it was killed just after its commit. */
const looksBetween = 8
/** So long those who notify soon are gathered after each notification. */
const soonRestMs = 20

/** Looks where no notification may have come: seldom while Redis is heard, often while it is not. */
function lookNowAndThen(redis: Redis, look: () => void): { stop(): void } {
  let at = 0
  const timer = setInterval(() => {
    at += 1
    if (!redis.isUp() || at % looksBetween === 0) look()
  }, lookEachMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Tells all processes that something changed. A notification carries nothing but its topic: whoever hears it
 * looks again, for the database alone knows what is true. Notifications may come doubled and must do no harm.
 */
export interface Notifier {
  /**
   * Runs `look` whenever that topic is notified, and after notifications may have been missed; answers how to stop.
   */
  listen(topic: string, look: () => void): () => void
  /** Notifies all who listen, in every process, when the transaction commits. */
  notify(topic: string, transaction: Db): Promise<void>
  /**
   * The same once the transaction has committed, and of many together once: for what is looked at now and then
   * anyway, as a process that dies in between notifies nobody. PostgreSQL lets transactions that notify commit
   * one after the other, which those of every submission must not.
   */
  notifySoon(topic: string, transaction: Db): Promise<void>
}

export interface OpenNotifier extends Notifier {
  close(): Promise<void>
}

interface NotifierServices extends Pick<Database, 'pipelined'> {
  readonly url: string
  readonly log: Log
  /** Carries the notifications, where there is one. */
  readonly redis?: Redis | undefined
}

const channel = 'ecenter_notifications'

/**
 * Notifications by PostgreSQL's NOTIFY, which the commit itself sends. With a Redis they are published there
 * after the commit, and NOTIFY is for those that Redis did not take: every process hears both.
 */
export function openNotifier({ url, log, pipelined, redis }: NotifierServices): OpenNotifier {
  const { listen, run, runAll } = topics()
  const hearing = hearNotifications({ url, log, channel, heard: run, missed: runAll })
  const looking = redis && lookNowAndThen(redis, runAll)
  const publishing = new Set<Promise<void>>()
  /** Topics that are being told, and whether they are to be told once more. */
  const soon = new Map<string, boolean>()
  let isClosed = false
  redis?.hear({ channel, heard: run, missed: runAll })

  return {
    listen(topic, look) {
      const stop = listen(topic, look)
      hearing.begin()
      return stop
    },
    async notify(topic, transaction) {
      if (redis === undefined)
        await sql`select pg_notify(${channel}, ${topic})`.execute(transaction)
      else await afterCommit(transaction, () => void publish(redis, topic))
    },
    async notifySoon(topic, transaction) {
      await afterCommit(transaction, () => publishSoon(topic))
    },
    async close() {
      isClosed = true
      looking?.stop()
      await Promise.all(publishing)
      await hearing.close()
    },
  }

  function publish(to: Redis | undefined, topic: string): Promise<void> {
    const told =
      to === undefined
        ? notify(pipelined.swift, channel, topic)
        : to
            .ask((client) => client.publish(channel, topic))
            .catch(() => notify(pipelined.swift, channel, topic))
    const published = told
      .then(() => undefined)
      // Whoever missed it looks now and then by themselves.
      .catch((error: unknown) => log.failure('notifier', error))
      .finally(() => publishing.delete(published))
    publishing.add(published)
    return published
  }

  function publishSoon(topic: string): void {
    const isUnderWay = soon.has(topic)
    soon.set(topic, isUnderWay)
    if (isUnderWay) return
    void publish(redis, topic).finally(async () => {
      await sleep(soonRestMs, undefined, { ref: false })
      const isWantedAgain = soon.get(topic) === true
      soon.delete(topic)
      if (isWantedAgain && !isClosed) publishSoon(topic)
    })
  }
}

const notify = statement('notify', 'select pg_notify($1, $2)')

/** Who looks at what, in this process. */
interface Topics {
  /** Answers how to stop. */
  listen(topic: string, look: () => void): () => void
  run(topic: string): void
  runAll(): void
}

export function topics(): Topics {
  const looks = new Map<string, Set<() => void>>()
  return {
    listen(topic, look) {
      const known = looks.get(topic) ?? new Set()
      looks.set(topic, known.add(look))
      return () => {
        known.delete(look)
        if (known.size === 0 && looks.get(topic) === known) looks.delete(topic)
      }
    },
    run: (topic) => runEach(looks.get(topic)),
    runAll() {
      for (const each of looks.values()) runEach(each)
    },
  }
}

function runEach(looks: ReadonlySet<() => void> = new Set()): void {
  for (const look of [...looks]) look()
}
