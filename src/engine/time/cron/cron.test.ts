// covers: entity-cron
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { setLocale } from '../../../locale/index.ts';
import { describeCron, parseCron, printCron } from './index.ts';
import { anySchedule } from './testing/any-schedule.ts';

afterEach(() => setLocale('zh-CN'));

function schedule(text: string) {
  const result = parseCron(text);
  if (!result.ok) throw new Error(result.message);
  return result.schedule;
}

describe('parseCron', () => {
  // covers: entity-cron
  it('gives an equal schedule for what was printed from one', () => {
    fc.assert(
      fc.property(anySchedule, (any) => {
        expect(schedule(printCron(any))).toEqual(any);
      }),
    );
  });

  it.each([
    ['0 0 12 * * ?', '0 0 12 * * ?'],
    ['  0   15 10 ? * MON-FRI ', '0 15 10 ? * 2-6'],
    ['0 15 10 ? jan,Dec 6L 2026-2030', '0 15 10 ? 1,12 6L 2026-2030'],
    ['0 0 0 ? * FRI#3', '0 0 0 ? * 6#3'],
    ['0 0 0 ? * FRIL', '0 0 0 ? * 6L'],
    ['0 0 0 ? * L', '0 0 0 ? * 7'],
    ['0 0 0 L-3W * ?', '0 0 0 L-3W * ?'],
    ['0 0 0 LW * ?', '0 0 0 LW * ?'],
    ['0 0 0 15W * ?', '0 0 0 15W * ?'],
    ['/10 5/15 22-2 1,10,2 */2 ? 2026/2', '*/10 5/15 22-2 1,10,2 */2 ? 2026/2'],
    ['0 0-30/60 * * * ?', '0 0-30/60 * * * ?'],
    ['0 0 8-20/24 * * ?', '0 0 8-20/24 * * ?'],
    ['0 0 0 ? * 2-6/8', '0 0 0 ? * 2-6/8'],
    ['0 1,* 0 1 * ?', '0 * 0 1 * ?'],
  ])('reads %j', (text, printed) => {
    expect(printCron(schedule(text))).toBe(printed);
  });

  it.each([
    ['0 0 0 * * ? 2026 1', 'Cron表达式最多7项！'],
    ['0 0 0 * *', 'Cron表达式至少6项，依次是秒、分、时、日、月、周。'],
    ['0 0 0 * * *', 'Cron表达式错误：日和周只能设置其中之一，另一项请写“?”。'],
    ['0 0 0 ? * ?', 'Cron表达式错误：日和周都没有设置，请设置其中之一，另一项写“?”。'],
    ['60 0 0 * * ?', 'Cron表达式参数[秒]错误：只能是 0 到 59 的数。'],
    ['0 0/60 0 * * ?', 'Cron表达式参数[分]错误：间隔只能是 1 到 59 的数。'],
    ['0 0/0 0 * * ?', 'Cron表达式参数[分]错误：间隔只能是 1 到 59 的数。'],
    ['0 0-30/0 0 * * ?', 'Cron表达式参数[分]错误：间隔只能是大于 0 的数。'],
    ['0 */60 0 * * ?', 'Cron表达式参数[分]错误：间隔只能是 1 到 59 的数。'],
    ['0 0 0 ? * MON/2', 'Cron表达式参数[周]错误：名称后面的间隔不起作用，请把“MON/2”改用数字写作“2/2”。'],
    ['0 0 0 ? * mon-fri/2', 'Cron表达式参数[周]错误：名称后面的间隔不起作用，请把“MON-FRI/2”改用数字写作“2-6/2”。'],
    ['0 0 0 1 JAN/3 ?', 'Cron表达式参数[月]错误：名称后面的间隔不起作用，请把“JAN/3”改用数字写作“1/3”。'],
    ['0 0 0 ? * SUN,TUE/2', 'Cron表达式参数[周]错误：名称后面的间隔不起作用，请把“TUE/2”改用数字写作“3/2”。'],
    ['0 0 24 * * ?', 'Cron表达式参数[时]错误：只能是 0 到 23 的数。'],
    ['0 ? 0 * * ?', 'Cron表达式参数[分]错误：“?”只能用在日和周。'],
    ['0 0 0 0 * ?', 'Cron表达式参数[日]错误：只能是 1 到 31 的数。'],
    ['0 0 0 32W * ?', 'Cron表达式参数[日]错误：“W”前面只能是 1 到 31 的数。'],
    ['0 0 0 L-31 * ?', 'Cron表达式参数[日]错误：“L-”后面只能是 1 到 30 的数。'],
    ['0 0 0 1,L * ?', 'Cron表达式参数[日]错误：“L”和“W”只能单独使用，写作 L、L-3、LW 或 15W。'],
    ['0 0 0 1 0 ?', 'Cron表达式参数[月]错误：只能是 1 到 12 的数。'],
    ['0 0 0 1 FOO ?', 'Cron表达式参数[月]错误：只能是 1 到 12 的数。'],
    ['0 0 0 ? * 0', 'Cron表达式参数[周]错误：只能是 1 到 7 的数。'],
    ['0 0 0 ? * MON-6', 'Cron表达式参数[周]错误：只能是 1 到 7 的数。'],
    ['0 0 0 ? * 6#6', 'Cron表达式参数[周]错误：“#”后面只能是 1 到 5 的数。'],
    [
      '0 0 0 ? * 2,6L',
      'Cron表达式参数[周]错误：“L”和“#”只能单独使用，写作 6L（最后一个星期五）或 6#3（第三个星期五）。',
    ],
    ['0 0 0 * * ? 2030-2026', 'Cron表达式参数[年]错误：开始的年不能大于结束的年。'],
    ['0 0 0 * * ? next', 'Cron表达式参数[年]错误：“NEXT”看不懂，可以写数字、1-5、0/5 或用逗号分开的几项。'],
    ['0 1,,2 0 * * ?', 'Cron表达式参数[分]错误：“”看不懂，可以写数字、1-5、0/5 或用逗号分开的几项。'],
  ])('refuses %j and says why', (text, message) => {
    expect(parseCron(text)).toMatchObject({ ok: false, message });
  });

  it('never throws, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789*?/-,LW#MONJ '), maxLength: 30 });
    fc.assert(
      fc.property(typed, (text) => {
        expect(parseCron(text)).toHaveProperty('ok');
      }),
    );
  });
});

