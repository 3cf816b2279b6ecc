import { type Channel, channels } from '@ecenter/contract/constants/channels.ts'

/** The channel that `told` names: the store of a visit keeps it as a text. */
export function knownChannel(told: string): Channel {
  return channels.find((each) => each === told) ?? 'web'
}
