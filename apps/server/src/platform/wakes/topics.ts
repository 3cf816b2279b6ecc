/** Who looks at what, in this process. */
export interface Topics {
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
