import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** What compulsory and commercial car insurance cover. */
export const carCoverFaqs: readonly Faq[] = [
  {
    id: 'compulsory-cover',
    question: '交强险保什么？赔多少？',
    variants: [
      '交强险能赔多少钱',
      '强制险保哪些',
      '交强险的赔偿限额是多少',
      '交强险有啥用',
      '交强险赔自己的车吗',
    ],
    answer:
      '交强险赔事故中对方的人和财物，不赔自己的车。有责任时：死亡伤残最多 180,000 元，医疗最多 18,000 元，财产最多 2,000 元；没有责任时限额较低。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'compulsory-only',
    question: '可以只买交强险吗？',
    variants: [
      '只上交强险行不行',
      '光买强险可以上路吗',
      '不买商业险可以吗',
      '车险只买最便宜的那个',
      '商业险是不是必须买',
    ],
    answer:
      '可以。交强险是法律要求必须买的，商业险自愿选择。不过交强险不赔自己的车，赔别人的额度也有限，建议至少再买一份三者险。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'commercial-cover',
    question: '商业险包括哪些？',
    variants: [
      '商业车险有哪些险种',
      '商业险都有什么',
      '车险主险附加险有哪几种',
      '全险包括什么',
      '除了交强险还有哪些保险',
    ],
    answer:
      '主险有车损险、三者险、司机和乘客座位险。附加险有划痕、车轮、医保外用药、精神损害、节假日翻倍等，还附送道路救援、代驾等服务。各人买的不同，以保单为准。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'damage-cover',
    question: '车损险保什么？',
    variants: [
      '车损险都赔哪些',
      '车辆损失险的范围',
      '自己的车撞坏了哪个险赔',
      '车损险有什么用',
      '车损包不包括冰雹树砸',
    ],
    answer:
      '车损险赔您自己车的损失：碰撞、翻车、火灾、自燃、暴雨洪水、冰雹、坠物砸车、被盗和玻璃破碎等，2020 年改革后这些都包括在内。自然磨损和违法驾驶不赔。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'third-party-cover',
    question: '三者险保什么？',
    variants: [
      '第三者责任险是什么',
      '三者险赔谁',
      '撞了别人的车用什么险',
      '三者险管不管人伤',
      '三责险保哪些',
    ],
    answer:
      '三者险赔您开车给别人造成的伤亡和财物损失，先由交强险赔，超过的部分由三者险在保额内按责任赔。自己的车和自己车上的人不在其中。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'third-party-amount',
    question: '三者险买多少保额合适？',
    variants: [
      '三者买100万还是200万',
      '三者险保多少够',
      '第三者责任险额度怎么选',
      '三者要不要买300万',
      '三者险推荐多少保额',
    ],
    answer:
      '大城市人伤赔偿和豪车维修费都高，建议不低于 200 万元，常跑高速或在大城市开车的可以选 300 万元。保额提高，保费增加不多，请按自己的情况选。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'seat-cover',
    question: '司机乘客座位险保什么？',
    variants: [
      '座位险赔什么',
      '车上人员责任险',
      '坐我车的人受伤了赔吗',
      '司机自己受伤保险管吗',
      '乘客险有必要买吗',
    ],
    answer:
      '座位险赔自己车上的人：发生事故时司机或乘客伤亡，在每个座位的保额内按责任赔偿医疗费等。司机和乘客要分别投保，请看保单上有没有。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'scratch-cover',
    question: '划痕险赔什么？',
    variants: [
      '车被人划了赔吗',
      '车漆被小孩划了',
      '车身划痕有险赔吗',
      '停着被钥匙划了一道',
      '漆面刮花算不算划痕险',
    ],
    answer:
      '划痕险是附加险，赔没有明显碰撞痕迹的车身划痕，比如停放时被人划伤。碰撞刮擦属于车损险。赔款累计不超过保额，赔完为止，请看保单是否投保。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'wheel-cover',
    question: '车轮单独损坏赔吗？',
    variants: [
      '轮胎爆了赔不赔',
      '扎胎保险管吗',
      '轮毂坏了能赔吗',
      '只有轮子坏了',
      '轮胎鼓包可以走保险吗',
    ],
    answer:
      '只有车轮（轮胎、轮毂）损坏、车身没坏的，车损险不赔；买了附加车轮单独损失险的可以赔。自然磨损、老化和扎钉子补胎一般不在其内。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'glass-cover',
    question: '车玻璃碎了赔不赔？',
    variants: [
      '前挡风玻璃被石子崩了',
      '车窗玻璃破了',
      '玻璃险还要单独买吗',
      '玻璃裂了一条缝保险赔吗',
      '挡风玻璃碎了用什么险',
    ],
    answer:
      '买了车损险就赔，2020 年改革后玻璃单独破碎已包含在车损险里，不用另买玻璃险。请拍照并拨打 {hotline} 报案，定损后再更换。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'flood-cover',
    question: '车被水淹了赔吗？',
    variants: [
      '下暴雨车泡了',
      '车泡水了保险管不管',
      '地库进水车淹了',
      '洪水冲了车赔吗',
      '水淹车怎么赔',
    ],
    answer:
      '买了车损险的，暴雨、洪水淹了车可以赔。请不要启动发动机，先保证人身安全，拍照后拨打 {hotline} 报案，由我们安排施救和定损。',
    links: [siteScreens.claims],
  },
  {
    id: 'engine-in-water',
    question: '涉水后发动机坏了赔吗？',
    variants: [
      '涉水险还要买吗',
      '过水坑熄火发动机进水',
      '水里熄火又打火了赔吗',
      '发动机进水报废了',
      '二次点火赔不赔',
    ],
    answer:
      '2020 年改革后，发动机进水的损失已包含在车损险里。水中熄火后千万不要再打火，强行启动扩大的损失可能不赔。请立即离车并拨打 {hotline}。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'theft-cover',
    question: '车被偷了赔吗？',
    variants: [
      '车丢了保险赔吗',
      '盗抢险还有没有',
      '汽车被盗怎么办',
      '车子不见了',
      '车被抢了能赔多少',
    ],
    answer:
      '买了车损险就包括全车被盗抢。请马上打 110 报警，再拨打 {hotline} 报案。公安机关立案满 60 天没有找回的，凭未破案证明、全套车钥匙等材料申请赔偿。',
    links: [siteScreens.claims],
  },
  {
    id: 'fire-cover',
    question: '车自燃赔吗？',
    variants: [
      '车着火了保险管吗',
      '车子烧了',
      '自燃险要单独买吗',
      '汽车起火怎么赔',
      '电车自己烧起来赔不赔',
    ],
    answer:
      '买了车损险的，火灾和自燃都可以赔，不用另买自燃险。请先远离车辆，拨打 119，再拨打 {hotline} 报案，并保留消防部门的火灾证明。私自改装引起的可能不赔。',
    links: [siteScreens.claims],
  },
  {
    id: 'medicine-outside-cover',
    question: '医保外用药责任险有什么用？',
    variants: [
      '医保外用药险要不要买',
      '自费药谁来赔',
      '对方用了进口药保险不赔',
      '非医保用药',
      '医保目录外的药费赔吗',
    ],
    answer:
      '三者险和座位险一般按医保范围赔医疗费，伤者用了自费药，多出的要自己承担。买了附加医保外医疗费用责任险，这部分由保险在限额内赔，保费不高。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'holiday-double',
    question: '节假日翻倍险是什么？',
    variants: [
      '法定节假日限额翻倍',
      '过节出事三者赔双倍吗',
      '节假日翻倍值得买吗',
      '国庆出险保额翻番',
      '春节开车保额加倍的险',
    ],
    answer:
      '这是三者险的附加险，家用车可以买。买了以后，在法定节假日出险，三者险的保额按两倍计算，适合过节常出远门的人。放假日期以国家公布的为准。',
    links: [siteScreens.carPolicies],
  },
]
