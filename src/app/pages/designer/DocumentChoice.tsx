import { AppstoreOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useCallback, useEffect } from 'react';

import { LoadFailure } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import type { DocumentEditingPort } from '../../../runtime/ports/index.ts';
import { useUnsavedOwners } from '../../../runtime/unsaved/use-unsaved.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { useAsked } from '../answers/use-asked.ts';

/**
 * Shows which form is open and lets the user open another one once there are no unsaved changes. `onChoose` without a
 * key shows all forms.
 */
export function DocumentChoice(props: {
  port: DocumentEditingPort;
  owner: string;
  chosen: DocumentKey;
  onChoose: (key?: DocumentKey) => void;
  changes?: ((listener: () => void) => () => void) | undefined;
}) {
  const { port, owner, chosen, onChoose, changes } = props;
  const isUnsaved = useUnsavedOwners().has(owner);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      (await port.list({ signal })).filter(({ kind, isUnserved }) => kind === 'form' && isUnserved !== true),
    [port],
  );
  const { answer: documents, failure, retry } = useAsked(ask);
  useEffect(() => changes?.(retry), [changes, retry]);
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  return (
    <div className="pw-designer-choice">
      <Button type="text" size="small" icon={<AppstoreOutlined />} disabled={isUnsaved} onClick={() => onChoose()}>
        {say('全部表单')}
      </Button>
      <Select
        showSearch
        size="small"
        aria-label={say('要设计的表单')}
        loading={!documents}
        disabled={isUnsaved}
        value={chosen}
        onChange={(key: DocumentKey) => onChoose(key)}
        optionFilterProp="label"
        notFoundContent={documents ? say('没有您可以编辑的表单。') : say('正在读取…')}
        options={(documents ?? []).map(({ key, title, hasDraft }) => ({
          value: key,
          label: `${title}（${key}）${hasDraft ? say(' · 有草稿') : ''}`,
        }))}
      />
      {isUnsaved && <span className="pw-designer-done">{say('有没保存的修改，保存草稿或撤销后可以换一张表单。')}</span>}
    </div>
  );
}
