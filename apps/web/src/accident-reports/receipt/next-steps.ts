interface NextStep {
  readonly what: string
  readonly how: string
}

/** What to do until staff call. Whether the car may be moved is not said where nobody knows who is hurt. */
export function nextSteps(isHurt: boolean | undefined): NextStep[] {
  return [
    ...carSteps(isHurt),
    { what: '和对方互留电话', how: '不要私下赔钱，也不用吵' },
    { what: '先别修车', how: '等理赔人员看过损失，再定去哪修' },
  ]
}

function carSteps(isHurt: boolean | undefined): NextStep[] {
  if (isHurt === undefined) return []
  return isHurt
    ? [{ what: '车先别挪', how: '有人受伤的，等交警到了再说' }]
    : [{ what: '没有人受伤，可以挪车', how: '拍好照片后，挪到不挡路的地方' }]
}
