import type { DeliveryStep } from '@ecenter/contract/deliveries/delivery.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { codeOf } from './code-meaning.ts'
import type { DeliveryEvent } from './delivery-event.ts'
import { dayInWords } from './expected.ts'
import { electronicOnly, failureWords, stepWords, titleOf } from './step-words.ts'
import { kindsAhead, type ReachedStep, type Timeline, turnsOf } from './timeline.ts'

/** The steps that a delivery has reached, and those that lie ahead unless something comes in between. */
export function deliverySteps(timeline: Timeline, today: string): DeliveryStep[] {
  return [
    ...timeline.steps.map((step) => ({
      code: step.code,
      title: titleOfReached(step),
      state: step.state,
      at: step.at && minuteInChina(step.at),
      ...sayingOf(step, today),
    })),
    ...kindsAhead(timeline).map((kind) => ({
      code: codeOf(timeline.sequence, kind),
      title: titleOf(kind, turnsOf(timeline, kind) + 1, false),
      state: 'upcoming' as const,
      doing: stepWords[kind].ahead,
    })),
  ]
}

function titleOfReached({ kind, turn, state }: ReachedStep): string {
  if (kind === 'electronic-only') return electronicOnly.title
  return titleOf(kind, turn, state === 'failed')
}

function sayingOf(
  { kind, state, facts }: ReachedStep,
  today: string,
): Pick<DeliveryStep, 'doing' | 'needed'> {
  if (kind === 'electronic-only') return { doing: electronicOnly.done }
  if (state === 'failed') return { doing: `${failureOf(facts)}。` }
  const { now, done, needed } = stepWords[kind]
  const changed = changeOf(facts, today)
  return state === 'done' ? { doing: changed + done } : { doing: changed + now, needed }
}

/** Why a try failed, where the courier said it. */
export function failureOf({ reason }: DeliveryEvent['facts']): string {
  return reason === undefined ? '这次没有成功' : failureWords[reason]
}

function changeOf({ change, slot }: DeliveryEvent['facts'], today: string): string {
  if (change === 'another-address') return '已按您的要求改送新地址。'
  if (change !== 'another-time' || slot === undefined) return ''
  return `已按您的要求改到${dayInWords(slot.day, today)} ${slot.hours}。`
}
