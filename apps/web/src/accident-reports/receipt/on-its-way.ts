import type { useWaiting, WaitingReport } from '../sending/waiting-photos.ts'

type Waiting = ReturnType<typeof useWaiting.getState>

/** A report with photos that are on their way from this phone, as its line says it. */
export interface OnItsWay {
  readonly receiptNo: string
  readonly words: { readonly text: string; readonly isWarning: boolean }
  /** What has to be proven once more: who they are, or the phone that it was reported with. */
  readonly proof: 'person' | 'phone' | undefined
  readonly mobile: string
}

/** Every report that waits, the one that shows first; the others are told apart by their numbers. */
export function onTheirWay(waiting: Waiting, shownNo: string | undefined): OnItsWay[] {
  const isShown = ({ receiptNo }: WaitingReport) => receiptNo === shownNo
  const { reports } = waiting
  return [...reports.filter(isShown), ...reports.filter((each) => !isShown(each))].map((report) => {
    const { receiptNo, draftId, ownCar, mobile } = report
    const isUnproven = waiting.unproven.includes(draftId)
    const told = isUnproven ? unprovenWords(report, waiting) : wordsOf(report, waiting)
    const text = isShown(report) ? told : `受理号 ${receiptNo}：${told}`
    const proof = ownCar === '' ? 'phone' : 'person'
    return {
      receiptNo,
      words: { text, isWarning: isUnproven || waiting.state === 'lost' || !waiting.isKept },
      proof: isUnproven ? proof : undefined,
      mobile: ownCar === '' ? mobile : '',
    }
  })
}

function wordsOf({ total, photos }: WaitingReport, { state, isKept }: Waiting): string {
  if (state === 'sending') {
    const how = isKept ? '不用等在这里，开着网页就会传完。' : unkeptWords
    return `照片还在上传（${total - photos.length}/${total}）。${how}`
  }
  const stuck = `还有 ${photos.length} 张照片暂时传不出去`
  return isKept
    ? `${stuck}，已存在手机里。有网会自动接着传，关掉了再打开本页也会。`
    : `${stuck}，有网会自动接着传。${unkeptWords}`
}

/** What has to be pressed stands after it. */
function unprovenWords({ photos }: WaitingReport, { isKept }: Waiting): string {
  return `验证已过期，还有 ${photos.length} 张照片没传，验证后会接着传。${isKept ? '' : unkeptWords}`
}

const unkeptWords = '这台手机存不住照片，传完前请不要关闭这个页面。'
