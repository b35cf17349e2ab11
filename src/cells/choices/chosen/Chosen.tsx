import { Suspense, useMemo } from 'react';

import type { ChosenCellProps } from '../../../../generated/props.ts';
import { splitList } from '../../../engine/values/index.ts';
import { useDictTexts } from '../../../runtime/data/index.ts';
import { useRuntime, type CellProps } from '../../../runtime/registry/index.ts';
import { cellText, serverMark, serverNames } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/**
 * Renders the names of values from a tree, a search or an area list. It uses the names sent by the server; for a
 * table's records it requests them in one call for all cells of a page; for areas and trees in the document it uses the
 * widget itself.
 */
export function ChosenCell({ value, record, column, href, onOpen }: CellProps<ChosenCellProps>) {
  const { component = '', props = {}, dictionary } = column.cellProps;
  const values = useMemo(() => splitList(typeof value === 'number' ? String(value) : value), [value]);
  const sent = serverNames(record, column.key, values);
  const isAsked = sent === undefined && dictionary !== undefined;
  const texts = useDictTexts(isAsked ? dictionary : undefined, values);
  const mark = values.length > 1 ? undefined : serverMark(record, column.key);
  if (sent !== undefined) return drawText({ text: sent, mark, ellipsis: column.ellipsis, href, onOpen });
  if (isAsked) {
    const text = values.map((one) => texts.get(one) ?? one).join('、');
    return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
  }
  const children = <Named component={component} props={props} value={value} />;
  return drawText({ text: cellText(value), href, onOpen, children });
}

function Named({ component, props, value }: { component: string; props: object; value: CellProps['value'] }) {
  const definition = useRuntime().registry.widgets.get(component);
  const text = cellText(value);
  if (!definition) return text;
  const Widget = definition.component;
  return (
    <Suspense fallback={text}>
      <Widget {...props} value={value} readOnly />
    </Suspense>
  );
}
