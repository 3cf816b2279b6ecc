import type { Log } from '../log/log.ts'

/** Does one after the other; what fails is told to whoever runs the service, and keeps nothing after it from being done. */
export async function eachByItself(
  { log }: { readonly log: Pick<Log, 'failure'> },
  works: readonly (() => Promise<unknown>)[],
): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      log.failure('jobs', error)
    }
  }
}
