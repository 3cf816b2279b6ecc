import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The whole service, which also tells whoever asks how much memory it holds once all rubbish is gone. */
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
process.on('message', () => {
  for (let each = 0; each < 3; each++) collect()
  process.send?.({ rss: process.memoryUsage().rss })
})
await import('../lookups/service.ts')
