import type { ReactNode } from 'react';

import { useDictionary } from '../../../runtime/data/index.ts';
import type { Option } from '../../../runtime/ports/index.ts';
import type { CellDefinition, CellProps } from '../../../runtime/registry/index.ts';
import { Tag } from '../../../views/controls/tag/Tag.tsx';
import { drawText } from '../../cell-text/draw-text.tsx';
import { dictionaryTags } from './dictionary-tags.ts';

/** Renders dictionary values as soft tags; a value that the dictionary does not contain is shown as it is. */
export function DictionaryCell(props: CellProps) {
  return drawTags(props, useDictionary(codeOf(props)) ?? []);
}

/** The same for dictionaries that are already loaded. */
export const drawDictionary: NonNullable<CellDefinition['draw']> = (props, dictionaries) => {
  const code = codeOf(props);
  if (code === undefined) return drawTags(props, []);
  const items = dictionaries.cached(code);
  return items && drawTags(props, items);
};

function codeOf({ column }: CellProps): string | undefined {
  const { dictionary } = column.cellProps;
  return typeof dictionary === 'string' && column.options === undefined ? dictionary : undefined;
}

function drawTags({ value, record, column, href, onOpen }: CellProps, items: readonly Option[]): ReactNode {
  const known = items.map(({ value: own, text, color }) => ({ value: own, label: text, ...(color && { color }) }));
  const tags = dictionaryTags(value, record, column, column.options ?? known);
  const text = tags.map((tag) => tag.text).join('，');
  if (column.cellProps['plain'] === true || href || onOpen) {
    return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
  }
  const children = tags.map((tag) => <Tag key={tag.value} color={tag.color} text={tag.text} />);
  return drawText({ text, children });
}
