import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import { resolvedColumn } from '../../list/testing/resolved-column.ts';
import { resolvedField } from '../../model/testing/resolved.ts';
import { fillSeries } from './fill.ts';
import { parseHtmlTable, printHtmlTable } from './html-table.ts';
import { planPaste } from './plan-paste.ts';
import { parseTsv, printTsv } from './tsv.ts';
import { valueFromText } from './value-from-text.ts';

const column = (
  component: string,
  more: Partial<ResolvedColumn> = {},
  field: Partial<ResolvedColumn['field']> = {},
): ResolvedColumn => {
  const key = component.toLowerCase();
  const titled = { title: component, field: resolvedField(key, { title: component, ...field }) };
  return resolvedColumn(key, { component, ...titled, ...more });
};

describe('the text of a clipboard', () => {
  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['1\n2\r3', [['1'], ['2'], ['3']]],
    ['"一\n行"\t"说""好"""\r\n', [['一\n行', '说"好"']]],
    ['5" 管\t"未完', [['5" 管', '"未完']]],
    ['a\t\r\n', [['a', '']]],
    ['', []],
  ])('%j is read as a spreadsheet means it', (text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });

  test('what is printed is read back, whatever it holds', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', '中', ' ') });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(text, { minLength: 1, maxLength: 12 }), (width, texts) => {
        const rows = Array.from({ length: Math.ceil(texts.length / width) }, (_, row) =>
          Array.from({ length: width }, (_, at) => texts[row * width + at] ?? 'x'),
        );
        // A single empty cell prints nothing at all.
        fc.pre(rows.length > 1 || width > 1 || rows[0]?.[0] !== '');
        fc.pre(rows.at(-1)?.some((cell) => cell !== '') === true);
        expect(parseTsv(printTsv(rows))).toEqual(rows);
      }),
    );
  });
});

describe('a table of HTML', () => {
  const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {mso-number-format:General;}--></style></head>
<body><!--StartFragment--><table border=0 cellpadding=0 width=144>
 <col width=72 span=2 style='width:54pt'>
 <tr height=20><td height=20 class=xl65 width=72>螺栓&nbsp;M8</td><td align=right>1,234.50</td></tr>
 <tr><td rowspan="2">一<br>二</td><td>5 &lt; 6 &amp; &#29579;</td></tr>
 <tr><td>说明
   很长</td></tr>
</table><!--EndFragment--></body></html>`;

  test('of a spreadsheet is read with merged cells, breaks and signs', () => {
    expect(parseHtmlTable(excel)).toEqual([
      ['螺栓 M8', '1,234.50'],
      ['一\n二', '5 < 6 & 王'],
      ['', '说明 很长'],
    ]);
  });

  test('in the form of WPS: styles and conditional comments around, classes and mso styles on the cells', () => {
    const html = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name="Generator" content="WPS Office ET"><!--[if gte mso 9]><xml><x:ExcelWorkbook></x:ExcelWorkbook></xml><![endif]-->
<style><!-- .et2{mso-number-format:"0.00_ ";} td{padding-top:1px;mso-ignore:padding;} --></style></head>
<body><!--StartFragment--><table width="216" border="0" cellpadding="0" cellspacing="0" style="width:162.00pt;border-collapse:collapse;table-layout:fixed;">
<col width="72" span="3" style="width:54.00pt;"/><tr height="18" style="height:13.50pt;">
<td class="et2" x:num="1234.5" height="18" width="72" style="height:13.50pt;">1,234.50 </td><td class="et3" x:str>螺栓<font class="font1">M8</font></td><td></td></tr>
<tr height="18"><td class="et4" x:num="46085" style="mso-number-format:'yyyy\\/m\\/d;\\@';">2026/3/4</td><td colspan="2" x:str>甲&nbsp;乙</td></tr></table><!--EndFragment--></body></html>`;
    expect(parseHtmlTable(html)?.map((row) => row.map((cell) => cell.trim()))).toEqual([
      ['1,234.50', '螺栓M8', ''],
      ['2026/3/4', '甲 乙', ''],
    ]);
  });

  test('that is none, or only looks like one, is none', () => {
    expect(parseHtmlTable('<p>文字</p>')).toBeUndefined();
    expect(parseHtmlTable('<table></table>')).toBeUndefined();
  });

  test('never throws and never hangs, whatever it is', () => {
    const part = fc.constantFrom(
      '<table',
      '<tr>',
      '<td colspan=9999>',
      '</td>',
      '>',
      '"',
      "'",
      '&#x110000;',
      '文',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => void parseHtmlTable(`<table>${parts.join('')}`)),
    );
  });

  test('what is printed is read back', () => {
    const rows = [
      ['<b>粗</b> & "细"', '一\n二'],
      ['', '9'],
    ];
    expect(parseHtmlTable(printHtmlTable(rows))).toEqual(rows);
  });
});

