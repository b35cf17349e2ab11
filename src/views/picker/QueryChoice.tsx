import { useEffect, useMemo, useState } from 'react';

import {
  heldRow,
  isHeldRow,
  recordOfRow,
  reportChoice,
  shownOf,
  type ResolvedPicker,
} from '../../engine/picker/index.ts';
import { useFeedback } from '../../kit/feedback/index.ts';
import { useReport } from '../../runtime/picker/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { NotOpen } from './NotOpen.tsx';
import { TableChoice, type TableChoiceProps } from './TableChoice.tsx';

/** Choosing among the rows of a report, whose columns and search are loaded first. */
export function QueryChoice(
  props: Pick<TableChoiceProps, 'initial' | 'onChange' | 'onTake'> & { picker: ResolvedPicker; query: string },
) {
  const { picker, query } = props;
  const { message } = useFeedback();
  const { found, use, warning } = useReport(query, picker.params ?? none, picker.multiple);
  useEffect(() => {
    if (warning !== undefined) message.warning(warning);
  }, [warning, message]);
  if (found.status !== 'ready') return <NotOpen found={found} />;
  return <Rows {...props} report={found.picker} use={use} />;
}

const none: Record<string, string> = {};

function Rows(
  props: Omit<Parameters<typeof QueryChoice>[0], 'query'> & Pick<TableChoiceProps, 'use'> & { report: ResolvedPicker },
) {
  const { picker, report, initial, use, onChange, onTake } = props;
  const shown = useMemo(() => shownOf(report), [report]);
  const choice = useMemo(() => reportChoice(picker, report), [picker, report]);
  const [held] = useState(() => initial.map((record, index): DataRecord => heldRow(picker, shown, record, index)));
  const isHeld = useMemo(() => (one: DataRecord, row: DataRecord) => isHeldRow(picker, one, row), [picker]);
  if (!choice.list) return null;
  const recordOf = (row: DataRecord): DataRecord => recordOfRow(picker, shown, row);
  return (
    <TableChoice
      picker={choice}
      list={choice.list}
      initial={held}
      isHeld={isHeld}
      use={use}
      onChange={(rows) => onChange(rows.map(recordOf))}
      onTake={(row) => onTake(recordOf(row))}
    />
  );
}
