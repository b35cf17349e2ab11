import { useEffect, useRef } from 'react';

import { say } from '../../../locale/index.ts';
import type { EditorEntry } from '../../../runtime/dialog/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { FormNotice } from '../../form/index.ts';
import { headOf } from '../bill-facts.ts';

/**
 * Shows that a record opened for editing is locked. `onStale` is called once, so that the page that opened it loads the
 * record again.
 */
export function LockedNotice(props: { entry: EditorEntry; record: DataRecord; onStale: () => void }) {
  const { entry, record, onStale } = props;
  const tell = useRef(onStale);
  useEffect(() => tell.current(), []);
  const state = headOf(entry.target.model, record).state?.text ?? '';
  return <FormNotice type="info" message={say('单据状态为“{state}”，不能修改', { state })} />;
}