describe('tables in the form of spreadsheets on the clipboard', () => {
  // The files' versions are unknown and their layout was redone: they only show the format.
  const read = (name: string) => readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8');

  test.each([
    [
      'excel',
      [
        ['垫圈 & 螺母', '1,234.50', '2026/3/4', '普通客户', '先送\n后付'],
        ['螺杆', '-', '2026/12/31', '重点客户', ''],
      ],
    ],
    [
      'wps',
      [
        ['垫圈', '1,234.50', '2026/3/4', '普通客户', '先送\n后付 现金'],
        ['', '-12.00', '2026年12月31日', '重点客户', '他说"不急"'],
      ],
    ],
  ])('%s: its HTML and its text are the same cells', (program, cells) => {
    expect(parseHtmlTable(read(`${program}.html`))).toEqual(cells);
    expect(parseTsv(read(`${program}.tsv`)).map((row) => row.map((text) => text.trim()))).toEqual(cells);
  });

  test('LibreOffice 7.4.7, recorded: its text has blanks for what parts lines and cells', () => {
    const cells = [
      ['名称', '单价', '数量', '日期', '备注'],
      ['螺栓 M8', '1,234.50', '0', '2026-11-20', '一\n二'],
      [`内六角 <3" & 'x'`, '-0.50', '12', '2026-01-02', '说"好"'],
      ['001', '100,000.00', '3', '', ''],
      ['合并', '', '', '', '尾 表'],
    ];
    expect(parseHtmlTable(read('libreoffice.html'))).toEqual(cells);
    expect(parseTsv(read('libreoffice.tsv'))).toEqual(
      cells.map((row) => row.map((text) => text.replaceAll('\n', ' '))),
    );
  });

  const text = ` style="mso-number-format:'\\@'" sdnum="1033;0;@"`;

  test('codes stay texts where they are pasted', () => {
    const html = printHtmlTable([['00123', '00123', '甲']], [true, false, true]);
    expect(html).toBe(`<table><tr><td${text}>00123</td><td>00123</td><td>甲</td></tr></table>`);
    expect(parseHtmlTable(html)).toEqual([['00123', '00123', '甲']]);
  });

  test.each(['=1+1', '+SUM(A1)', '-A1', '@now()', ' =1'])('%s is no formula where it is pasted', (formula) => {
    expect(printHtmlTable([[formula]])).toBe(`<table><tr><td${text}>${formula}</td></tr></table>`);
  });

  test.each(['-1', '+1,234.50', '-0.5%', 'a=1', ''])('%j needs no mark', (plain) => {
    expect(printHtmlTable([[plain]])).toBe(`<table><tr><td>${plain}</td></tr></table>`);
  });
});

