import type { Settings } from '../config/settings.ts'
import type { Redis } from './redis.ts'

/** What says where something is kept that may be kept in Redis. */
export interface KeptByChoice {
  readonly redis: Redis | undefined
  readonly settings: Pick<Settings, 'redisKeeps'>
}
