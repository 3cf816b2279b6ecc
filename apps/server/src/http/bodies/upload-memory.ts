const megabyte = 1024 * 1024

/** What all uploads under way may hold together; the next gets 503 instead of the memory of others. */
const heldBytesAtMost = 128 * megabyte

/** The same for one network: two whole files at once, so that nobody alone fills it for all. */
const networkBytesAtMost = 24 * megabyte
/** Of all networks inside a wider one. */
const widerBytesAtMost = 64 * megabyte

export class MemoryFull extends Error {}

interface OwnMemory {
  /** Throws `MemoryFull` where there is no room for so many bytes more. */
  readonly hold: (bytes: number) => void
  /** Gives back all that was held, and holds no more. */
  readonly free: () => void
}

/** How much the files that are coming in hold, all of them and those of each network. */
export function uploadMemory() {
  const networks = new Map<string, number>()
  let held = 0

  return { heldFor }

  /** `wider` is what the network lies in, where somebody is handed many of them. */
  function heldFor(network: string, wider?: string): OwnMemory {
    let own = 0
    let isOver = false

    return {
      hold(bytes) {
        const isFull =
          held + bytes > heldBytesAtMost ||
          heldBy(network) + bytes > networkBytesAtMost ||
          heldBy(wider) + bytes > widerBytesAtMost
        if (isOver || isFull) throw new MemoryFull()
        add(bytes)
        own += bytes
      },
      free() {
        isOver = true
        add(-own)
        own = 0
      },
    }

    function add(bytes: number): void {
      held += bytes
      for (const each of [network, wider]) if (each !== undefined) addTo(each, bytes)
    }
  }

  function heldBy(network: string | undefined): number {
    return network === undefined ? 0 : (networks.get(network) ?? 0)
  }

  function addTo(network: string, bytes: number): void {
    const theirs = heldBy(network) + bytes
    if (theirs > 0) networks.set(network, theirs)
    else networks.delete(network)
  }
}
