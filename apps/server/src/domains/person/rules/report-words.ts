import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { StoredLook } from '../store/access-log.ts'
import { accessWordOf } from './access-words.ts'
import { channelWords } from './channel-words.ts'

const lookers: Readonly<Record<StoredLook['looker'], string>> = {
  self: '用本人的验证',
  part: '用保单上的手机号验证的人',
  family: '客户让看的家人',
  facts: '凭车牌或证件号查询的人',
  link: '打开一次性链接的人',
  staff: '工作人员',
}

/** What its person and staff read in the case about a look that the person does not know. */
export function reportWords(look: StoredLook): string {
  const { at, looker, staff, event, outcome, network } = look
  const facts = [
    `时间：${minuteInChina(at)}`,
    `谁：${staff ?? lookers[looker]}`,
    `做了什么：${accessWordOf(event, outcome)}`,
    `渠道：${channelWords(look) ?? '未知'}`,
    `网络：${network ?? '未知'}`,
    `记录编号：${look.id}`,
  ]
  return ['客户在“谁看过我的保单”里反映：这一次不是我。', ...facts].join('\n')
}
