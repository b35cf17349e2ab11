import { useDictionary } from '../../runtime/data/use-dictionary.ts';
import type { CellProps } from '../../runtime/registry/definitions.ts';
import { CellText } from '../cell-text/CellText.tsx';
import { Tag } from './Tag.tsx';
import { dictionaryTags } from './dictionary-tags.ts';

/** Dictionary values as soft tags; a value that the dictionary does not know is shown as it is. */
export function DictionaryCell({ value, record, column, href, onOpen }: CellProps) {
  const { dictionary, plain } = column.cellProps;
  const items = useDictionary(typeof dictionary === 'string' ? dictionary : undefined) ?? [];
  const known = items.map(({ value: own, text, color }) => ({ value: own, label: text, ...(color && { color }) }));
  const tags = dictionaryTags(value, record, column, column.options ?? known);
  const text = tags.map((tag) => tag.text).join('，');
  if (plain === true || href || onOpen) {
    return <CellText text={text} ellipsis={column.ellipsis} {...(href && { href })} {...(onOpen && { onOpen })} />;
  }
  return (
    <CellText text={text}>
      {tags.map((tag) => (
        <Tag key={tag.value} color={tag.color} text={tag.text} />
      ))}
    </CellText>
  );
}
