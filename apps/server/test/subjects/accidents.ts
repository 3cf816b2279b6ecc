import { randomUUID } from 'node:crypto'
import type {
  Accident,
  PhotoFrame,
  PhotoToCome,
} from '@ecenter/contract/accident-reports/accident.ts'
import {
  sendAccidentPhoto,
  sendAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import type { TestService } from '../test-services.ts'
import type { Visitor } from '../visitor.ts'

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

/** As a report names a photo that comes after it. */
export function photoToCome(frame: PhotoFrame = 'damage'): PhotoToCome {
  return { upload: newDraftId(), frame }
}

interface SentPhoto {
  readonly mobile: string
  readonly draftId: string
  readonly upload: string
  readonly file: Uint8Array<ArrayBuffer>
}

/** Sends a photo of a report in one piece. */
export async function sendPhoto(visitor: Visitor, { file, ...named }: SentPhoto) {
  const { mobile, upload } = named
  await visitor.get(sendAccidentPhotoPiece, { mobile, upload, offset: '0', file })
  return visitor.ask(sendAccidentPhoto, { ...named, bytes: file.length })
}
