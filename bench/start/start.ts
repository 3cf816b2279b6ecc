import type { Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { runService } from '../running-service.ts'

const rounds = 5
const secondsAtMost = 1.5

/** What `npm start` runs, on a built tree whose data is there, until `/readyz` says so. */
export const start: Scenario = {
  name: 'start',
  async run() {
    await secondsToReady() // builds and creates what the timed ones find
    const seconds: number[] = []
    for (let round = 0; round < rounds; round += 1) seconds.push(await secondsToReady())
    const ours = median(seconds)
    return [
      {
        what: 'npm start on a built tree, data present',
        ours,
        unit: 's',
        beside: [],
        reach: `ready ≤ ${secondsAtMost} s`,
        isReached: ours <= secondsAtMost,
      },
    ]
  },
}

async function secondsToReady(): Promise<number> {
  const service = await runService('tools/start.mjs')
  await service.stop()
  return service.readyMs / 1000
}
