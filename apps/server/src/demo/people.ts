import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { creditCode, residentId } from './made-up-numbers.ts'

/** A person or a company that takes out policies or is insured by them. */
export type Party = NewPolicy['insured']

/** Customers with a story of their own. Nobody real: see `residentId`; no phone is ever called. */
export const people = {
  main: person('王明', residentId('1101', '1985-06-15', 137), '13800005678'),
  expired: person('李桂兰', residentId('3101', '1968-11-02', 246), '13900002468'),
  longExpired: person('赵立新', residentId('1101', '1979-02-28', 311), '13600003110'),
  future: person('陈思远', residentId('3301', '1993-09-21', 415), '15800004150'),
  cancelled: person('周海涛', residentId('4201', '1982-04-30', 513), '18600005130'),
  phoneless: { name: '吴秀英', idNumber: residentId('5101', '1951-01-09', 624) },
  newCar: person('孙悦', residentId('1101', '1998-12-24', 728), '17700007280'),
  applicant: person('何建军', residentId('3201', '1966-07-07', 817), '13500008170'),
  insuredDaughter: person('何雨桐', residentId('3201', '1995-03-18', 826), '15000008260'),
  rareName: person('骆喆䶮', residentId('1101', '1990-10-10', 919), '13700009190'),
  rarerName: person('程𬭬', residentId('4401', '2000-02-29', 921), '13200009210'),
  dottedName: person('阿依古丽·买买提江', residentId('6501', '1988-05-25', 942), '18100009420'),
  passport: person('ANNA MARIA SCHMIDT', 'EA0000017', '13100000017'),
  paper: person('郑文博', residentId('3701', '1974-08-16', 131), '13800001310'),
  twoCars: person('刘芳', residentId('1101', '1987-01-31', 142), '18900001420'),
  changed: person('黄志强', residentId('4403', '1980-12-05', 153), '13400001530'),
  compulsoryOnly: person('朱丽', residentId('5001', '1991-06-01', 164), '15900001640'),
  lastDay: person('马骏', residentId('1101', '1984-02-14', 175), '18700001750'),
  fleet: person('北京云程出行汽车租赁有限公司', creditCode('1101', 1201), '13800001201'),
  longName: person(
    '深圳市前湾新能源智能装备与供应链管理（集团）股份有限公司南山分公司',
    creditCode('4403', 2001),
    '13800002001',
  ),
  nextNewCar: person('白露', residentId('3301', '1996-09-07', 742), '17700007420'),
  misprinted: person('严正清', residentId('1101', '1977-03-15', 757), '13600007570'),
  ...holdersOfOtherPolicies(),
} satisfies Record<string, Party>

/** Customers who come for other policies than that of a car. */
function holdersOfOtherPolicies() {
  return {
    mainWife: person('林静姝', residentId('1101', '1986-10-02', 144), '13900001440'),
    mainDaughter: { name: '王语诺', idNumber: residentId('1101', '2016-03-09', 146) },
    mainSon: { name: '王子谦', idNumber: residentId('1101', '2019-10-21', 149) },
    householdExpired: person('唐国梁', residentId('3101', '1971-05-04', 211), '13900002110'),
    householdToCome: person('高雅琴', residentId('5101', '1989-08-08', 222), '15800002220'),
    householdOnPaper: person('冯启明', residentId('3701', '1963-12-19', 233), '13800002330'),
    householdPhoneless: { name: '邓素珍', idNumber: residentId('4201', '1949-02-06', 244) },
    caringSon: person('崔向阳', residentId('2101', '1981-11-11', 255), '13600002550'),
    caredForMother: { name: '崔玉兰', idNumber: residentId('2101', '1955-07-23', 266) },
    accidentCancelled: person('秦川', residentId('6101', '1990-04-12', 277), '18600002770'),
    driver: person('丁一凡', residentId('3302', '1992-06-30', 279), '15900002790'),
    traveller: person('顾清和', residentId('3101', '1988-01-17', 281), '13700002810'),
    borrower: person('钟立恒', residentId('1201', '1987-09-26', 293), '18900002930'),
    studentLi: { name: '李梓涵', idNumber: residentId('1101', '2014-04-12', 304) },
    studentLiFather: person('李建业', residentId('1101', '1983-02-20', 305), '13800003050'),
    otherStudentLi: { name: '李梓涵', idNumber: residentId('1101', '2015-11-30', 306) },
    otherStudentLiFather: person('李维东', residentId('1101', '1985-06-06', 307), '13500003070'),
    mother: person('沈佳宁', residentId('3101', '1984-12-13', 318), '15000003180'),
    elderChild: { name: '许知行', idNumber: residentId('3101', '2012-05-27', 319) },
    youngerChild: { name: '许知乐', idNumber: residentId('3101', '2017-08-16', 320) },
    grandfather: person('方德厚', residentId('3201', '1954-10-05', 331), '13700003310'),
    grandchild: { name: '方小满', idNumber: residentId('3201', '2016-05-20', 332) },
    grandchildMother: person('苏婉清', residentId('3201', '1988-03-03', 334), '13400003340'),
    // Both ID numbers end in the same four characters, as two of a few thousand do.
    tailTwin: { name: '陈一诺', idNumber: residentId('3201', '2013-03-08', 426) },
    tailTwinFather: person('陈柏年', residentId('3201', '1982-07-14', 427), '13900004270'),
    otherTailTwin: { name: '陈一诺', idNumber: residentId('3201', '2013-05-19', 426) },
    otherTailTwinFather: person('陈国安', residentId('3201', '1980-11-25', 429), '15800004290'),
    studentExpired: { name: '任可欣', idNumber: residentId('4401', '2011-01-28', 438) },
    studentExpiredFather: person('任志航', residentId('4401', '1979-04-16', 439), '13200004390'),
    shopper: person('林晓棠', residentId('3301', '1994-07-15', 455), '13600004550'),
    firstReturner: person('汤书琪', residentId('3301', '1991-09-02', 461), '13600004610'),
    secondReturner: person('葛思远', residentId('3301', '1988-01-19', 462), '13600004620'),
    thirdReturner: person('姚秋菊', residentId('3301', '1957-11-08', 463), '13600004630'),
    fourthReturner: person('庞立轩', residentId('3301', '1999-05-27', 464), '13600004640'),
    works: person('天津云帆智造有限公司', creditCode('1201', 3001), '13800003001'),
    worker: person('邹明远', residentId('1202', '1991-03-22', 441), '15900004410'),
    workerWithoutPhone: { name: '温雅琴', idNumber: residentId('1202', '1986-08-09', 442) },
    workerWhoLeft: person('石景行', residentId('1202', '1995-12-01', 443), '13600004430'),
    workerWhoJoined: person('黎晓岚', residentId('1202', '2000-06-18', 444), '17700004440'),
    teaHouse: person('苏州小园茶餐饮管理有限公司', creditCode('3205', 3002), '13800003002'),
  }
}

function person(name: string, idNumber: string, mobile: string) {
  return { name, idNumber, mobile }
}
