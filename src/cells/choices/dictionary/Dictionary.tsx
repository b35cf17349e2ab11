import type { ReactNode } from 'react';

import type { DictionaryCellProps } from '../../../../generated/props.ts';
import { Tag } from '../../../kit/controls/tag/Tag.tsx';
import { useDictionary } from '../../../runtime/data/index.ts';
import type { Option } from '../../../runtime/ports/index.ts';
import type { CellDefinition, CellProps } from '../../../runtime/registry/index.ts';
import { drawText } from '../../cell-text/draw-text.tsx';
import { dictionaryTags } from './dictionary-tags.ts';

/** Renders dictionary values as soft tags; a value that the dictionary does not contain is shown as it is. */
export function DictionaryCell(props: CellProps<DictionaryCellProps>) {
  return drawTags(props, useDictionary(codeOf(props)) ?? []);
}

/** The same for dictionaries that are already loaded. */
export const drawDictionary: NonNullable<CellDefinition['draw']> = (props, dictionaries) => {
  const code = codeOf(props);
  if (code === undefined) return drawTags(props, []);
  const items = dictionaries.cached(code);
  return items && drawTags(props, items);
};

function codeOf({ column }: CellProps<DictionaryCellProps>): string | undefined {
  const { dictionary } = column.cellProps;
  return column.options === undefined ? dictionary : undefined;
}

function drawTags(props: CellProps<DictionaryCellProps>, items: readonly Option[]): ReactNode {
  const { value, record, column, href, onOpen } = props;
  const { plain = false, colors } = column.cellProps;
  const known = items.map(({ value: own, text, color }) => ({ value: own, label: text, ...(color && { color }) }));
  const tags = dictionaryTags(value, record, { key: column.key, colors }, column.options ?? known);
  const text = tags.map((tag) => tag.text).join('，');
  if (plain || href || onOpen) {
    return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
  }
  const children = tags.map((tag) => <Tag key={tag.value} color={tag.color} text={tag.text} />);
  return drawText({ text, children });
}
