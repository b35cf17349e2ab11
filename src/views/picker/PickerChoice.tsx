import type { ResolvedPicker } from '../../engine/picker/index.ts';
import { ProblemCard } from '../../kit/problem-card/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';

import './picker.css';

import { QueryChoice } from './QueryChoice.tsx';
import { TableChoice, type TableChoiceProps } from './TableChoice.tsx';
import { TreeChoice } from './TreeChoice.tsx';

/** The table or the tree of a picker, or the reason why there is neither. */
export function PickerChoice({
  chosen,
  ...rest
}: Omit<TableChoiceProps, 'list'> & {
  chosen: readonly DataRecord[];
}) {
  const { picker, onChange, onTake } = rest;
  const { query, list, tree, problems }: ResolvedPicker = picker;
  if (query !== undefined)
    return <QueryChoice picker={picker} query={query} onChange={onChange} onTake={onTake} initial={rest.initial} />;
  if (list) return <TableChoice {...rest} list={list} />;
  if (tree) return <TreeChoice picker={picker} tree={tree} chosen={chosen} onChange={onChange} onTake={onTake} />;
  return problems[0] ? <ProblemCard problem={problems[0]} /> : null;
}
