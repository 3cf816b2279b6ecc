import { randomUUID } from 'node:crypto'
import type { Accident } from '@ecenter/contract/accident-reports/accident.ts'
import type { TestService } from '../test-services.ts'

export function newDraftId(): string {
  return randomUUID().replaceAll('-', '')
}

/** What somebody tells who drove into the car in front of them a moment ago. */
export function accidentOf(
  { clock }: Pick<TestService, 'clock'>,
  told: Partial<Accident> = {},
): Accident {
  const now = clock.now().getTime()
  return {
    isHurt: false,
    place: {
      words: '和安路与柳园街路口',
      position: { latitude: 39.91, longitude: 116.46, accuracy: 12 },
    },
    happenedAt: new Date(now - 600_000).toISOString(),
    toldAt: new Date(now - 60_000).toISOString(),
    kind: 'rear-end',
    driver: 'me',
    otherSide: 'here',
    otherPlate: '京N26186',
    photos: [],
    ...told,
  }
}
