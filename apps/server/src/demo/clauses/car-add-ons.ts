import type { SoldClause } from '../../domains/policies/rules/own-clauses.ts'

/** Add-ons on the car itself. Worded for the demo; no filed clauses of any insurer. */
export const carAddOnClauses: readonly SoldClause[] = [
  {
    code: 'DAA11',
    title: '附加车身划痕损失险条款（演示）',
    coverCodes: ['L'],
    chapters: [
      {
        title: '投保条件',
        paragraphs: ['第一条 投保了机动车损失保险的家庭自用和非营业车辆，可以投保本附加险。'],
      },
      {
        title: '保险责任',
        paragraphs: [
          '第二条 被保险机动车在停放或者使用中，车身表面出现没有明显碰撞痕迹的划痕，保险人按照修复油漆的实际费用赔偿。',
          '第三条 保险金额分为 2 千元、5 千元、1 万元和 2 万元，由投保人选择；累计赔款达到保险金额时，本附加险终止。',
        ],
      },
      {
        title: '责任免除',
        paragraphs: [
          '第四条 被保险人及其家庭成员故意造成的划痕，以及漆面自然老化、龟裂，不在赔偿范围之内。',
        ],
      },
      {
        title: '赔偿处理',
        paragraphs: ['第五条 修复前请拍摄划痕的全貌和近景，并由保险人确认修复的部位和费用。'],
      },
    ],
  },
  {
    code: 'DAA12',
    title: '附加车轮单独损失险条款（演示）',
    coverCodes: ['W'],
    chapters: [
      {
        title: '投保条件',
        paragraphs: ['第一条 投保了机动车损失保险的车辆，可以投保本附加险。'],
      },
      {
        title: '保险责任',
        paragraphs: [
          '第二条 车辆在行驶中因意外事故，仅造成轮胎、轮毂或者轮毂罩的直接损失，而车身没有损失的，保险人负责赔偿。',
        ],
      },
      {
        title: '责任免除',
        paragraphs: [
          '第三条 轮胎的自然磨损、老化和朽蚀，以及未发生事故的鼓包、漏气，不在赔偿范围之内。',
          '第四条 车轮单独被盗，不在赔偿范围之内。',
        ],
      },
      {
        title: '赔偿处理',
        paragraphs: ['第五条 每次按照实际修复或者更换的费用计算，累计以保险单载明的保险金额为限。'],
      },
    ],
  },
  {
    code: 'DAA13',
    title: '附加新增加设备损失险条款（演示）',
    coverCodes: ['X'],
    chapters: [
      {
        title: '保险责任',
        paragraphs: [
          '第一条 出厂后加装并在保险单中列明的设备，因机动车损失保险承保的事故而受损的，保险人按照实际损失赔偿。',
        ],
      },
      {
        title: '赔偿处理',
        paragraphs: ['第二条 设备的价值按照加装时的票据减去折旧确定；没有票据的，由双方协商确定。'],
      },
    ],
  },
  {
    code: 'DAA14',
    title: '附加修理期间费用补偿险条款（演示）',
    coverCodes: ['Z'],
    chapters: [
      {
        title: '保险责任',
        paragraphs: [
          '第一条 车辆因承保的事故送修，保险人自交付修理之日起按照约定的日补偿金额，补偿代步等费用。',
          '第二条 补偿天数以实际修理天数为准，累计不超过保险单载明的最高天数。',
        ],
      },
      {
        title: '责任免除',
        paragraphs: ['第三条 因等候配件以外的原因拖延修理的日数，以及返修的日数，不予补偿。'],
      },
    ],
  },
  {
    code: 'DAA15',
    title: '附加绝对免赔率特约条款（演示）',
    coverCodes: ['M'],
    chapters: [
      {
        title: '特约内容',
        paragraphs: [
          '第一条 投保人可以为主险选择 5%、10%、15% 或者 20% 的绝对免赔率，并相应减少保险费。',
          '第二条 计算赔款时，先按照主险的约定得出金额，再扣除其与绝对免赔率的乘积。',
        ],
      },
    ],
  },
  {
    code: 'DAA16',
    title: '附加自用充电桩损失险条款（演示）',
    coverCodes: ['E1'],
    chapters: [
      {
        title: '保险责任',
        paragraphs: [
          '第一条 保险单载明地址的自用充电桩，因火灾、雷击、暴雨、被碰撞或者被盗造成的直接损失，保险人负责赔偿。',
        ],
      },
      {
        title: '责任免除',
        paragraphs: [
          '第二条 自行改装、违反安装规范造成的损失，以及充电桩本身的质量缺陷，不予赔偿。',
        ],
      },
    ],
  },
]