describe('a pasted text', () => {
  const levels = [
    { value: 'A', label: '重点' },
    { value: 'B', label: '普通' },
    { value: 'C', label: '停用', disabled: true },
  ];
  const places = [
    { value: '2', label: '杭州 / 西湖区 / 转塘' },
    { value: '3', label: '南昌 / 转塘' },
  ];
  const cases: [ResolvedColumn, string, unknown][] = [
    [column('Input'), ' 螺栓\r\nM8 ', { value: '螺栓 M8' }],
    [column('TextArea'), '一\n二', { value: '一\n二' }],
    [column('Number', {}, { type: 'number', scale: 2 }), '￥1,234.5', { value: '1234.50' }],
    [column('Number', {}, { type: 'number', scale: 2 }), '（１２．５）', { value: '-12.50' }],
    [column('Number', {}, { type: 'number', scale: 2 }), '1.005', { value: '1.005' }],
    [column('Number', {}, { type: 'integer' }), '12', { value: 12 }],
    [column('Number', {}, { type: 'number', scale: 2 }), ' -   ', { value: '0.00' }],
    [column('Number', {}, { type: 'number', unit: '%' }), '12%', { value: 12 }],
    [column('Number', {}, { type: 'number' }), '十二', { misfit: '“十二”不是数字' }],
    [column('Date'), '2026/1/5', { value: '2026-01-05' }],
    [column('Date'), '2026年12月31日', { value: '2026-12-31' }],
    [column('Date'), '20260105', { value: '2026-01-05' }],
    [column('Date', { componentProps: { picker: 'month' } }), '2026年3月', { value: '2026-03-01' }],
    [column('Date'), '2026-02-30', { misfit: '“2026-02-30”不存在' }],
    [column('Date'), '2026年1月5日', { value: '2026-01-05' }],
    [column('Date'), '20260105', { value: '2026-01-05' }],
    [column('DateTime'), '2026-1-5 8:30', { value: '2026-01-05 08:30:00' }],
    [column('Time'), '8:05', { value: '08:05:00' }],
    [column('Time', { componentProps: { format: 'HH时mm分', valueFormat: 'HHmm' } }), '08时05分', { value: '0805' }],
    [column('Date', { componentProps: { format: 'DD/MM/YYYY' } }), '05/01/2026', { value: '2026-01-05' }],
    [column('Date', { componentProps: { valueFormat: 'yyyyMMdd' } }), '2026-1-5', { value: '20260105' }],
    [column('Switch', {}, { type: 'boolean' }), '是', { value: true }],
    [column('Checkbox', { componentProps: { values: ['Y', 'N'] } }), 'n', { value: 'N' }],
    [column('Switch'), '也许', { misfit: '“也许”不是“是”或“否”' }],
    [column('Select', { options: levels }), '普通', { value: 'B' }],
    [column('Select', { options: levels }), 'A', { value: 'A' }],
    [column('Select', { options: levels }), '停用', { misfit: '“停用”已停用，不能选' }],
    [column('Select', { options: levels }), '贵宾', { misfit: '没有“贵宾”这个选项' }],
    [column('Select', { options: levels, componentProps: { multiple: true } }), '重点、普通', { value: 'A,B' }],
    [column('Select', { options: levels, componentProps: { allowInput: true } }), '贵宾', { value: '贵宾' }],
    [
      column('Select', { options: levels, componentProps: { multiple: true } }),
      '重点、停用',
      { misfit: '“停用”已停用，不能选' },
    ],
    [column('Checkbox', { options: levels }), '普通，重点', { value: 'B,A' }],
    [column('Tags'), '加急易碎', { value: '加急;易碎;' }],
    [column('Reference'), '某客户', { lookUp: '某客户' }],
    [column('Picker', { componentProps: { picker: 'system/user' } }), '张伟', { lookUp: '张伟' }],
    [column('FileUpload'), '合同.pdf', { lookUp: '合同.pdf' }],
    [
      column('SearchSelect', { componentProps: { async: true, dictionary: 'base/customer,name,id' } }),
      '客户9',
      { lookUp: '客户9' },
    ],
    [column('Number'), '1.5万', { value: 15000 }],
    [column('Number'), '13%', { value: 0.13 }],
    [column('Date'), '2026-1-5 8:30', { value: '2026-01-05' }],
    [column('Time'), '083005', { value: '08:30:05' }],
    [column('Date', { componentProps: { format: 'DD/MM/YYYY' } }), '０５／０１／２０２６', { value: '2026-01-05' }],
    [column('Switch', {}, { type: 'boolean' }), '有', { value: true }],
    [column('Switch', {}, { type: 'boolean' }), 'Ｎ', { value: false }],
    [column('Select', { options: places }), '西湖区 / 转塘', { value: '2' }],
    [column('Select', { options: places }), '转塘', { misfit: '有2个“转塘”' }],
    [column('Number', {}, { scale: 2 }), '12.345', { value: '12.345' }],
    [column('Number'), '1,23', { misfit: '“1,23”里的逗号不在千位上' }],
    [column('Number'), '100*3', { misfit: '“100*3”不是数字' }],
    [column('Number', { componentProps: { scale: 2, unit: '%' } }), '１２%', { value: '12.00' }],
    [column('Number'), '  ', { value: null }],
  ];
  test.each(cases)('%#: is the value that a column takes, or says why not', (target, text, outcome) => {
    expect(valueFromText(target, text)).toEqual(outcome);
  });

  test.each<[string, unknown]>([
    ['100*3+5', { value: '305.00' }],
    ['￥1,234.5', { value: '1234.50' }],
    ['-', { value: null }],
    ['12.345', { misfit: '“12.345”有3位小数，这里最多2位小数' }],
    ['12,34', { misfit: '“12,34”里的逗号不在千位上' }],
  ])('%j typed into a number cell is calculated, or says why not', (text, outcome) => {
    const money = column('Number', {}, { type: 'number', scale: 2 });
    expect(valueFromText(money, text, undefined, true)).toEqual(outcome);
  });
});

