import type { NewPolicy } from '../records/policies/store-policies.ts'
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
} satisfies Record<string, Party>

function person(name: string, idNumber: string, mobile: string) {
  return { name, idNumber, mobile }
}
