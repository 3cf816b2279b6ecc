import { create } from 'zustand'

const key = 'desk-shortcuts-off'

/** Whether single keys act; who dictates or presses keys by accident turns them off (WCAG 2.1.4). */
export const useShortcutSetting = create(() => ({ isOn: localStorage.getItem(key) === null }))

export function turnShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, '1')
  useShortcutSetting.setState({ isOn })
}
