import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { checkedText } from './write-head.ts'

/** For what a page hashes more than one text with. */
export { sha256 }

/**
 * The head's `check` (specification, section 7): finds a body that was cut or changed on its way.
 * It proves nothing about the sender, for the uuid is public.
 */
export function checkString(body: unknown, uuid: string): string {
  return bytesToHex(sha256(utf8ToBytes(checkedText(body, uuid))))
}
