import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DATE, DATE_TIME, formatDate, TIME } from '../values/index.ts';
import { hasTime, readDateText, type DateReading } from './read-date-text.ts';
import { sentenceOf } from './read-result.ts';

const now = new Date(2026, 2, 1, 9, 5, 7);

const told = (read: ReturnType<typeof readDateText>) => ('problem' in read ? sentenceOf(read) : read.value);

describe('a day or time as people write it', () => {
  test.each<[string, string | null, DateReading?]>([
    ['', null],
    ['　', null],
    ['2026-03-01', '2026-03-01'],
    ['20260301', '2026-03-01'],
    ['2026/3/1', '2026-03-01'],
    ['2026.3.1', '2026-03-01'],
    ['2026年3月1日', '2026-03-01'],
    ['2026 年 3 月 1 号', '2026-03-01'],
    ['２０２６－３－１', '2026-03-01'],
    ['3-1', '2026-03-01'],
    ['3/1', '2026-03-01'],
    ['12月31日', '2026-12-31'],
    ['今天', '2026-03-01'],
    ['昨天', '2026-02-28'],
    ['明天', '2026-03-02'],
    ['+3', '2026-03-04'],
    ['＋3天', '2026-03-04'],
    ['-1', '2026-02-28'],
    ['2026-03-01 00:00:00', '2026-03-01'],
    ['2026-03-01 8:30', '2026-03-01'],
    ['2026-03-01T08:30:00.000', '2026-03-01 08:30:00', 'date-time'],
    ['083005', '08:30:05', 'time'],
    ['2026-3-1 8:30', '2026-03-01 08:30:00', 'date-time'],
    ['20260301 8:30:15', '2026-03-01 08:30:15', 'date-time'],
    ['2026年3月1日8点30分', '2026-03-01 08:30:00', 'date-time'],
    ['2026-03-01T08:30', '2026-03-01 08:30:00', 'date-time'],
    ['明天 8：30', '2026-03-02 08:30:00', 'date-time'],
    ['3-1', '2026-03-01 00:00:00', 'date-time'],
    ['现在', '2026-03-01 09:05:07', 'date-time'],
    ['8:5', '08:05:00', 'time'],
    ['8点', '08:00:00', 'time'],
    ['8点30分', '08:30:00', 'time'],
    ['830', '08:30:00', 'time'],
    ['2030', '20:30:00', 'time'],
    ['3-1 0830', '2026-03-01 08:30:00', 'date-time'],
    ['２３：５９', '23:59:00', 'time'],
    ['2026-3', '2026-03-01', 'month'],
    ['202603', '2026-03-01', 'month'],
    ['2026年3月', '2026-03-01', 'month'],
    ['上月', '2026-02-01', 'month'],
    ['2026-Q4', '2026-10-01', 'quarter'],
    ['2026年第2季度', '2026-04-01', 'quarter'],
    ['2026', '2026-01-01', 'year'],
    ['今年', '2026-01-01', 'year'],
  ])('%j is %j', (text, value, kind) => {
    expect(readDateText(text, kind, { now })).toEqual({ value });
  });

  test.each<[string, string, DateReading?]>([
    ['2026-02-30', '“2026-02-30”不存在，请改正。'],
    ['20260230', '“20260230”不存在，请改正。'],
    ['2-29', '“2-29”不存在，请改正。'],
    ['25:00', '“25:00”不存在，请改正。', 'time'],
    ['很久以前', '“很久以前”不是日期，请写成2026-03-01这样。'],
    ['860', '“860”不存在，请改正。', 'time'],
    ['8:60', '“8:60”不存在，请改正。', 'time'],
    ['随便', '“随便”不是日期时间，请写成2026-03-01 08:30这样。', 'date-time'],
  ])('%j is told: %s', (text, problem, kind) => {
    expect(told(readDateText(text, kind, { now }))).toBe(problem);
  });

  test.each([
    '26-3-1',
    '260301',
    '2026-3/1',
    '01/03/2026',
    '12312026',
    '2026-3',
    '2026',
    '3',
    '2026-03-01 25:30',
    'constructor',
    '3-1-',
    '1e3',
  ])('%j could mean something else as a day', (text) => {
    expect(readDateText(text, 'date', { now })).toHaveProperty('problem');
  });

  test.each<[string, DateReading]>([
    ['今天', 'date'],
    ['+3', 'date'],
    ['3-1', 'date'],
    ['3.1', 'date'],
    ['现在', 'date-time'],
    ['现在', 'time'],
    ['本月', 'month'],
    ['今年', 'year'],
  ])('%j in a file is refused: the day of writing is not known', (text, kind) => {
    expect(readDateText(text, kind, { now: null })).toHaveProperty('problem');
  });

  test.each([
    ['05/01/2026', 'DD/MM/YYYY', '2026-01-05'],
    ['０５／０１／２０２６', 'DD/MM/YYYY', '2026-01-05'],
    ['2026-01-05', 'DD/MM/YYYY', '2026-01-05'],
  ])('%j in a field that shows %s is %s', (text, format, value) => {
    expect(readDateText(text, 'date', { now, format })).toEqual({ value });
  });

  test.each([
    ['2026-03-01', false],
    ['2026年3月1日', false],
    ['今天', false],
    ['2026-03-01 8:30', true],
    ['2026年3月1日8点', true],
    ['现在', true],
  ])('%j has a time: %s', (text, has) => {
    expect(hasTime(text)).toBe(has);
  });

  test('what is printed reads back as the same', () => {
    const moment = fc.date({ min: new Date(1900, 0, 1), max: new Date(2199, 11, 31), noInvalidDate: true });
    const patterns = ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日'];
    fc.assert(
      fc.property(moment, fc.constantFrom(...patterns), (date, pattern) => {
        expect(readDateText(formatDate(date, pattern), 'date', { now })).toEqual({ value: formatDate(date, DATE) });
        expect(readDateText(`${formatDate(date, pattern)} ${formatDate(date, TIME)}`, 'date-time', { now })).toEqual({
          value: formatDate(date, DATE_TIME),
        });
        expect(readDateText(formatDate(date, 'H:m:s'), 'time', { now })).toEqual({ value: formatDate(date, TIME) });
      }),
    );
  });
});
