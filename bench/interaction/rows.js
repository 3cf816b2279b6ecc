/** What both pages show: two thousand invented places in 22 sections, and three panels of forty rows. */
const stems = [...'安宝常大鄂福广杭吉昆兰绵南平青日苏唐武徐扬张']
const letters = [...'ABCDEFGHJKLMNPQRSTWXYZ']
const rowCount = 2000
const panelRows = 40

export const places = Array.from({ length: rowCount }, (_, at) => ({
  key: `${at}`,
  label: `${stems[at % stems.length]}城 ${at + 1}`,
}))

export const sections = letters.map((letter, section) => ({
  letter,
  rows: places.filter((_, at) => at % letters.length === section),
}))

export const panels = ['车险', '人身险', '家财险'].map((label, panel) => ({
  key: label,
  label,
  rows: places.slice(panel * panelRows, (panel + 1) * panelRows),
}))
