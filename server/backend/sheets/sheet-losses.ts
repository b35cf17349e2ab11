import { columnPlace, type Loss } from '../../excel/index.ts';
import { say } from '../../locale/index.ts';
import type { ExpectedHead } from './expected-head.ts';
import type { ChosenSheet } from './sheet-layout.ts';

/**
 * Corrects the losses of a sheet by the titles that the back end knows: it imports columns that the document has not,
 * and leaves out those that only the document has.
 */
export function lossesThere(
  losses: readonly Loss[],
  sheets: readonly ChosenSheet[],
  expected: ExpectedHead | undefined,
): Loss[] {
  if (!expected) return [...losses];
  const cells = sheets.flatMap(({ head }) => head.cells.map((cell, index) => ({ ...cell, index })));
  const places = (some: typeof cells) => new Set(some.map(({ index, title }) => columnPlace(index, title)));
  const imported = places(cells.filter(({ column, title }) => !column && expected.hasTitle(title)));
  const unknown = places(cells.filter(({ column }) => column && expected.titleOf(column) === undefined));
  return [
    ...losses.filter(({ place }) => !imported.has(place)),
    ...[...unknown].map((place) => ({ place, message: say('后端的导入没有这一列，不导入') })),
  ];
}
