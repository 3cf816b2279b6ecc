import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  maskEmail,
  maskIdNumber,
  maskMobile,
  maskName,
  maskPlate,
  maskPolicyNumber,
  maskVehicleNumber,
} from './mask.ts'

test.each([
  [maskName, '张三', '张**'],
  [maskName, '欧阳娜娜', '欧**'],
  [maskName, '𬭬某', '𬭬**'],
  [maskName, '', '**'],
  [maskIdNumber, '110101199003070134', '110***************'],
  [maskIdNumber, 'EA0000017', 'EA0******'],
  [maskMobile, '13812345678', '138****5678'],
  [maskEmail, 'zhang.san@qq.com', 'z***@qq.com'],
  [maskEmail, 'z@qq.com', 'z***@qq.com'],
  [maskPlate, '京A12345', '京A***45'],
  [maskPlate, '京AD12345', '京A***45'],
  [maskPolicyNumber, 'PDAA202611010001001370', 'PDAA **** **** 1370'],
  [maskVehicleNumber, 'LYFBA15C9MA100137', 'LYF**************'],
])('%o makes %s %s', (mask, open, masked) => {
  expect(mask(open)).toBe(masked)
})

const idNumber = fc.stringMatching(/^\d{17}[\dX]$/)
const frameNumber = fc.stringMatching(/^[A-HJ-NPR-Z\d]{17}$/)

test('the last four of an ID number, which some form takes as proof, never show', () => {
  fc.assert(
    fc.property(idNumber, (id) => {
      const masked = maskIdNumber(id)
      expect(masked).toHaveLength(id.length)
      expect(masked.slice(3)).toBe('*'.repeat(id.length - 3))
    }),
  )
})

test('the last six of a frame number, which some form takes as proof, never show', () => {
  fc.assert(
    fc.property(frameNumber, (frame) => {
      const masked = maskVehicleNumber(frame)
      expect(masked).toHaveLength(frame.length)
      expect(masked.slice(-6)).toBe('******')
    }),
  )
})
