import type { ReactNode } from 'react';

import type { TagsCellProps } from '../../../../generated/props.ts';
import { tagsOf } from '../../../engine/values/index.ts';
import { Tag } from '../../../kit/controls/tag/Tag.tsx';
import type { CellProps } from '../../../runtime/registry/index.ts';
import { drawText } from '../../cell-text/draw-text.tsx';
import { colorOf } from '../dictionary/dictionary-tags.ts';

/** Renders the tags of a text, each in its colour from the column. */
export function TagsCell({ value, column }: CellProps<TagsCellProps>): ReactNode {
  const tags = [...new Set(tagsOf(value))];
  const children = tags.map((tag) => <Tag key={tag} color={colorOf(tag, column.cellProps.colors)} text={tag} />);
  return drawText({ text: tags.join('，'), children });
}
