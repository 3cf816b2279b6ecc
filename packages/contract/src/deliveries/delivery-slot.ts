import { type InferOutput, object, picklist } from 'valibot'
import { isoDay } from '../rules/iso-day.ts'

export const deliveryHours = ['09:00–12:00', '14:00–18:00', '18:00–21:00'] as const

/** When a courier may come. */
export const deliverySlot = object({
  day: isoDay('配送日期'),
  hours: picklist(deliveryHours, '请选择配送时段'),
})
export type DeliverySlot = InferOutput<typeof deliverySlot>
