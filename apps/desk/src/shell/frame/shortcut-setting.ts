import { create } from 'zustand'
import { isKept, keepChoice } from '../../client/kept-choice.ts'

const key = 'desk-shortcuts-off'

/** Whether single keys act; who dictates or presses keys by accident turns them off (WCAG 2.1.4). */
export const useShortcutSetting = create(() => ({ isOn: !isKept(key) }))

export function turnShortcuts(isOn: boolean): void {
  keepChoice(key, !isOn)
  useShortcutSetting.setState({ isOn })
}
