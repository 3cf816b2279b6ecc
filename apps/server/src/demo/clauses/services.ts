import type { SoldClause } from '../../domains/policies/rules/own-clauses.ts'

/** Services given along with the insurance. Worded for the demo; no filed clause of any insurer. */
export const serviceClause: SoldClause = {
  code: 'DAA31',
  title: '机动车增值服务特约条款（演示）',
  coverCodes: ['S1', 'S2', 'S3', 'S4'],
  chapters: [
    {
      title: '第一章 道路救援服务',
      paragraphs: [
        '第一条 车辆在使用中发生故障无法行驶的，服务商提供现场抢修、搭电、更换备胎、送油送水和拖车牵引。',
        '第二条 拖车牵引以单程五十公里为限，超出部分以及燃油、配件的费用由使用人承担。',
      ],
    },
    {
      title: '第二章 车辆安全检测',
      paragraphs: [
        '第三条 使用人可以预约发动机、制动、转向、轮胎、灯光和电池的安全检测，并取得检测结果。',
      ],
    },
    {
      title: '第三章 代为驾驶服务',
      paragraphs: [
        '第四条 驾驶人饮酒、身体不适等不宜驾车时，可以预约服务商将车辆驾驶至指定地点，单程以约定的公里数为限。',
      ],
    },
    {
      title: '第四章 代为送检服务',
      paragraphs: [
        '第五条 车辆需要年度检验的，服务商代为送检；检验费、罚款以及修理费由使用人承担。',
      ],
    },
    {
      title: '第五章 服务的使用',
      paragraphs: [
        '第六条 服务次数以保险单载明的为准，保险期间内有效，不能折现或者转让。',
        '第七条 请通过服务热线预约并提供保险单号和号牌；道路条件不允许到达的，服务商应当立即说明。',
      ],
    },
  ],
}