// covers: limit-weekday
describe('describeCron', () => {
  // covers: limit-weekday
  it.each([
    ['* * * * * ?', '每天，每秒 执行。'],
    ['0 * * * * ?', '每天，每分钟 执行。'],
    ['0 0/5 * * * ?', '每天，从0分起每5分钟 执行。'],
    ['0 30 9 ? * 2-6', '每周一至周五，09:30:00 执行。'],
    ['0 0 8,20 * * ?', '每天，08:00:00、20:00:00 执行。'],
    ['0 0 0 L * ?', '每月最后一天，00:00:00 执行。'],
    ['0 0 0 L-3 * ?', '每月最后一天的前3天，00:00:00 执行。'],
    ['0 0 0 LW * ?', '每月最后一个工作日，00:00:00 执行。'],
    ['0 0 0 15W * ?', '每月离15日最近的工作日，00:00:00 执行。'],
    ['0 0 0 ? 1,7 6#3', '1月、7月的第三个周五，00:00:00 执行。'],
    ['0 0 0 ? * 6L 2026', '2026年，每月最后一个周五，00:00:00 执行。'],
    ['0 0 0 15,1 * ? 2026-2028', '2026年至2028年，每月1日、15日，00:00:00 执行。'],
    ['10/20 0 9-17 1 3 ?', '3月的1日，9时至17时的0分的从10秒起每20秒 执行。'],
  ])('says %j as %s', (text, sentence) => {
    expect(describeCron(schedule(text))).toBe(sentence);
  });

  it.each([
    ['* * * * * ?', 'Runs every day, every second.'],
    ['0 * * * * ?', 'Runs every day, every minute.'],
    ['0 0 * * * ?', 'Runs every day, at minute 0 of every hour.'],
    ['0 0/5 * * * ?', 'Runs every day, every 5 minutes from 0.'],
    ['0 30 9 ? * 2-6', 'Runs on Monday to Friday, at 09:30:00.'],
    ['0 0 8,20 * * ?', 'Runs every day, at 08:00:00 and 20:00:00.'],
    ['0 0 0 L-3 * ?', 'Runs on the day 3 before the last of the month, at 00:00:00.'],
    ['0 0 0 LW * ?', 'Runs on the last weekday of the month, at 00:00:00.'],
    ['0 0 0 15W * ?', 'Runs on the weekday nearest day 15 of the month, at 00:00:00.'],
    ['0 0 0 ? 1,7 6#3', 'Runs on the third Friday of the month in January and July, at 00:00:00.'],
    ['0 0 0 ? * 6L 2026', 'Runs on the last Friday of the month, in 2026, at 00:00:00.'],
    [
      '10/20 0 9-17 1 3 ?',
      'Runs on day 1 of the month in March, every 20 seconds from 10 of minute 0 of hour 9 to 17.',
    ],
  ])('says %j in English as %s', (text, sentence) => {
    setLocale('en-US');
    expect(describeCron(schedule(text))).toBe(sentence);
  });
});