describe('a paste', () => {
  const columns = [column('Input'), column('Number', {}, { type: 'number' }), column('Date')];
  const plan = (
    texts: string[][],
    range: { top: number; bottom: number; left: number; right: number },
    canAdd = true,
  ) =>
    planPaste({
      texts,
      range,
      columns,
      rowCount: 2,
      canAdd,
      isEditable: ({ column: at }) => at !== 2,
      optionsOf: () => undefined,
    });

  test('adds rows beyond the last, and tells what does not fit, is locked, or has no room', () => {
    const planned = plan(
      [
        ['甲', '一', '2026-1-1', '多'],
        ['乙', '2', ''],
      ],
      { top: 1, bottom: 1, left: 0, right: 0 },
    );
    // An empty cell over a locked one loses nothing.
    expect(planned).toMatchObject({ addedRows: 1, lockedCells: 1, lostColumns: 1, lostRows: 0 });
    expect(planned.misfits).toEqual([{ row: 2, title: 'Number', text: '一', message: '“一”不是数字' }]);
    expect(planned.cells.at(-1)).toEqual({ row: 2, column: 'number', value: 2 });
    expect(planned.range).toEqual({ top: 1, bottom: 2, left: 0, right: 2 });
  });

  test('a name to look up carries what its row has for the fields that the record is copied to', () => {
    const reference = {
      model: 'base/material',
      copy: { specification: 'input', price: 'number' },
      onDelete: 'refuse' as const,
      where: {},
    };
    const lines = [
      column('Reference', { componentProps: { resource: '/base/material' } }, { reference }),
      column('Input'),
      column('Number'),
    ];
    const { names } = planPaste({
      texts: [
        ['螺钉', ' M8 ', ''],
        ['螺母', '', ''],
      ],
      range: { top: 0, bottom: 0, left: 0, right: 0 },
      columns: lines,
      rowCount: 0,
      canAdd: true,
      isEditable: () => true,
      optionsOf: () => undefined,
    });
    expect(names).toEqual([
      { row: 0, column: 'reference', text: '螺钉', copies: { specification: 'M8' } },
      { row: 1, column: 'reference', text: '螺母' },
    ]);
  });

  test('leaves out rows where none may be added', () => {
    expect(plan([['甲'], ['乙'], ['丙']], { top: 1, bottom: 1, left: 0, right: 0 }, false)).toMatchObject({
      addedRows: 0,
      lostRows: 2,
    });
  });

  test('one cell fills the block, and a block as often as it fits', () => {
    expect(plan([['甲']], { top: 0, bottom: 1, left: 0, right: 0 }).cells).toHaveLength(2);
    expect(plan([['7'], ['8']], { top: 0, bottom: 3, left: 1, right: 1 }).cells.map(({ value }) => value)).toEqual([
      7, 8, 7, 8,
    ]);
  });
});

