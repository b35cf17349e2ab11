import { Select } from 'antd';
import { useCallback } from 'react';

import type { DocumentEditingPort } from '../../../runtime/ports/index.ts';
import { useUnsavedOwners } from '../../../runtime/unsaved/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { LoadFailure } from '../../../views/states/index.ts';
import { useAsked } from './use-asked.ts';

/** The forms that the person may edit. Another one is chosen once the changes of the one that is open are kept. */
export function DocumentChoice(props: {
  port: DocumentEditingPort;
  /** Id of the tab. */
  owner: string;
  chosen: DocumentKey | undefined;
  onChoose: (key: DocumentKey) => void;
}) {
  const { port, owner, chosen, onChoose } = props;
  const isUnsaved = useUnsavedOwners().has(owner);
  const ask = useCallback(
    async (signal: AbortSignal) => (await port.list({ signal })).filter(({ kind }) => kind === 'form'),
    [port],
  );
  const { answer: documents, failure, retry } = useAsked(ask);
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  return (
    <div className="pw-designer-choice">
      <Select
        showSearch
        aria-label="要设计的表单"
        placeholder="选择要设计的表单"
        loading={!documents}
        disabled={isUnsaved}
        value={chosen}
        onChange={onChoose}
        optionFilterProp="label"
        notFoundContent={documents ? '没有您可以编辑的表单。' : '正在读取…'}
        options={(documents ?? []).map(({ key, title, hasDraft }) => ({
          value: key,
          label: `${title}（${key}）${hasDraft ? ' · 有草稿' : ''}`,
        }))}
      />
      {isUnsaved && <span className="pw-designer-done">有没保存的修改，保存草稿或撤销后可以换一张表单。</span>}
      {!chosen && <span className="pw-designer-done">选好之后在这里设计，发布后马上生效。</span>}
    </div>
  );
}
