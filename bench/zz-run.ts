import { coreEvents } from '/work/h-coreout/bench/core-events/core-events.ts'
console.log(JSON.stringify(await coreEvents.run()))
process.exit(0)
