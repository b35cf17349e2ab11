import { useMemo, useState } from 'react';

import type { ResolvedPicker } from '../../../engine/picker/index.ts';
import { ProblemCard } from '../../../kit/problem-card/index.ts';
import { say } from '../../../locale/index.ts';
import { followRecord } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { PickerChoice } from '../../picker/index.ts';

/**
 * A picker as the content of a dialog. Its conditions are evaluated in the scope around the dialog; the chosen records
 * are its `$selection`.
 */
export function DialogPicker(props: {
  picker: ResolvedPicker;
  scope: object;
  chosen: readonly DataRecord[];
  onChange: (records: DataRecord[]) => void;
}) {
  const { picker, chosen, onChange } = props;
  const [scope] = useState(props.scope);
  const list = useMemo(() => picker.list && followRecord(picker.list, scope), [picker, scope]);
  const followed = useMemo(() => (list ? { ...picker, list } : picker), [picker, list]);
  if (picker.list && !list) {
    const place = { severity: 'error' as const, code: 'not-drawn-yet', document: picker.document, pointer: '/where' };
    return <ProblemCard problem={{ ...place, message: say('选择器的固定条件（where）在这里算不出来。') }} />;
  }
  return (
    <PickerChoice
      picker={followed}
      initial={none}
      chosen={chosen}
      onChange={onChange}
      onTake={(record) => onChange([record])}
    />
  );
}

const none: readonly DataRecord[] = [];
