import { Gauge, type Registry } from 'prom-client'
import type { Redis } from '../platform/redis/redis.ts'

/** How Redis stands with this process, where there is one. */
export function addRedisFigures(
  registry: Registry,
  redis: Pick<Redis, 'isUp' | 'isKeeping'> | undefined,
): void {
  if (redis === undefined) return
  const registers = [registry]
  const isUp = new Gauge({
    name: 'ecenter_redis_up',
    help: '1 while Redis answers this process',
    registers,
    aggregator: 'min',
    collect() {
      isUp.set(Number(redis.isUp()))
    },
  })
  const isCounting = new Gauge({
    name: 'ecenter_redis_counting',
    help: '1 while this process counts limits in Redis, 0 while in PostgreSQL',
    registers,
    aggregator: 'min',
    collect() {
      isCounting.set(Number(redis.isKeeping()))
    },
  })
}