describe('filling goes on', () => {
  test.each([
    ['number', [1, 2], 3, [3, 4, 5]],
    ['number', ['1.50', '1.25'], 2, ['1.00', '0.75']],
    ['date', ['2026-01-30', '2026-01-31'], 2, ['2026-02-01', '2026-02-02']],
    ['text', ['甲', '乙'], 3, ['甲', '乙', '甲']],
    ['text', ['001', '002'], 2, ['003', '004']],
    ['text', ['A-08', 'A-09'], 2, ['A-10', 'A-11']],
    ['text', ['A1', 'B2'], 2, ['A1', 'B2']],
    ['text', ['1', '0'], 2, ['1', '0']],
    ['text', ['2026-01-30', 5], 2, ['2026-01-30', 5]],
    [undefined, ['1', '2'], 2, ['1', '2']],
    [undefined, ['2026-01-30', '2026-01-31'], 1, ['2026-01-30']],
    ['number', [5], 2, [5, 5]],
    ['number', [1, 2, 4], 2, [1, 2]],
    ['number', [], 2, []],
  ] as const)('%s: %j by %i', (kind, source, count, values) => {
    expect(fillSeries(source, count, { kind })).toEqual(values);
  });

  test.each<[source: string[], values: string[]]>([
    [
      ['2026-01-01', '2026-02-01'],
      ['2026-03-01', '2026-04-01'],
    ],
    [
      ['2026-01-31', '2026-02-28'],
      ['2026-03-31', '2026-04-30'],
    ],
    [
      ['2026-02-28', '2026-03-31'],
      ['2026-04-30', '2026-05-31'],
    ],
    [
      ['2026-03-31', '2026-06-30'],
      ['2026-09-30', '2026-12-31'],
    ],
    [
      ['2026-01-30', '2026-02-28'],
      ['2026-03-30', '2026-04-30'],
    ],
    [
      ['2026-03-01', '2026-02-01'],
      ['2026-01-01', '2025-12-01'],
    ],
    [
      ['2024-02-29', '2025-02-28'],
      ['2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      ['2026-05-06', '2027-05-06'],
      ['2028-05-06', '2029-05-06'],
    ],
    [
      ['2026-01-05', '2026-01-12'],
      ['2026-01-19', '2026-01-26'],
    ],
    [
      ['2026-01-08', '2026-01-09', '2026-01-12'],
      ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16', '2026-01-19'],
    ],
    [
      ['2026-01-01', '2026-01-02', '2026-01-09'],
      ['2026-01-01', '2026-01-02'],
    ],
  ])('days as in a spreadsheet: %j, then %j', (source, values) => {
    expect(fillSeries(source, values.length, { kind: 'date' })).toEqual(values);
  });

  test('backwards, before the block', () => {
    expect(fillSeries([3, 4], 2, { kind: 'number', before: true })).toEqual([1, 2]);
    expect(fillSeries(['A03', 'A04'], 2, { kind: 'text', before: true })).toEqual(['A01', 'A02']);
  });
});
